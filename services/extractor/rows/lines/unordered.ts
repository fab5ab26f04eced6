import type { Sheet } from '../../layout/sheet.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { folded, wordsOf } from '../../lexicon/phrases.ts';
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
 * Takes the lines that nothing was ordered of out of a price list or a form that a buyer filled in: more than half of its
 * lines have neither a quantity nor a total, or it is one by its title or by the order of its numbers.
 */
export function orderedRows(all: readonly RowLines[]): Ordered {
  const rows = all.filter((row) => !isLeftOnShelf(row));
  const unordered = rows.filter(
    (row) => textIn(row, 'quantity') === '' && isNothing(textIn(row, 'lineTotal')),
  );
  const isList =
    unordered.length >= fewestUnordered &&
    (unordered.length > 0.5 * rows.length || isForm(rows)) &&
    rows.some((row) => /\d/.test(textIn(row, 'quantity') ?? ''));
  return isList
    ? { rows: rows.filter((row) => !unordered.includes(row)), unordered }
    : { rows: [...rows], unordered: [] };
}

/**
 * A list that was printed before anybody ordered: `Order form` above it, or without prices its numbers only rise, as those
 * of a catalogue do: `1010`, `1025`, `1040`. Lines that a buyer adds at its end have none.
 */
function isForm(rows: readonly RowLines[]): boolean {
  const ofHeading = rows.map(({ table }) => table);
  if (ofHeading.some(({ sheet, header }) => isTitled(sheet.whole ?? sheet, header))) return true;
  const numbers = rows.map(numberOf).filter((number) => number !== '');
  const isPriced = rows.some((row) => textIn(row, 'price') || textIn(row, 'lineTotal'));
  const rises = numbers.every((number, at) => at === 0 || isAfter(number, numbers[at - 1]!));
  return !isPriced && numbers.length >= fewestListed && numbers.length >= mostListed * rows.length && rises;
}
/** So many numbers rise by chance in one of 40,000 orders. */
const fewestListed = 8;
const mostListed = 0.8;

/** `Bestellschein`, `Order form`, alone in its text above the table. */
function isTitled({ lines }: Sheet, header: RowLines['table']['header']): boolean {
  const top = Math.min(...header.map(({ box }) => box[1]));
  return lines.some(
    ({ box, segments }) =>
      box[3] <= top && segments.some(({ text }) => orderForms.has(wordsOf(text).join(' '))),
  );
}
const orderForms = folded((lexicon) => lexicon.orderForms);

function numberOf(row: RowLines): string {
  const numbers = ['article', 'customerArticle', 'supplierArticle'] as const;
  return numbers.map((role) => textIn(row, role) ?? '').find((text) => /\d/.test(text)) ?? '';
}

/** `A-1025` after `A-1010`: of as many characters, and greater. */
function isAfter(number: string, before: string): boolean {
  return number.length === before.length && number > before;
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
