import type { DataCell, DataTable, DataTableRow } from '@orderloom/pages/data/data.ts';
import type { TotalKind } from '../lexicon/lexicon.ts';
import { isUnit, isWholeLabel, longestMatch, tokenise, totalBook } from '../lexicon/phrases.ts';
import { headsStock, wantsNone } from '../rows/lines/shelf-lists.ts';
import type { SheetHeader, SheetRole } from './sheet-columns.ts';

/** A row below the headings, its cells by what they hold. */
export interface SheetRow {
  source: DataTableRow;
  cells: Partial<Record<SheetRole, DataCell>>;
}

export interface SheetRows {
  /** Rows that order something. */
  lines: SheetRow[];
  /** Rows of text below a line, by the index of that line; -1 above the first. */
  texts: { after: number; row: DataTableRow }[];
  /** What stands below, or between, as a sum. */
  totals: DataTableRow[];
  /** Articles that are listed without a quantity in a form of many. */
  unordered: number;
}

const articles = ['supplierArticle', 'customerArticle', 'article', 'commonArticle'] as const;

/**
 * Parts the rows below the headings: lines, texts, and those that nobody ordered. Totals and blank rows are left, and
 * what stands below a total and orders nothing: how it is paid, and where it goes.
 */
export function rowsBelow({ rows }: DataTable, header: SheetHeader): SheetRows {
  const headings = header.row < 0 ? null : textsOf(rows[header.row]!);
  const below = rows
    .slice(header.row + 1)
    .filter((row) => row.cells.some(({ text }) => text !== '') && textsOf(row) !== headings)
    .map((source) => ({ source, cells: byRole(source, header) }));
  const filled = below.filter((row) => names(row) && has(row, 'quantity')).length;
  const empty = below.filter((row) => names(row) && !has(row, 'quantity')).length;
  const isForm = empty > filled && filled > 0;
  const isShelf = header.row >= 0 && isShelfSheet(rows[header.row]!, header);
  const found: SheetRows = { lines: [], texts: [], totals: [], unordered: 0 };
  let above: 'total' | 'subtotal' | null = null;
  for (const row of below) {
    const isSum = isTotal(row);
    if (isSum) {
      found.totals.push(row.source);
      if (found.lines.length > 0) above = above === 'total' || !isSubtotal(row) ? 'total' : 'subtotal';
      continue;
    }
    if (above !== null && !orders(row, found.lines)) continue;
    if (above === 'subtotal') above = null;
    if (isShelf && names(row) && wantsNone(row.cells.quantity?.text ?? '')) continue;
    if (isLine(row)) {
      if (isForm && !has(row, 'quantity')) found.unordered += 1;
      else found.lines.push(row);
    } else found.texts.push({ after: found.lines.length - 1, row: row.source });
  }
  return found;
}

/** Beside what is wanted it tells what is there: an empty cell or a zero wants nothing. */
function isShelfSheet({ cells }: DataTableRow, { roles }: SheetHeader): boolean {
  return roles.includes('quantity') && cells.some(({ text }, at) => roles[at] === null && headsStock(text));
}

/** The lines of text that the table takes: what is left says something of the order as a whole. */
export function tableLines({ lines, texts }: SheetRows, table: DataTable, header: SheetHeader): Set<number> {
  const rows = [
    ...table.rows.slice(header.row, header.row + 1),
    ...lines.map(({ source }) => source),
    ...texts.filter(({ after }) => after >= 0).map(({ row }) => row),
  ];
  return new Set(rows.map(({ line }) => line));
}

function byRole(row: DataTableRow, { roles }: SheetHeader): SheetRow['cells'] {
  const cells: SheetRow['cells'] = {};
  roles.forEach((role, column) => {
    const cell = row.cells[column];
    if (role !== null && cell && cell.text !== '') cells[role] = cell;
  });
  return cells;
}

function has({ cells }: SheetRow, role: SheetRole): boolean {
  return cells[role] !== undefined;
}

