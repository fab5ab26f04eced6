import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { says } from '../../lexicon/mail/spoken-languages.ts';
import { goodsSaid, withoutGoodsSaid } from '../goods/goods-said.ts';
import { verbOf } from '../sentences/clauses.ts';
import { moreOrLess } from '../words/words-of-amounts.ts';
import { takesOut } from './taken-out.ts';

const staysAsIs = new RegExp(inAnyLanguage('staysAsIs').source, 'giu');

/** Whether a text says that something is right as it is: neither "something is not right" nor "they can stay off". */
export function isAsIs(text: string): boolean {
  const plain = text.replace(staysAsIs, ' ');
  return plain !== text && !says(plain, 'negations') && !takesOut(text);
}

/** "The clamps and the fenders are right": what a sentence says of lines, and no more. */
export function leavesLines(text: string, rows: readonly DraftRow[]): boolean {
  const said = goodsSaid(text, rows);
  const rest = withoutGoodsSaid(text, said);
  if (said.length === 0 || /\d/.test(rest) || !isAsIs(rest)) return false;
  return verbOf(rest.replace(staysAsIs, ' ')) === null && !says(rest, 'limits') && !moreOrLess.test(rest);
}
