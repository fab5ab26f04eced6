import type { Word } from '@orderloom/pages/page.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { isUnit, tokenise } from '../../lexicon/phrases.ts';
import { numberShape } from '../../values/number.ts';
import { isDay } from '../lines/line-shapes.ts';
import { isTotalLine } from '../lines/total-line.ts';
import { type BodyLine, type Table, textOf } from '../table.ts';
import { areCounting, rolesByContent } from './column-content.ts';
import { findProducts } from './products.ts';

/**
 * Decides what each column holds: its heading says what it can mean, its values say whether that is so. Null for
 * columns whose heading says nothing.
 */
export function settleRoles(table: Table): (ColumnRole | null)[] {
  const rows = linesLikeRows(table);
  const values = table.header.map((_, column) =>
    rows.map(({ cells }) => textOf(cells[column]!)).filter((value) => value !== ''),
  );
  const roles: (ColumnRole | null)[] = table.header.map(({ roles: [role] }, column) =>
    role === undefined || (table.isGuessed && !mayHold(role, values[column]!)) ? null : role,
  );
  roles.forEach((role, column) => {
    if (role === 'position' && !areLineNumbers(values[column]!))
      roles[column] = !names(roles) && isText(values[column]!) ? 'description' : 'article';
  });
  if (table.layers.length > 1 && !names(roles)) nameInUpperLine(table, roles);
  if (!table.isGuessed) nameFilled(table, roles, values);
  keepOne(roles, 'description', (column) => isText(values[column]!));
  keepOne(roles, 'quantity', (column) => areNumbers(values[column]!));
  keepOne(
    roles,
    'article',
    (column) => values[column]!.length > 0 && !areTradeNumbers(values[column]!) && !isText(values[column]!),
  );
  if (!roles.includes('lineTotal') && roles.filter((role) => role === 'price').length > 1)
    roles[roles.lastIndexOf('price')] = 'lineTotal';
  keepOne(roles, 'price', (column) => areNumbers(values[column]!));
  roles.reverse();
  keepOne(roles, 'lineTotal', () => true);
  const settled = countedColumn(
    fillByShape(followProducts(codesOverTexts(roles.reverse(), values), table), values),
    values,
  );
  return table.isGuessed || !settled.includes('quantity') ? rolesByContent(settled, values) : settled;
}

/** False for roles that a made-up word happens to have, over values of another kind. */
function mayHold(role: ColumnRole, values: readonly string[]): boolean {
  if (role === 'priceUnit') return values.every((value) => /^1[0.,]*(?:\s|$)/.test(value));
  if (role === 'tax' || role === 'discount')
    return values.every((value) => /^[-–—]?$|^\D?\d{1,2}(?:[.,]\d+)?(?: ?%)?$/.test(value));
  return true;
}

/** A column called description that is empty names nothing where another one holds the texts. */
function nameFilled(table: Table, roles: (ColumnRole | null)[], values: readonly string[][]): void {
  const filled = roles.map((role, column) =>
    role === 'description' && values[column]!.length === 0 ? null : role,
  );
  if (names(filled)) return;
  nameDescription(table, filled, values);
  if (names(filled)) roles.splice(0, roles.length, ...filled);
}

/** Of rows of two lines the upper names what is ordered: what stands beside the number of the line in words. */
function nameInUpperLine({ layers, body }: Table, roles: (ColumnRole | null)[]): void {
  const position = roles.indexOf('position');
  const upper = body.filter(({ cells }) => position >= 0 && /^\d{1,6}\.?$/.test(textOf(cells[position]!)));
  const named = layers[0]!.columns.find(
    (column) => roles[column] === null && isText(upper.map(({ cells }) => textOf(cells[column]!))),
  );
  if (named !== undefined && upper.length > 0) roles[named] = 'description';
}

/** `24 rol` below a heading of units, or below two that stand side by side: without another quantity it is this. */
function countedColumn(roles: (ColumnRole | null)[], values: readonly string[][]): (ColumnRole | null)[] {
  if (roles.includes('quantity')) return roles;
  const column = roles.findIndex((role, at) => {
    const own = values[at]!;
    const isBasis = role === 'priceUnit' && own.every((value) => /^10*\s/.test(value));
    const mayCount = role === null || role === 'ignored' || beside.includes(role);
    return (
      mayCount &&
      !isBasis &&
      own.length > 0 &&
      own.filter((value) => counted.test(value)).length > 0.8 * own.length
    );
  });
  return column < 0 ? roles : roles.map((role, at) => (at === column ? 'quantity' : role));
}
const beside: readonly ColumnRole[] = ['unit', 'priceUnit', 'article', 'position'];

