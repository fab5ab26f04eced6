import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { isNameless, says } from '../../lexicon/mail/spoken-languages.ts';
import { isBodyUnit } from '../../mail-body/body-units.ts';
import { type GoodsSaid, goodsSaid, withoutGoodsSaid } from '../goods/goods-said.ts';
import { verbOf } from '../sentences/clauses.ts';
import { moreOrLess } from '../words/words-of-amounts.ts';
import { takesOut } from './taken-out.ts';

const staysAsIs = new RegExp(inAnyLanguage('staysAsIs').source, 'giu');

/** Whether a text says that something is right as it is: neither "something is not right" nor "they can stay off". */
export function isAsIs(text: string): boolean {
  const plain = text.replace(staysAsIs, ' ');
  return plain !== text && !says(plain, 'negations') && !takesOut(text);
}

/** "The clamps and the fenders are right", "the washers stay at 1,000": what a sentence says of lines, and no more. */
export function leavesLines(text: string, rows: readonly DraftRow[]): boolean {
  const said = goodsSaid(text, rows);
  const rest = withoutPrinted(withoutGoodsSaid(text, said), said, rows);
  if (said.length === 0 || /\d/.test(rest) || !isAsIs(rest)) return false;
  return verbOf(rest.replace(staysAsIs, ' ')) === null && !says(rest, 'limits') && !moreOrLess.test(rest);
}

/** Without how many are printed, where they stay at that: the last of the sentence, behind words that anybody says. */
function withoutPrinted(rest: string, said: readonly GoodsSaid[], rows: readonly DraftRow[]): string {
  const { told = '', number = '', unit } = keptAt.exec(rest)?.groups ?? {};
  const quantity = Number(number.replace(/\D/g, ''));
  const isPrinted = said.every((goods) => goods.rows.every((row) => rows[row]!.quantity?.value === quantity));
  const isPlain = (told.replace(staysAsIs, ' ').match(/\p{L}+/gu) ?? []).every(isNameless);
  const isCount = unit === undefined || isBodyUnit(unit);
  return number !== '' && isPrinted && isPlain && isCount && told !== told.replace(staysAsIs, ' ')
    ? told
    : rest;
}
/** "… bleiben bei 1.000 Stück." */
const keptAt = /^(?<told>\D*\s)(?<number>\d{1,3}(?:[.,’' ]\d{3})+|\d{1,6})(?:\s(?<unit>\p{L}+))?[.!]?\s*$/u;
