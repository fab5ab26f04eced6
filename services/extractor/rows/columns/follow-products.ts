import type { Word } from '@orderloom/pages/page.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { isTotalLine } from '../lines/total-line.ts';
import { type Table, textOf } from '../table.ts';
import { holdsWeights, measuredColumns } from './measures.ts';
import { findProducts } from './products.ts';

/** Columns of numbers that say which article. */
export const numbered: readonly ColumnRole[] = [
  'article',
  'customerArticle',
  'supplierArticle',
  'articleAndDescription',
];

/** Columns that say what is ordered. */
export const naming: readonly ColumnRole[] = [...numbered, 'description'];

const amounts: readonly ColumnRole[] = ['quantity', 'price', 'lineTotal'];

/**
 * Quantity, price and line total where the numbers say they are: a heading may be unknown, or stand over two columns
 * of prices. A quantity that a heading announces stays, also when another column multiplies: orders print what was
 * delivered beside what is ordered.
 */
export function followProducts(roles: (ColumnRole | null)[], table: Table): (ColumnRole | null)[] {
  const measured = measuredColumns(table.header);
  const rows = table.body
    .filter(({ line, cells }) => !isTotalLine(line) && cells.filter(holdsDigit).length >= amounts.length)
    .slice(0, 60)
    .map(({ cells }) => cells.map((cell, column) => (measured.has(column) ? '' : textOf(cell))));
  const found = findProducts(rows);
  if (!found) return roles;
  const at = [found.quantity, found.price, found.lineTotal];
  // `Stück zu` over `38,38` announces what a piece costs.
  const quantity = roles.indexOf('quantity');
  const announced = rows.some((row) => isWhole(row[quantity] ?? '')) ? quantity : -1;
  // Of many numbers of one row some multiply by chance; an empty column says nothing against them.
  const isFilled = (role: ColumnRole) => rows.some((row) => (row[roles.indexOf(role)] ?? '') !== '');
  if (found.rows < 2 && !table.isGuessed && amounts.every(isFilled)) return roles;
  const isSure = table.isGuessed || found.rows >= manyRows;
  const free =
    isSure ||
    at.every((column) => !isNaming(roles[column] ?? null, found.rows) && roles[column] !== 'deliveryDate');
  const isAnnounced = table.header[found.quantity]!.roles.includes('quantity');
  if (!free || (announced >= 0 && announced !== found.quantity && !isAnnounced)) return roles;
  // What one of them weighs makes the weight of all, and counts them.
  const costs = !holdsWeights(table.header[found.price]!);
  return roles.map((role, column) => {
    const index = at.indexOf(column);
    if (index > 0 && !costs) return 'ignored';
    if (index >= 0) return amounts[index]!;
    // `p.` over 100 is no position of a line.
    const mayChange = role === 'position' || !isNaming(role, 0);
    if (column === found.basis && mayChange) return 'priceUnit';
    if (column === found.discount && mayChange) return 'discount';
    return role !== null && amounts.includes(role) ? 'ignored' : role;
  });
}

/** On so many rows no three numbers multiply by chance, whatever the headings say. */
const manyRows = 4;

/** `No. of pcs` that multiplies on several rows is no position. */
function isNaming(role: ColumnRole | null, products: number): boolean {
  const isPosition = role === 'position' && products < 2;
  return role !== null && (numbered.includes(role) || role === 'description' || isPosition);
}

/** A number without cents, perhaps with its unit. */
function isWhole(text: string): boolean {
  return /\d/.test(text) && !/[.,]\d*[1-9]\d?(?!\d)/.test(text);
}

function holdsDigit(cell: readonly Word[]): boolean {
  return cell.some((word) => /\d/.test(word.text));
}