/** A column called description that holds codes: what they mean stands on the lines below. */
function codesOverTexts(roles: (ColumnRole | null)[], values: readonly string[][]): (ColumnRole | null)[] {
  if (roles.some((role) => role !== null && numbered.includes(role))) return roles;
  return roles.map((role, column) => {
    const codes = values[column]!.filter(
      (value) => isArticleCode(value) || /^[\d./-]{4,}$/.test(value),
    ).length;
    return role === 'description' && codes > 0.8 * values[column]!.length ? 'articleAndDescription' : role;
  });
}

/** Columns whose headings say nothing: units, and the numbers of articles when no other column has them. */
function fillByShape(roles: (ColumnRole | null)[], values: readonly string[][]): (ColumnRole | null)[] {
  const filled = [...roles];
  filled.forEach((role, column) => {
    if (role !== null || values[column]!.length === 0) return;
    const share = (fits: (value: string) => boolean) =>
      values[column]!.filter(fits).length / values[column]!.length;
    if (!filled.includes('position') && areCounting(values[column]!)) filled[column] = 'position';
    else if (!filled.includes('unit') && share((value) => isUnit(value)) > 0.6) filled[column] = 'unit';
    else if (!filled.includes('quantity') && share((value) => counted.test(value)) > 0.8)
      filled[column] = 'quantity';
    else if (!filled.includes('deliveryDate') && share((value) => isDay.test(value)) > 0.8)
      filled[column] = 'deliveryDate';
    else if (
      !filled.some((other) => other !== null && numbered.includes(other)) &&
      share(isArticleCode) > 0.8
    )
      filled[column] = 'article';
  });
  return filled;
}

/** A number with its unit: `144,00 pcs`. */
const counted = /^\d[\d.,]*\s\p{L}{1,8}\.?$/u;
const numbered: readonly ColumnRole[] = [
  'article',
  'customerArticle',
  'supplierArticle',
  'articleAndDescription',
];

function isArticleCode(value: string): boolean {
  return /^[\p{Lu}\d][\p{Lu}\d./-]{3,}$/u.test(value) && /\d{2}/.test(value) && !/[.,]\d{2}$/.test(value);
}

const amounts: readonly ColumnRole[] = ['quantity', 'price', 'lineTotal'];

/**
 * Quantity, price and line total where the numbers say they are: a heading may be unknown, or stand over two columns
 * of prices. A quantity that a heading announces stays, also when another column multiplies: orders print what was
 * delivered beside what is ordered.
 */
function followProducts(roles: (ColumnRole | null)[], table: Table): (ColumnRole | null)[] {
  const rows = table.body
    .filter(({ line, cells }) => !isTotalLine(line) && cells.filter(holdsDigit).length >= amounts.length)
    .slice(0, 60)
    .map(({ cells }) => cells.map(textOf));
  const found = findProducts(rows);
  if (!found) return roles;
  const at = [found.quantity, found.price, found.lineTotal];
  const announced = roles.indexOf('quantity');
  // Of many numbers of one row some multiply by chance.
  if (found.rows < 2 && !table.isGuessed && amounts.every((role) => roles.includes(role))) return roles;
  const isSure = table.isGuessed || found.rows >= manyRows;
  const free =
    isSure || at.every((column) => !isNaming(roles[column] ?? null) && roles[column] !== 'deliveryDate');
  const isAnnounced = table.header[found.quantity]!.roles.includes('quantity');
  if (!free || (announced >= 0 && announced !== found.quantity && !isAnnounced)) return roles;
  return roles.map((role, column) => {
    const index = at.indexOf(column);
    if (index >= 0) return amounts[index]!;
    if (column === found.basis && !isNaming(role)) return 'priceUnit';
    if (column === found.discount && !isNaming(role)) return 'discount';
    return role !== null && amounts.includes(role) ? 'ignored' : role;
  });
}

/** On so many rows no three numbers multiply by chance, whatever the headings say. */
const manyRows = 4;

function isNaming(role: ColumnRole | null): boolean {
  return role !== null && (numbered.includes(role) || role === 'description' || role === 'position');
}

function holdsDigit(cell: readonly Word[]): boolean {
  return cell.some((word) => /\d/.test(word.text));
}

