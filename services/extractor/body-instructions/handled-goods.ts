import type { DraftRow } from '../draft.ts';
import { goodsSaid, withoutGoodsSaid } from './goods-said.ts';
import { inAnyLanguage } from './words/phrase-pattern.ts';
import { noneOf } from './words-of-refusal.ts';

const wraps = inAnyLanguage('wraps');
const cutsGoods = inAnyLanguage('cutsGoods');
/** A size in a name of goods that are sold by their length: "ropes 12 mm". */
const sized = /\d\s?(?:mm|cm|m)(?!\p{L})/iu;

/**
 * Whether a clause that was read as one that takes goods out may only say how they shall be packed: "die Fender bitte nicht
 * einpacken". "No fenders to pack" takes them out.
 */
export function isHandled(clause: string, rows: readonly DraftRow[]): boolean {
  const goods = goodsSaid(clause, rows);
  if (goods.length === 0 || goods.some(({ from }) => noneOf.test(clause.slice(0, from)))) return false;
  return wraps.test(withoutGoodsSaid(clause, goods));
}

/** "Cut the ropes to 20": so many, or so long? */
export function isCutTo(row: number, clause: string, rows: readonly DraftRow[]): boolean {
  return sized.test(rows[row]?.description?.value ?? '') && cutsGoods.test(clause);
}
