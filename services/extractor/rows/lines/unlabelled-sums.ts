import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { longestMatch, tokenise, totalBook } from '../../lexicon/phrases.ts';
import { type DecimalMark, readNumber } from '../../values/number.ts';
import { type BodyLine, cellText, textOf } from '../table.ts';
import { isAmount } from './line-shapes.ts';
import type { RowLines } from './row-lines.ts';
import { makesAmount } from './row-values.ts';

/** One row is no sum of others. */
const fewestRows = 2;
const cents = 0.011;
const summed: readonly ColumnRole[] = ['quantity', 'lineTotal'];

/** The rows that a line may be the sum of: all above it, and those since the last sum. */
export interface RowsAbove {
  all: readonly RowLines[];
  sinceSum: readonly RowLines[];
  /** No row follows: the sum of one row is printed below it. */
  isLast: () => boolean;
}

/**
 * True for `85   872.50` under the rows of a sheet, numbers without a word, each the sum of its column above, and for
 * `Sommano   872.50`, `Sommano   872.50   1,064.45` at a name that no lexicon has, below all rows or those of a section.
 */
export function isUnlabelledSum(line: BodyLine, { all, sinceSum, isLast }: RowsAbove): boolean {
  const [first] = all;
  if (!first) return false;
  const isNamed = /\p{L}{3,}/u.test(line.line.segments[0]?.text ?? '');
  if (!isNamed) return all.length >= fewestRows && isSumOf(line, all, filledColumns(line, first));
  // `Pens, red   10   2.00   20.00` under as many blue ones.
  const isPriced = cellText(line, first.roles, 'price') !== '' && makesAmount(line, first.roles);
  if (all.length < fewestRows && isPriced && !namesTotal(line.line.segments[0]!.text)) return false;
  const columns = namedAmounts(line, first);
  const isSection = sinceSum.length > 0 && sinceSum.length < all.length;
  return (
    columns.length > 0 &&
    (((all.length >= fewestRows || isLast()) && isSumOf(line, all, columns)) ||
      (isSection && isSumOf(line, sinceSum, columns)))
  );
}

/** The columns that a line without a word fills, when they can be summed; else none. */
function filledColumns({ cells }: BodyLine, { roles }: RowLines): number[] {
  const filled = cells.flatMap((cell, column) => (cell.length > 0 && roles[column] !== null ? [column] : []));
  return filled.every((column) => summed.includes(roles[column]!)) ? filled : [];
}

/** `Sommano   872.50`: words without a digit before amounts, one of them in the column of amounts. */
function namedAmounts({ cells, line }: BodyLine, { roles }: RowLines): number[] {
  // `Total of chapter 01` names what it sums up.
  const names = new Set(
    line.segments.filter(({ text }) => /\p{L}/u.test(text)).flatMap(({ words }) => words),
  );
  const counted = cells.flatMap((cell, column) =>
    cell.some((word) => /\d/.test(word.text) && !names.has(word)) ? [column] : [],
  );
  const areAmounts = counted.every((column) => {
    const text = lastAmount(textOf(cells[column]!));
    return isAmount(text) || /^\d+$/.test(text);
  });
  const words = line.segments.filter(({ text }) => /\p{L}/u.test(text));
  const name = words[0]?.text ?? '';
  // `Delivery 1 total units`
  const isPlain = line.segments.length > 1 && words.length === 1 && (namesTotal(name) || !/\d/.test(name));
  return isPlain && areAmounts && counted.some((column) => roles[column] === 'lineTotal') ? counted : [];
}

function namesTotal(name: string): boolean {
  const tokens = tokenise(name);
  return tokens.some((_, at) => longestMatch(totalBook, tokens, at) !== null);
}

/** `1 195,85` of a cell that holds the end of a name as well. */
function lastAmount(text: string): string {
  return text.replace(/^[\p{L}.\s]+/u, '');
}

function isSumOf(line: BodyLine, rows: readonly RowLines[], columns: readonly number[]): boolean {
  return (
    columns.length > 0 &&
    (['.', ','] as DecimalMark[]).some((decimal) => {
      const value = (text: string) => readNumber(text, decimal)?.value ?? Number.NaN;
      return columns.every((column) => {
        const sum = rows.reduce(
          (whole, { anchors }) => whole + amountIn(textOf(anchors[0]!.cells[column]!), value),
          0,
        );
        return Math.abs(sum - amountIn(textOf(line.cells[column]!), value)) < cents;
      });
    })
  );
}

/** The number of a cell, perhaps before its unit or currency. */
function amountIn(text: string, value: (text: string) => number): number {
  const whole = value(lastAmount(text));
  return Number.isNaN(whole) ? value(text.split(' ')[0]!) : whole;
}
