import type { ReadingContext } from '../../context.ts';
import type { Chosen } from '../../draft.ts';
import { placeOf } from '../../layout/sheet.ts';
import { readNumber } from '../../values/number.ts';
import type { RowLines } from '../lines/row-lines.ts';
import { withoutWords } from '../lines/taken-off.ts';
import type { BodyLine } from '../table.ts';

/** Amounts whose right edges are this near, in points, stand in one column. */
const sameColumn = 6;
const cents = 0.011;

/** What discounts printed under a line make of its total. */
export interface NetTotal {
  lineTotal: Chosen<number>;
  /** The sum of the discounts, positive. */
  discount: number;
  /** The lines that say so. */
  lines: ReadonlySet<BodyLine>;
}

/**
 * Reads `- 20 % discount  -834.50` under a line, with the net amount that may follow below, or that amount alone, where
 * the `rate` of the line leaves it. Null when nothing is taken off, or an amount below is neither a discount nor what
 * they leave.
 */
export function netTotalOf(
  { below }: Pick<RowLines, 'below'>,
  lineTotal: Chosen<number> | null,
  rate: number | null,
  context: ReadingContext,
): NetTotal | null {
  const edge = lineTotal?.places[0]?.box[2];
  if (!lineTotal || edge === undefined) return null;
  const amounts = below.flatMap((line) => {
    const last = line.line.segments.at(-1)!;
    const number = readNumber(withoutWords(last.text), context.decimal ?? context.localeDecimal);
    const isAmount = number !== null && /[.,]\d\d\D?(?:\s\D{1,4})?$/.test(last.text);
    return isAmount && Math.abs(last.box[2] - edge) < sameColumn ? [{ line, value: number.value }] : [];
  });
  let net = lineTotal.value;
  for (const { value } of amounts) {
    const left = net === lineTotal.value && rate !== null ? net * (1 - rate / 100) : net;
    if (value < 0) net += value;
    else if (Math.abs(value - left) <= cents) net = value;
    else if (Math.abs(value - net) > cents) return null;
  }
  const discount = lineTotal.value - net;
  if (discount <= 0 || net <= 0) return null;
  const last = amounts.at(-1)!.line;
  return {
    lineTotal: {
      ...lineTotal,
      value: Math.round(net * 100) / 100,
      places: [...lineTotal.places, placeOf(last.sheet, last.line.words)],
      because: `${lineTotal.because}; less the discount printed under it`,
    },
    discount,
    lines: new Set(amounts.map(({ line }) => line)),
  };
}
