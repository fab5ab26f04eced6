import type { DraftRow } from '../draft.ts';
import { findTargets } from './find-targets.ts';
import { isRight } from './former-times.ts';
import { countsOf } from './wished-quantity.ts';
import { asks } from './words-of-wishes.ts';

/** "The 60 on line 3 are right, I counted twice": the quantity of the papers, and no other. */
export function confirmsRow(text: string, rows: readonly DraftRow[]): boolean {
  const targets = findTargets(text, rows);
  const [row] = targets?.rows ?? [];
  if (targets === null || row === undefined || targets.rows.length > 1 || negates.test(text)) return false;
  const printed = rows[row]!.quantity?.value ?? null;
  const counts = countsOf(targets.rest);
  return (
    isRight.test(text) &&
    !asks.test(text) &&
    counts.length > 0 &&
    counts.every(({ value }) => value === printed)
  );
}
const negates =
  /(?<!\p{L})(?:not|n[’']t|nicht|niet|pas|no|non|não|nie|ikke|but|aber|maar|mais|pero|ma|mas|ale|men)(?!\p{L})/iu;
