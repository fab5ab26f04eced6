import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { readNumber } from '../../values/number.ts';
import { textOf } from '../table.ts';
import type { RowLines } from './row-lines.ts';
import { isShelfList, wantsNone } from './shelf-lists.ts';

/** The rows of a price list that nothing was ordered of, apart from the others. */
export interface Ordered {
  rows: RowLines[];
  unordered: RowLines[];
}

/** Fewer lines without a quantity are lines whose quantity is missing. */
const fewestUnordered = 3;

/**
 * Takes the lines that nothing was ordered of out of a price list that a buyer filled in: more than half of its lines
 * have neither a quantity nor a total.
 */
export function orderedRows(all: readonly RowLines[]): Ordered {
  const rows = all.filter((row) => !isLeftOnShelf(row));
  const unordered = rows.filter(
    (row) => textIn(row, 'quantity') === '' && isNothing(textIn(row, 'lineTotal')),
  );
  const isList =
    unordered.length >= fewestUnordered &&
    unordered.length > 0.5 * rows.length &&
    rows.some((row) => /\d/.test(textIn(row, 'quantity') ?? ''));
  return isList
    ? { rows: rows.filter((row) => !unordered.includes(row)), unordered }
    : { rows: [...rows], unordered: [] };
}

/** Of these there are enough: the row says how many are there, and wants none. */
function isLeftOnShelf(row: RowLines): boolean {
  return isShelfList(row.table.header, row.roles) && wantsNone(textIn(row, 'quantity') ?? '');
}

/** The text of a column, null when the row's table has none with this role. */
function textIn({ roles, anchors }: RowLines, role: ColumnRole): string | null {
  const column = roles.indexOf(role);
  return column < 0 ? null : textOf(anchors.flatMap(({ cells }) => cells[column]!));
}

function isNothing(total: string | null): boolean {
  return (
    total === null || /^[-–—]?$/.test(total) || readNumber(total, '.')?.value === 0 || /^0[.,]0+/.test(total)
  );
}
