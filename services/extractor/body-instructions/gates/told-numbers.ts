import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import type { Reading } from '../instruction.ts';
import { verbOf } from '../sentences/clauses.ts';
import { withoutPlainNumbers } from '../sentences/plain-numbers.ts';
import { numberIn } from '../words/patterns.ts';
import { longAgo } from '../words/words-of-amounts.ts';
import { asks } from '../words/words-of-wishes.ts';

const settles = inAnyLanguage('settles');

/**
 * Whether a quantity was read from a number that counts no goods, as that of a telephone ("ring the front desk, 01632
 * 960118"), or from one that was so once and that nobody asks for: "all sizes are as last year (S 10, M 15)".
 */
export function countsNothing(wish: Reading, text: string): boolean {
  if (wish === 'unclear' || wish.kind !== 'quantity') return false;
  const number = numberIn(wish.to);
  // "Half will do, last year so much was left": the number is none of the text.
  if (!number.test(text)) return false;
  if (!number.test(withoutPlainNumbers(text))) return true;
  const isWanted = asks.test(text) || settles.test(text) || verbOf(text) !== null;
  return longAgo.test(text) && !isWanted;
}
