import { makeDoubt } from '../doubt.ts';
import type { Doubt, DraftRow } from '../draft.ts';

/** A row, and the texts under it that no field took. */
interface Told {
  row: DraftRow;
  remarks: readonly string[];
}

/** Fewer rows may be alike by chance. */
const fewestRows = 3;

/**
 * Doubts about descriptions that name no goods: of all rows the same, at different prices, or codes alone while words
 * stand under each of them. What the goods are called is then printed somewhere else.
 */
export function unnamedGoods(readings: readonly Told[]): Doubt[] {
  const [first] = readings;
  const description = first?.row.description;
  if (!description || readings.length < fewestRows) return [];
  const names = new Set(readings.map(({ row }) => row.description?.value ?? null));
  const prices = new Set(readings.map(({ row }) => row.price?.value ?? row.lineTotal?.value ?? null));
  const areSame = names.size === 1 && prices.size > 1;
  const areCodes = readings.every(
    ({ row, remarks }) =>
      row.description !== null && !namesGoods(row.description.value) && remarks.some(namesGoods),
  );
  if (!areSame && !areCodes) return [];
  return [makeDoubt('text_not_understood', 'items[0].description', [description.value], description.places)];
}

/** A word of letters alone. */
function namesGoods(text: string): boolean {
  return /(?<![\p{L}\d])\p{L}{3,}(?![\p{L}\d])/u.test(text);
}
