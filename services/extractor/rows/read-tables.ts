import { heightOf, overlapX } from '../layout/boxes.ts';
import type { Line, Sheet } from '../layout/sheet.ts';
import type { ColumnRole } from '../lexicon/lexicon.ts';
import { endOfMessage } from '../mail-body/message-lines.ts';
import { areAddresses } from './address-tables.ts';
import { settleRoles } from './columns/column-roles.ts';
import { naming } from './columns/follow-products.ts';
import { takeNetPrices } from './columns/net-prices.ts';
import { findProducts } from './columns/products.ts';
import { rolesOfHeading } from './headings/header-pieces.ts';
import { splitPanels } from './headings/panels.ts';
import { headersByShape } from './headings/shape-headers.ts';
import { findHeaders, type TableHeader } from './headings/table-header.ts';
import { findUnheaded } from './headings/unheaded-tables.ts';
import { dropLineNumbers } from './lines/line-numbers.ts';
import { pageFeet, pageHeads } from './lines/page-feet.ts';
import { groupRows, type RowLines } from './lines/row-lines.ts';
import { isOverSums, sumsAcrossAt } from './lines/sums-across.ts';
import { isOverTaxes, taxTableAt } from './lines/tax-tables.ts';
import { isTotalLine } from './lines/total-line.ts';
import { filledRoles, giveBackLines, joinSplitRows } from './page-breaks.ts';
import { recordTables } from './records/record-tables.ts';
import {
  type BodyLine,
  bodyLine,
  cellText,
  layInto,
  printedLines,
  type Table,
  tableUnder,
  textOf,
} from './table.ts';

/** A table of order lines with the meaning of its columns. */
export interface OrderTable {
  table: Table;
  roles: (ColumnRole | null)[];
  rows: RowLines[];
  /** Lines among the rows that belong to none of them and may be rows. */
  loose: BodyLine[];
  /** Sentences and headings among the rows. */
  remarks: BodyLine[];
  /** Lines that only sum up rows above them; absent where none were looked for. */
  sums?: ReadonlySet<BodyLine>;
  /** As it is printed; of a table that goes on without one that of the page on which it began. */
  heading?: TableHeader;
}

/**
 * The order line tables of all pages, in reading order. A table goes on at the top of the next page when that
 * page has no heading of its own and its lines fit the columns.
 */
export function readTables(sheets: readonly Sheet[]): OrderTable[] {
  const tables: OrderTable[] = [];
  const [heads, feet] = [pageHeads(sheets), pageFeet(sheets)];
  for (const sheet of sheets) {
    const open = tables.findLast(({ rows }) => rows.length > 0) ?? null;
    const area = { head: heads.get(sheet) ?? 0, foot: feet.get(sheet) ?? Number.POSITIVE_INFINITY };
    tables.push(...tablesOn(sheet, open, area));
  }
  giveBackLines(tables);
  const joined = joinSplitRows(tables.filter(({ rows }) => rows.length > 0 && !areAddresses(rows)));
  dropLineNumbers(joined.flatMap(({ rows }) => rows));
  return joined.length > 0 && joined.every(isWhole) ? joined : orRecords(joined, sheets);
}

/** True when every row says how many of what, and its price, and printed totals prove it. */
function isWhole(table: OrderTable): boolean {
  const isTotalled = table.rows.some((row) => filledRoles(row).includes('lineTotal'));
  return table.loose.length === 0 && table.rows.every(isComplete) && (!isTotalled || provedRows(table) > 0);
}

/** The rows that are printed on several lines each, when they say more and no fewer of their numbers multiply. */
function orRecords(tables: OrderTable[], sheets: readonly Sheet[]): OrderTable[] {
  const records = recordTables(sheets);
  const proved = (of: readonly OrderTable[]) => of.reduce((sum, table) => sum + provedRows(table), 0);
  const rowsOf = (of: readonly OrderTable[]) => of.flatMap(({ rows }) => rows);
  const complete = (of: readonly OrderTable[]) => rowsOf(of).filter(isComplete).length;
  const [proof, others] = [proved(records) - proved(tables), complete(records) - complete(tables)];
  // What every record says at once the tables have as two rows each, one of them without a price.
  const wholes = rowsOf(records);
  const halves = rowsOf(tables).filter((row) => !isComplete(row));
  const isHalved = wholes.length > 0 && wholes.every(isComplete) && halves.length >= wholes.length;
  return proof >= 0 && others >= 0 && (proof + others > 0 || isHalved) ? records : tables;
}

/** True when a row says what is ordered, how many and at what price. */
function isComplete(row: RowLines): boolean {
  const roles = filledRoles(row);
  const isNamed = roles.some((role) => role !== null && naming.includes(role));
  // The end of a long text may stand where the prices do.
  const isPriced = row.anchors.some((anchor) => /\d/.test(cellText(anchor, row.roles, 'price')));
  return isNamed && roles.includes('quantity') && isPriced;
}

