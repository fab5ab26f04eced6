import type { Word } from '@orderloom/pages/page.ts';
import type { DraftRow } from '../../draft.ts';
import { isCommon } from '../../lexicon/mail/spoken-languages.ts';
import { isBodyUnit, isContainer } from '../../mail-body/body-units.ts';
import { otherWords } from '../gates/known-words.ts';
import type { Reading, Wish } from '../instruction.ts';
import { wishedItem } from '../rows/wished-item.ts';
import { countsOf } from '../rows/wished-quantity.ts';
import { inPlaceOf } from '../words/words-of-refusal.ts';
import { added, isOrdered } from './added-goods.ts';
import type { Targets } from './find-targets.ts';
import { goodsSaid } from './goods-said.ts';
import { withoutGoods } from './goods-words.ts';

/** What comes for a line that goes: "8 boxes of masks instead of the discs", "swap the discs for 4 brushes"; null where nothing does. */
export function exchanged(
  clause: readonly Word[],
  said: string,
  own: Targets,
  rows: readonly DraftRow[],
): Reading[] | null {
  const isBehind = inPlaceOf.test(own.before);
  return (isBehind ? swapped(clause, said, own, rows) : null) ?? swappedFor(clause, said, own, rows);
}

/** "8 boxes of masks instead of the discs": both, where the other goods are told with an amount. */
function swapped(
  clause: readonly Word[],
  said: string,
  own: Targets,
  rows: readonly DraftRow[],
): Reading[] | null {
  const [row] = own.rows as [number];
  const others = countsOf(own.rest).filter(({ value }) => value !== rows[row]!.quantity?.value);
  if (own.rows.length !== 1 || countsOf(own.rest).length > others.length) return null;
  const more = added(clause, said, rows, true);
  return more.length === 1 && more[0] !== 'unclear'
    ? [{ kind: 'cancel', rows: [row] }, ...more]
    : ['unclear'];
}

/** "Swap the discs for 4 brushes": the discs go, where what comes for them is told with an amount and is not ordered yet. */
function swappedFor(
  clause: readonly Word[],
  said: string,
  own: Targets,
  rows: readonly DraftRow[],
): Reading[] | null {
  const behind = own.rest.slice(own.before.length);
  const number = forThese.exec(behind)?.[1];
  if (number === undefined || own.rows.length !== 1 || !exchanges.test(withoutGoods(said, rows))) return null;
  const at = clause.findLastIndex(({ text }) => text.replace(/[x×]$/i, '') === number);
  const item = wishedItem(clause.slice(at));
  if (item?.description == null) return null;
  if (!names.test(item.description)) return ['unclear'];
  return isOrdered(item, rows) ? ['unclear'] : [{ kind: 'cancel', rows: own.rows }, item];
}
/** "Instead of the ribbons 6 buckets": what is counted is none of the line. */
export function comesInstead(
  { row, to }: Extract<Wish, { kind: 'quantity' }>,
  text: string,
  rows: readonly DraftRow[],
): boolean {
  return goodsSaid(text, rows).some(({ rows: named, from, to: end }) => {
    const before = text.slice(0, from).replace(/\d+\s$/, '');
    if (!named.includes(row) || !inPlaceOf.test(before.trimEnd())) return false;
    const [counted, noun] =
      new RegExp(`(?<![\\d.,])${to}\\s(\\p{L}+)(?:\\s\\p{L}+){0,2}`, 'u').exec(text.slice(end)) ?? [];
    if (counted === undefined || goodsSaid(counted, rows).some((goods) => goods.rows.includes(row)))
      return false;
    return isContainer(noun!) || (!isBodyUnit(noun!) && !isCommon(noun!) && otherWords(noun!).length > 0);
  });
}

/** "2 bigger ones", "good ones", "4 with 25 m" name no goods. */
export const names =
  /^(?!(?:with|of|in|for|ones?|mit|von|aus|met|van|avec|de|con|di|com|z|med)\s)(?!(?:\p{L}+ )?(?:ones?|others?|andere?|größere|kleinere|grotere|kleinere|plus grands?|plus petits?|más grandes|più grandi|maiores|większe|mniejsze|større|mindre)(?!\p{L}))/iu;
/** Some goods shall come in the place of others. */
export const exchanges =
  /(?<!\p{L})(?:swap|exchang|replac|substitu|tausch|austausch|umtausch|ersetz|vervang|ruil|omruil|wissel|remplac|échang|sustitu|reempla|cambi|sostitu|scambi|troc|troqu|zamie[nń]|wymie[nń]|zastąp|byt|udskift|erstat)\p{L}*/iu;
const forThese =
  /^\s*(?:\p{L}+\s)?(?:for|with|by|against|gegen|durch|mit|door|voor|tegen|par|contre|por|con|per|com|na|przez|med|til)\s(\d{1,5})(?:\s?[x×])?\s\p{L}/iu;
