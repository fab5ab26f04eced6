import { isProduct } from '../../arithmetic.ts';
import type { ReadingContext } from '../../context.ts';
import type { Chosen } from '../../draft.ts';
import { placeOf } from '../../layout/sheet.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { dateWords } from '../../lexicon/phrases.ts';
import { readDate } from '../../values/date.ts';
import { numberShape, readNumber } from '../../values/number.ts';
import type { RowLines } from '../lines/row-lines.ts';
import { type BodyLine, cellText } from '../table.ts';

interface ColumnSchedule {
  /** The row without the lines of its later parts. */
  rest: RowLines;
  quantity: Chosen<number>;
  /** Of the later parts. */
  days: Chosen[];
}

/**
 * A delivery in parts whose days and quantities stand in the row's own columns, the first on the row: what is ordered is
 * their sum. Only where price and total of the row prove it, and its first part alone does not make the total.
 */
export function readColumnSchedule(lines: RowLines, context: ReadingContext): ColumnSchedule | null {
  const [anchor, ...others] = lines.anchors;
  if (!anchor || others.length > 0) return null;
  const number = (line: BodyLine, role: ColumnRole) =>
    readNumber(cellText(line, lines.roles, role), context.decimal);
  const [first, price, total] = (['quantity', 'price', 'lineTotal'] as const).map((role) => {
    const read = number(anchor, role);
    return read && !read.ambiguous ? read.value : null;
  });
  if (!first || !price || !total || isProduct(first, price, total, null)) return null;
  const parts = lines.below.flatMap((line) => {
    const day = readDate(cellText(line, lines.roles, 'deliveryDate'), context.rowDates.order, dateWords);
    const count = number(line, 'quantity');
    return day && count && !count.ambiguous && holdsPartOnly(line, lines.roles)
      ? [{ line, day, count: count.value }]
      : [];
  });
  const sum = parts.reduce((all, { count }) => all + count, first);
  if (parts.length === 0 || !isProduct(sum, price, total, null)) return null;
  const own = new Set(parts.map(({ line }) => line));
  return {
    rest: { ...lines, below: lines.below.filter((line) => !own.has(line)) },
    quantity: {
      value: sum,
      confidence: proved,
      places: [anchor, ...own].map(({ sheet, line }) => placeOf(sheet, line.words)),
      because: 'the sum of the parts of its delivery, as price and total of the line prove',
    },
    days: parts.map(({ line, day }) => ({
      value: day.iso,
      confidence: day.ambiguous && context.rowDates.source === 'locale' ? 0.6 : 0.92,
      places: [placeOf(line.sheet, line.line.words)],
      because: 'delivery date of a part of the line',
    })),
  };
}

const proved = 0.95;

/** True for a line of a day, its quantity, and figures in columns that say nothing else: `05/04/26  40  0  40`. */
function holdsPartOnly({ cells }: BodyLine, roles: RowLines['roles']): boolean {
  return cells.every((cell, column) => {
    const role = roles[column];
    if (cell.length === 0 || role === 'deliveryDate' || role === 'quantity' || role === 'unit') return true;
    const isFigures = cell.every(({ text }) => numberShape(text) !== null);
    return isFigures && (role === null || role === 'ignored');
  });
}