/** True for a column of what the price is with tax. */
function holdsTax(
  column: number,
  roles: readonly (ColumnRole | null)[],
  rows: readonly (readonly string[])[],
): boolean {
  const price = roles.indexOf('price');
  if (price < 0) return false;
  const swapped = roles.with(price, 'ignored').with(column, 'price');
  return takeNetPrices(swapped, [price], rows)[price] === 'price';
}

/** Rows whose numbers multiply as their columns say. */
function provedRows({ rows, roles }: OrderTable): number {
  const cells = rows.map(({ anchors }) => anchors[0]!.cells.map(textOf));
  const found = cells.length > 0 ? findProducts(cells) : null;
  const isPriced = found && (roles[found.price] === 'price' || holdsTax(found.price, roles, cells));
  return isPriced && roles[found.quantity] === 'quantity' ? found.rows : 0;
}

/** What of a page is between its head and its foot, in points from the top. */
interface PageArea {
  head: number;
  foot: number;
}

/** The tables under known headings, or the one that goes on; where those miss lines that multiply, a table of these. */
function tablesOn(sheet: Sheet, open: OrderTable | null, { head, foot }: PageArea): OrderTable[] {
  const before = open?.table.sheet.file === sheet.file ? (open.heading ?? null) : null;
  const headers = findHeaders(sheet, before).filter(
    ({ lastLine }) => !isOverSums(sheet.lines, lastLine) && !isOverTaxes(sheet.lines, lastLine),
  );
  const goesOn = open && headers.length === 0 && open.table.sheet.file === sheet.file;
  const under = headers.flatMap((header, index) => {
    const own = tablesOf(header, headers[index + 1] ?? null, foot);
    return open && index === 0 ? asBefore(open, header, own) : own;
  });
  const known = goesOn
    ? continuation(open, sheet, { head, foot })
    : rowsIn(under) > 0
      ? under
      : underAnyHeading(sheet, under, foot);
  const unheaded = findUnheaded(sheet, new Set(known.flatMap(({ rows }) => rows.flatMap(linesOf))));
  if (!unheaded) return known;
  const end = Math.min(endOfTable(unheaded.header), lineAt(sheet, foot));
  const other = tableOf(unheaded.header, end);
  if (rowsIn([other]) > rowsIn(known)) return [withLoose(other, textOver(unheaded.header))];
  return known.map((table, index) => (index === 0 ? withLoose(table, unheaded.missed) : table));
}

/**
 * A text close over the first row of a table that only its numbers show: it may begin the name of what is ordered, where
 * no word of it is a heading.
 */
function textOver({ sheet, firstLine }: TableHeader): Line[] {
  const [over, row] = [sheet.lines[firstLine - 1], sheet.lines[firstLine]!];
  const isText =
    over !== undefined &&
    row.box[1] - over.box[3] < closeOver * heightOf(row.box) &&
    over.segments.length < row.segments.length &&
    // `Wij bestellen:` announces the rows.
    !/:$/.test(textOf(over.words)) &&
    overlapX(over.box, row.box) > 0 &&
    over.segments.every(({ text }) => /\p{L}{2}/u.test(text) && rolesOfHeading(text).length === 0);
  return isText ? [over] : [];
}
/** In heights. */
const closeOver = 0.5;

/** The table under the heading that its place shows; `others` when there is none, or none with rows. */
function underAnyHeading(sheet: Sheet, others: OrderTable[], foot: number): OrderTable[] {
  const readings = headersByShape(sheet).map((header) => tablesOf(header, null, foot).map(withProof));
  const filled = readings.filter((tables) => rowsIn(tables) > 0);
  const isProved = (tables: readonly OrderTable[]) => tables.every(({ table }) => !table.isGuessed);
  return filled.find(isProved) ?? filled[0] ?? others;
}

/** Rows whose numbers multiply are no guess. */
function withProof(read: OrderTable): OrderTable {
  if (read.rows.length === 0 || provedRows(read) < mostProved * read.rows.length) return read;
  const table = { ...read.table, isGuessed: false };
  return { ...read, table, rows: read.rows.map((row) => ({ ...row, table })) };
}
/** Share of the rows that must multiply. */
const mostProved = 0.8;

/** The table under a heading, or the two that stand side by side; they end where the next heading begins. */
function tablesOf(header: TableHeader, next: TableHeader | null, foot: number): OrderTable[] {
  return splitPanels(header).map((panel) => {
    const bottom = Math.min(next ? next.sheet.lines[next.firstLine]!.box[1] : foot, foot);
    return tableOf(panel, Math.min(lineAt(panel.sheet, bottom), endOfTable(panel)));
  });
}

/** Index of the first line from this height on; the number of lines when all stand above. */
function lineAt({ lines }: Sheet, y: number): number {
  const at = lines.findIndex(({ box }) => box[1] >= y - 1);
  return at < 0 ? lines.length : at;
}

