import type { Word } from '@orderloom/pages/page.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import type { OrderTable } from '../read-tables.ts';
import { textOf } from '../table.ts';

/**
 * The headings `S`, `M` and `L` over numbers that make the quantity of every row: how many go of each size, or to each
 * place, which no line of an order tells.
 */
export function sharedQuantities(table: OrderTable): Word[] {
  // `L` heads the numbers of lines elsewhere.
  const [found = []] = [
    [null, 'ignored'],
    [null, 'ignored', 'position'],
  ].flatMap((free) => {
    const columns = sharesIn(table, new Set(free as (ColumnRole | null)[]));
    return columns.length > 0 ? [columns] : [];
  });
  return found.flatMap((at) => table.table.header[at]!.words);
}

/** The columns of `free` roles whose numbers make the quantity of every row. */
function sharesIn({ table, rows }: OrderTable, free: ReadonlySet<ColumnRole | null>): number[] {
  const shares = rows.map(({ roles, anchors }) => {
    const numberAt = (at: number) => numberIn(textOf(anchors.flatMap(({ cells }) => cells[at] ?? [])));
    return {
      quantity: numberAt(roles.indexOf('quantity')),
      numbers: table.header.map((_, at) => (free.has(roles[at] ?? null) ? numberAt(at) : Number.NaN)),
    };
  });
  const filled = [...table.header.keys()].filter(
    (at) =>
      shares.every(({ numbers }) => !Number.isNaN(numbers[at]!)) &&
      shares.some(({ numbers }) => numbers[at]! > 0),
  );
  const numbersOf = (numbers: readonly number[]) => filled.map((at) => numbers[at]!);
  const isShared =
    filled.length > 1 &&
    shares.every(({ quantity, numbers }) => quantity > 0 && sumOf(numbersOf(numbers)) === quantity) &&
    shares.some(({ numbers }) => numbersOf(numbers).filter((number) => number > 0).length > 1);
  return isShared ? filled : [];
}

/** Nothing and a dash are none. */
function numberIn(text: string): number {
  if (/^[-–—]?$/.test(text)) return 0;
  return /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
