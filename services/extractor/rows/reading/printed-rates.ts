import type { DraftRow } from '../../draft.ts';
import type { RowLines } from '../lines/row-lines.ts';
import { textOf } from '../table.ts';
import { discountInDetails } from './detail-values.ts';

/** Reduced prices are rounded before they are multiplied. */
const cents = 0.011;
const nearly = 0.005;
/** Of a rate that nothing calls a discount, its product must be the total to this much. */
const exactly = 0.006;

type Priced = Pick<DraftRow, 'quantity' | 'price' | 'lineTotal'>;

/**
 * The per cent taken off a row where they make the total of what it prints: the discount told under it, else any rate
 * printed with it, in a column that we do not know or beside other remarks; null without one.
 */
export function printedRate(
  { anchors, below, roles }: RowLines,
  details: readonly { text: string }[],
  row: Priced,
): number | null {
  const told = discountInDetails(details);
  if (told !== null && leaves(row, told, nearly)) return told;
  const inColumns = anchors.flatMap(({ cells }) =>
    cells.flatMap((cell, column) => (mayReduce(roles[column] ?? null) ? [textOf(cell)] : [])),
  );
  const lines = below.map(({ line }) => textOf(line.words));
  const rates = [
    ...inColumns.filter(isRateAlone),
    ...lines.flatMap(percentagesIn),
    ...inColumns.flatMap(percentagesIn),
  ];
  return rates.map(rateIn).find((rate) => rate > 0 && leaves(row, rate, 0)) ?? null;
}

function mayReduce(role: RowLines['roles'][number]): boolean {
  return (
    role === null || role === 'ignored' || role === 'discount' || role === 'description' || role === 'price'
  );
}

/** `12,5`, `-5 %` alone in a cell. */
function isRateAlone(text: string): boolean {
  return /^[-–]?\s?\d{1,2}(?:[.,]\d{1,3})?\s?[-%]?$/.test(text);
}

function percentagesIn(text: string): string[] {
  return text.match(/(?<![\d.,])\d{1,2}(?:[.,]\d{1,3})?(?=\s?%)/g) ?? [];
}

function rateIn(text: string): number {
  return Number(text.replace(/[^\d.,]/g, '').replace(',', '.'));
}

/** True when the rate taken off makes the total; within a share of it, or the rounding of cents. */
function leaves({ quantity, price, lineTotal }: Priced, rate: number, share: number): boolean {
  if (!lineTotal || !price || quantity?.value == null) return false;
  const [whole, total] = [quantity.value * price.value, lineTotal.value];
  const reduced = whole * (1 - rate / 100);
  const rounding = share > 0 ? share * total : quantity.value * exactly;
  const tolerance = Math.max(cents, Math.min(rounding, 0.2 * Math.abs(whole - reduced)));
  return Math.abs(reduced - total) < tolerance;
}