/** Sums side by side end a table, as the closing of a letter does. */
function endOfTable(header: TableHeader): number {
  return Math.min(signedAt(header), summedAt(header.sheet, header.lastLine));
}

/** The first line after `after` of sums side by side or of a recapitulation of taxes. */
function summedAt(sheet: Sheet, after: number): number {
  return Math.min(sumsAcrossAt(sheet, after), taxTableAt(sheet, after));
}

/** In a typed text the closing of the letter ends the table: below it stand addresses and telephone numbers. */
function signedAt({ sheet, lastLine }: TableHeader): number {
  return sheet.source === 'plain' ? endOfMessage(sheet, lastLine + 1) : sheet.lines.length;
}

function tableOf(header: TableHeader, end: number): OrderTable {
  const table = tableUnder(header, end);
  return { ...withRows(table, settleRoles(table)), heading: header };
}

function rowsIn(tables: readonly OrderTable[]): number {
  return tables.reduce((sum, { rows }) => sum + rows.length, 0);
}

function linesOf(row: RowLines): Line[] {
  return [...row.above, ...row.anchors, ...row.below].flatMap(printedLines);
}

/** Lines that multiply and are in no row are doubted, unless they are already. */
function withLoose(table: OrderTable, missed: readonly Line[]): OrderTable {
  const known = new Set(table.loose.map(({ line }) => line));
  const added = missed.filter((line) => !known.has(line));
  return {
    ...table,
    loose: [...table.loose, ...added.map((line) => bodyLine(table.table.sheet, line, table.table))],
  };
}

function withRows(table: Table, roles: (ColumnRole | null)[]): OrderTable {
  return { table, roles, ...groupRows(table, roles) };
}

/**
 * A heading that a further page repeats has the columns that it had before, where more rows told them: two rows alone
 * may show fewer.
 */
function asBefore(open: OrderTable, header: TableHeader, own: OrderTable[]): OrderTable[] {
  const [here, ...others] = own;
  const isAlike =
    here !== undefined &&
    others.length === 0 &&
    open.heading !== undefined &&
    isRepeated(open.heading, header) &&
    open.rows.length >= here.rows.length &&
    open.roles.join() !== here.roles.join();
  if (!isAlike) return own;
  const lines = here.table.body.flatMap(printedLines);
  const table = layInto(open.table, header.sheet, lines);
  // Cells of two values each may be told from one page and not from the other.
  if (table.header.length !== open.roles.length) return own;
  const before = { ...withRows(table, open.roles), heading: header };
  return before.rows.length < here.rows.length ? own : [before];
}

function isRepeated(before: TableHeader, header: TableHeader): boolean {
  return (
    before.sheet.file === header.sheet.file &&
    before.cells.length === header.cells.length &&
    before.cells.every(({ text, box }, at) => {
      const same = header.cells[at]!;
      return text === same.text && Math.abs(box[0] - same.box[0]) < samePlace;
    })
  );
}
/** In points. */
const samePlace = 2;

/** The rows at the top of the next page; none after the totals, or when the page does not fit the columns. */
function continuation(open: OrderTable, sheet: Sheet, { head, foot }: PageArea): OrderTable[] {
  if (open.table.body.some((line) => isTotalLine(line.line) && line.line.box[1] > lastRowBottom(open)))
    return [];
  const end = Math.min(summedAt(sheet, -1), lineAt(sheet, foot));
  const table = layInto(open.table, sheet, sheet.lines.slice(lineAt(sheet, head), end));
  const { rows, loose, remarks, sums } = withRows(table, open.roles);
  const fullest = Math.max(...open.rows.map((row) => filledCells(row.anchors[0]!)), 0);
  const isFull = (row: RowLines) => filledCells(row.anchors[0]!) >= fullest - 1;
  const full = rows.filter(isFull);
  // Without a row the page may hold the end of the last one.
  if (full.length === 0) return [{ table, roles: open.roles, rows: [], loose: [], remarks: [] }];
  const first = full[0]!.anchors[0]!.line.box[1];
  const broken = rows.filter((row) => !isFull(row)).flatMap((row) => row.anchors);
  const isAmong = (line: BodyLine) => line.line.box[1] > first;
  return [
    {
      table,
      roles: open.roles,
      ...(sums && { sums }),
      ...(open.heading && { heading: open.heading }),
      rows: full,
      loose: [...loose, ...broken].filter(isAmong),
      remarks: remarks.filter(isAmong),
    },
  ];
}

function lastRowBottom({ rows }: OrderTable): number {
  return rows.at(-1)?.anchors.at(-1)?.line.box[3] ?? Number.POSITIVE_INFINITY;
}

function filledCells(line: BodyLine): number {
  return line.cells.filter((cell) => cell.length > 0).length;
}