function names(roles: readonly (ColumnRole | null)[]): boolean {
  return roles.includes('description') || roles.includes('articleAndDescription');
}

/** The lines that look like rows: half of the columns filled, one of them with an amount. */
function linesLikeRows(table: Table): BodyLine[] {
  const counts = table.header.map(
    ({ roles: [role] }) => role === 'quantity' || role === 'price' || role === 'lineTotal',
  );
  const isTold = counts.includes(true);
  const end = table.body.findIndex(({ line }) => isTotalLine(line));
  const body = end < 1 ? table.body : table.body.slice(0, end);
  return body.filter(
    ({ cells, line }) =>
      cells.filter((cell) => cell.length > 0).length >= Math.max(2, table.header.length / 2) &&
      cells.some((cell, at) => (counts[at] || !isTold) && startsWithAmount(textOf(cell))) &&
      !isTotalLine(line),
  );
}

/** Begins with a number that is neither a rate nor a day. */
function startsWithAmount(text: string): boolean {
  return /^\W{0,4}\d/.test(text) && !text.includes('%') && !isDay.test(text);
}

function areLineNumbers(values: readonly string[]): boolean {
  return values.filter((value) => /^\d{1,5}(?:\.|[.,]000)?$/.test(value)).length >= 0.6 * values.length;
}

function isText(values: readonly string[]): boolean {
  return (
    values.filter(
      (value) => /\p{L}{2,}/u.test(value) && (/\s/.test(value) || !/\d/.test(value)) && !counted.test(value),
    ).length >
    values.length / 2
  );
}

/** GTINs: the number of the trade, beside which the buyer prints its own. */
function areTradeNumbers(values: readonly string[]): boolean {
  return values.every((value) => /^(?:\d{8}|\d{12,14})$/.test(value));
}

function areNumbers(values: readonly string[]): boolean {
  return values.filter((value) => numberShape(value.split(/[\s/]/)[0]!) !== null).length >= values.length / 2;
}

/** `Vare / ydelse` over things with names: each begins with a word that is no code. */
function areNamed(values: readonly string[]): boolean {
  return (
    values.filter((value) => /^(?:\d{1,4}\.? )?\p{L}+[- ]?\p{Ll}{2,}.*\s/u.test(value)).length >
    0.6 * values.length
  );
}

/** Several words each, whatever the heading says of codes. */
function areTexts(values: readonly string[]): boolean {
  const texts = values.filter((value) => /\p{L}{4,}/u.test(value) && value.split(' ').length > 2);
  return texts.length > 0.8 * values.length;
}

/** Headings under which mostly numbers stand, even when they look like words. */
const numberWords = new Set([
  'code',
  'codigo',
  'codice',
  'cod',
  'sku',
  'ean',
  'gtin',
  'upc',
  'barcode',
  'ref',
  'reference',
  'referencia',
  'no',
  'nr',
  'number',
  'nummer',
  'num',
  'numero',
  'n',
]);

/** Without a column called description, the first one of text is it, unless its heading speaks of a number or code. */
function nameDescription(table: Table, roles: (ColumnRole | null)[], values: readonly string[][]): void {
  const text = roles.findIndex((role, column) => {
    const heading = tokenise(table.header[column]!.text);
    const isCoded = roles.some((other, at) => other === 'article' && at !== column && !isText(values[at]!));
    const isOpen =
      role === null ||
      (role === 'article' &&
        (isCoded ||
          areTexts(values[column]!) ||
          (!heading.some(({ text }) => numberWords.has(text)) &&
            (heading.length === 1 || areNamed(values[column]!))))) ||
      // `Item (description, supplier item no.)` over texts.
      ((role === 'customerArticle' || role === 'supplierArticle') && areNamed(values[column]!));
    const isConstant = values[column]!.length > 1 && new Set(values[column]).size === 1;
    return isOpen && values[column]!.length > 0 && isText(values[column]!) && !isConstant;
  });
  if (text >= 0) roles[text] = 'description';
}

/** Keeps the role for the first column that fits, and ignores the others that claim it. */
function keepOne(roles: (ColumnRole | null)[], role: ColumnRole, fits: (column: number) => boolean): void {
  const claims = roles.flatMap((claimed, column) => (claimed === role ? [column] : []));
  const keeper = claims.find(fits) ?? claims[0];
  for (const column of claims) if (column !== keeper) roles[column] = 'ignored';
}
