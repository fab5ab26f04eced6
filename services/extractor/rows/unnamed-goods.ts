import { makeDoubt } from '../doubt.ts';
import type { Doubt, DraftRow } from '../draft.ts';
import { isLabelled } from './reading/details.ts';

/** A row, and the texts under it that no field took. */
interface Told {
  row: DraftRow;
  remarks: readonly string[];
}

/** Fewer rows may be alike by chance. */
const fewestRows = 3;

/**
 * Doubts about goods without their name: descriptions that are of all rows the same, at different prices, or codes alone
 * while words stand under each of them, and rows without one among others, with words under them.
 */
export function unnamedGoods(readings: readonly Told[]): Doubt[] {
  return [...namesElsewhere(readings), ...namesLeftOver(readings)];
}

function namesLeftOver(readings: readonly Told[]): Doubt[] {
  const isNamed = ({ row }: Told) => row.description !== null;
  if (readings.filter(isNamed).length * 2 < readings.length) return [];
  return readings.flatMap((told, at) => {
    const name = isNamed(told)
      ? undefined
      : told.remarks.find((remark) => !isLabelled(remark) && namesGoods(remark));
    return name === undefined
      ? []
      : [
          makeDoubt(
            'text_not_understood',
            `items[${at}].description`,
            [name],
            told.row.quantity?.places ?? [],
          ),
        ];
  });
}

function namesElsewhere(readings: readonly Told[]): Doubt[] {
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
