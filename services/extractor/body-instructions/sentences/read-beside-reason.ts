import { textOf } from '../../rows/table.ts';
import { sureOf } from '../gates/sure-wishes.ts';
import { findTargets } from '../goods/find-targets.ts';
import { goodsSaid } from '../goods/goods-said.ts';
import { wishedDay } from '../heads/wished-day.ts';
import { wishedPlace } from '../heads/wished-place.ts';
import { type Reading, rowsOf } from '../instruction.ts';
import { type Beside, wishesIn } from '../read-sentence.ts';
import { insteadOf } from '../words/words-of-refusal.ts';
import { partedByReason } from './reasons.ts';
import type { Sentence } from './sentences.ts';

/**
 * What a sentence wants where a part of it only says why and names no other line or day; null where it is not so, or
 * where not all of it was understood.
 */
export function readBesideReason(
  { words, place }: Sentence,
  about: Beside,
): { wishes: Reading[]; main: string } | null {
  const { rows, days } = about;
  for (const { told, main } of partedByReason(words)) {
    const [why, text] = [textOf(told), textOf(main)];
    const meantThere = findTargets(why, rows)?.rows ?? goodsIn(why, rows);
    if (meantThere.length > 1 || town.test(why) || wishedDay(why, days) !== null || wishedPlace(why) !== null)
      continue;
    // "Instead of the powder we'd like 6 bottles; so don't send the powder": more than a reason.
    if (insteadOf.test(why) && /(?<![\p{L}\d-])\d/u.test(why)) continue;
    const [there] = meantThere;
    const wishes = wishesIn(
      { words: main, text, place },
      { ...about, meant: there ?? about.meant, before: why },
    );
    const isSure = wishes.every((wish) => sureOf(wish, textOf(words), rows) === wish);
    const isUnderstood = isSure && wishes.length > 0 && wishes.every((wish) => wish !== 'unclear');
    const isOfOther =
      there !== undefined && !wishes.some((wish) => wish !== 'unclear' && rowsOf(wish).includes(there));
    if (isUnderstood && !isOfOther) return { wishes, main: text };
  }
  return null;
}

/** The rows whose goods a text names, by whatever part of their names. */
function goodsIn(text: string, rows: Beside['rows']): number[] {
  return [...new Set(goodsSaid(text, rows).flatMap((goods) => goods.rows))];
}

/** A postal code and its town: a place is more than a reason. */
const town = /(?<![\p{L}\d])(?:\d{4,5}(?:-\d{3})?|\d{2}-\d{3})(?:\s[A-Z]{2})?,?\s\p{Lu}/u;
