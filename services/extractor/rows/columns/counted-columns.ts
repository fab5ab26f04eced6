import { isUnit, tokenise } from '../../lexicon/phrases.ts';
import { readNumber } from '../../values/number.ts';
import { isTotalLine } from '../lines/total-line.ts';
import type { BodyLine, Table } from '../table.ts';
import { textOf } from '../table.ts';

/**
 * Of several columns of quantities the only one under which their sum is printed, `Total qty   68`: what is ordered is
 * added up, what lies in stock beside it is not. Null when none of them has its sum, or several have, or the heading over
 * the sum counts packs: their number is added up beside what is ordered.
 */
export function columnOverItsSum(
  { body, header }: Pick<Table, 'body' | 'header'>,
  columns: readonly number[],
): number | null {
  const end = body.findIndex(({ line }) => isTotalLine(line));
  if (columns.length < 2 || end < fewestSummed) return null;
  const [rows, [sums]] = [body.slice(0, end), body.slice(end)];
  const summed = columns.filter((column) => isSum(numberIn(sums!, column), rows, column));
  return summed.length === 1 && !countsPacks(header[summed[0]!]!.text) ? summed[0]! : null;
}
/** `Menge Kartons`, `Quantity (ctns)` */
function countsPacks(heading: string): boolean {
  return tokenise(heading).some(({ text }) => isUnit(text));
}

/** One number is its own sum. */
const fewestSummed = 2;

function isSum(sum: number | null, rows: readonly BodyLine[], column: number): boolean {
  const numbers = rows.flatMap((row) => numberIn(row, column) ?? []);
  const added = numbers.reduce((all, one) => all + one, 0);
  return sum !== null && numbers.length >= fewestSummed && added > 0 && sum === added;
}

/** Whole numbers only: a mark between digits may part thousands. */
function numberIn({ cells }: BodyLine, column: number): number | null {
  const text = textOf(cells[column] ?? []);
  return /^\d{1,6}(?:\s\p{L}{1,8}\.?)?$/u.test(text)
    ? (readNumber(text.split(' ')[0]!, '.')?.value ?? null)
    : null;
}