/** Below a total: an article, or something with a number of it or a price. `Delivery: | 3 days` tells something else. */
function orders(row: SheetRow, lines: readonly SheetRow[]): boolean {
  const { cells } = row;
  const named = [...articles, 'description' as const].flatMap((role) => cells[role]?.text ?? []);
  if (named.length === 0 || named.some((text) => text.endsWith(':') || isWholeLabel(text))) return false;
  const [, unit] = count.exec(cells.quantity?.text ?? '') ?? [];
  const isUnitAbove = (word: string) =>
    lines.some(({ cells: { quantity } }) => quantity?.text.endsWith(word));
  const isCounted = unit !== undefined && (unit === '' || isUnit(unit) || isUnitAbove(unit));
  const isPriced = [cells.price, cells.lineTotal].some((cell) => cell && price.test(cell.text));
  const isNumbered = articles.some((role) => /^\S*\d\S*$/.test(cells[role]?.text ?? ''));
  return isCounted || isPriced || isNumbered;
}
const count = /^(?:x ?)?\d{1,3}(?:[.,' ]?\d{3})*(?:[.,]\d{1,3})?(?: ?x)? ?(\p{L}{0,12}[²³]?)\.?$/iu;
const price =
  /^(?:(?:\p{Sc}|\p{L}{2,3}) ?)?\d{1,3}(?:[.,' ]?\d{3})*(?:[.,]\d{1,4})?(?: ?(?:\p{Sc}|\p{L}{2,3}))?$/u;

function names(row: SheetRow): boolean {
  return articles.some((role) => has(row, role)) || has(row, 'description');
}

/** A row of an article or a text with a number, or of an article alone. */
function isLine(row: SheetRow): boolean {
  if (has(row, 'quantity')) return /\d/.test(row.cells.quantity!.text) || names(row);
  const isPriced = has(row, 'price') || has(row, 'lineTotal');
  return (
    articles.some((role) => has(row, role) && /\d/.test(row.cells[role]!.text)) ||
    (has(row, 'description') && isPriced)
  );
}

/** A total names itself in one cell and has no article; what packing costs is a total, packings as a unit are none. */
function isTotal(row: SheetRow): boolean {
  const labelled = totalKinds(row, 2).length > 0;
  const isNumbered = row.source.cells.some(({ text }) => /\d/.test(text));
  const article = articles.find((role) => {
    const text = row.cells[role]?.text ?? '';
    return /\d/.test(text) && !isMoney.test(text);
  });
  if (!labelled || !isNumbered || article !== undefined) return false;
  // What all pieces and prices make together: goods are not called so.
  return !(has(row, 'quantity') && has(row, 'price')) || totalKinds(row, 0).some((kind) => sums.has(kind));
}
const sums: ReadonlySet<TotalKind> = new Set(['grandTotal', 'total', 'subtotal']);

/** A sum of some lines: others may stand below it. */
function isSubtotal(row: SheetRow): boolean {
  const kinds = totalKinds(row, 2);
  const isPart = kinds.some((kind) => kind === 'subtotal' || kind === 'carried');
  return isPart && !kinds.some((kind) => kind === 'total' || kind === 'grandTotal');
}

/** What the cells of a row call a sum, with so many words behind it. */
function totalKinds(row: SheetRow, mostBehind: number): TotalKind[] {
  return row.source.cells.flatMap((cell) => {
    if (cell === row.cells.unit) return [];
    const all = tokenise(cell.text.replace(/[:=]+\s*$/, ''));
    const match = longestMatch(totalBook, all, 0);
    const isLabel = match !== null && all.length - match.length <= mostBehind;
    return isLabel ? match.meanings.map(({ kind }) => kind) : [];
  });
}

/** `1.012,20 €`: a sum right beside its name stands where the table above has something else. */
const isMoney = /^(?:\p{Sc}\s?)?\d[\d.,' ]*[.,]\d{2}(?:\s?(?:\p{Sc}|\p{L}{2,3}))?$/u;

function textsOf({ cells }: DataTableRow): string {
  return cells.map(({ text }) => text).join('\u0000');
}
