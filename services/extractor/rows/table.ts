import type { Box, Word } from '@orderloom/pages/page.ts';
import { boxAround, heightOf, middleY, overlapX } from '../layout/boxes.ts';
import { columnEdges, uprightsThrough } from '../layout/columns.ts';
import type { Line, Sheet } from '../layout/sheet.ts';
import type { ColumnRole } from '../lexicon/lexicon.ts';
import { isUnit } from '../lexicon/phrases.ts';
import { numberShape } from '../values/number.ts';
import { type CellByCell, cellByCell, intoCells } from './columns/cell-by-cell.ts';
import { joinHalfLines } from './columns/half-lines.ts';
import { intoColumns } from './columns/into-columns.ts';
import { joinColumns } from './columns/join-columns.ts';
import { withoutSaidHeadings } from './columns/said-headings.ts';
import { splitColumn } from './columns/split-columns.ts';
import { unstack } from './columns/stacked-cells.ts';
import { numbers } from './headings/header-pieces.ts';
import type { HeaderCell } from './headings/merge-pieces.ts';
import type { TableHeader } from './headings/table-header.ts';
import { isSentence } from './lines/line-shapes.ts';
import { isTotalLine } from './lines/total-line.ts';

/** A line of a table's body, its words by column. */
export interface BodyLine {
  sheet: Sheet;
  line: Line;
  /** Words of each column, by the index of its header cell. */
  cells: Word[][];
  /** The lines of the page that `line` was put together from; absent when it is one of them. */
  sources?: readonly Line[];
  /** Which of its cells belongs to which column nothing says. */
  isUnsure?: boolean;
}

/** The lines of the page that hold a line of a table. */
export function printedLines({ sheet, line, sources = [line] }: BodyLine): readonly Line[] {
  if (!sheet.whole) return sources;
  const words = new Set(sources.flatMap((source) => source.words));
  return sheet.whole.lines.filter((printed) => printed.words.some((word) => words.has(word)));
}

/** Columns whose headings stand on one line, and the x positions that divide them. */
interface Layer {
  /** Indices of the header cells, left to right. */
  columns: number[];
  edges: number[];
}

/** A table of order lines on one page. */
export interface Table {
  sheet: Sheet;
  header: HeaderCell[];
  /** Left edge of the leftmost column to right edge of the rightmost. */
  left: number;
  right: number;
  /** Usually one; two where each row takes two lines with columns of their own. */
  layers: Layer[];
  body: BodyLine[];
  /** Right edge of the longest text of each column, above the totals. */
  reach: number[];
  /** No word of the heading was known. */
  isGuessed: boolean;
  /** Present where cells do not stand below their headings. */
  inOrder?: CellByCell;
  /** The table as it is printed, when its cells held two values each. */
  stacked?: Table;
}

/** Lays the lines under a heading, until line `end`, into its columns. */
export function tableUnder(
  { sheet, cells: heads, lastLine, edges, isGuessed = false }: TableHeader,
  end: number,
): Table {
  const lines = sheet.lines.slice(lastLine + 1, end);
  const headBox = boxAround(heads.map((cell) => cell.box));
  const [left, right] = extentOf(sheet, headBox);
  if (edges) {
    const layers = [{ columns: heads.map((_, column) => column), edges: [...edges] }];
    return laidOut({ sheet, header: heads, left, right, layers, isGuessed }, lines);
  }
  const uprights = uprightsThrough(headBox, sheet.rules);
  const rowLike = rowLikeLines(lines, heads.length);
  const words = rowLike.flatMap((line) => line.words);
  const otherTexts = lines.filter((line) => !rowLike.includes(line)).flatMap(({ segments }) => segments);
  const layersFor = (header: readonly HeaderCell[]) =>
    layersOf(header).map((columns) => ({
      columns,
      edges: columnEdges(
        columns.map((column) => header[column]!.box),
        words,
        uprights,
        otherTexts,
      ),
    }));
  const apart = layersFor(heads);
  const laid = rowLike.map((line) => bodyLine(sheet, line, { layers: apart, header: heads }));
  const inOrder = apart.length > 1 ? null : cellByCell(heads, sheet.lines[lastLine], laid);
  if (inOrder) {
    return laidOut({ sheet, header: heads, left, right, layers: apart, isGuessed, inOrder }, lines);
  }
  const cells = apart.length > 1 ? heads : joinColumns(heads, laid);
  const layers = cells.length === heads.length ? apart : layersFor(cells);
  const once = { sheet, header: cells, left, right, layers, isGuessed };
  const rows = rowLike.map((line) => bodyLine(sheet, line, once).cells);
  const header =
    once.layers.length > 1
      ? cells
      : cells.flatMap(
          (cell, column) =>
            splitColumn(
              cell,
              rows.map((row) => row[column]!),
            ) ?? [cell],
        );
  const table = header.length === cells.length ? once : { ...once, header, layers: layersFor(header) };
  return unstack(joinHalfLines(laidOut(table, lines)));
}

/** A table with its lines in its columns. */
function laidOut(table: Omit<Table, 'body' | 'reach'>, lines: readonly Line[]): Table {
  const body = lines.map((line) => bodyLine(table.sheet, line, table));
  return { ...table, body, reach: reachOf(body, table.header, table.sheet.rules) };
}

function reachOf(body: readonly BodyLine[], header: readonly HeaderCell[], rules: Sheet['rules']): number[] {
  const end = body.findIndex(({ line }) => isTotalLine(line));
  // A sentence across the columns says nothing of how wide they are.
  const above = (end < 1 ? body : body.slice(0, end)).filter(
    (line) => !isSentence(line) && !goesAcross(line, header),
  );
  // Where the cells are drawn, what goes on behind their edge stands below the table.
  const uprights = uprightsThrough(boxAround(header.map(({ box }) => box)), rules).map(({ box }) => box[0]);
  return (body[0]?.cells ?? []).map((_, column) => {
    const edge = Math.min(...uprights.filter((x) => x > header[column]!.box[2] - 1));
    const longest = above.reduce(
      (right, { cells }) => Math.max(right, cells[column]!.at(-1)?.box[2] ?? 0),
      0,
    );
    return Math.min(longest, edge);
  });
}

/** True for one text that goes on under the whole heading of the next column, where rows have other values. */
function goesAcross({ line: { segments }, cells }: BodyLine, header: readonly HeaderCell[]): boolean {
  const [only, ...more] = segments;
  const filled = cells.findIndex((cell) => cell.length > 0);
  const next = header[filled + 1];
  return more.length === 0 && only !== undefined && next !== undefined && only.box[2] > next.box[2] + 1;
}

/**
 * Headings on two lines, the upper naming what is ordered, the lower how much: rows have two lines as well. Else all
 * columns are of one layer.
 */
function layersOf(cells: readonly HeaderCell[]): number[][] {
  const all = cells.map((_, column) => column);
  const upperLine = Math.min(...cells.map((cell) => cell.line));
  const upper = all.filter((column) => cells[column]!.line === upperLine);
  const lower = all.filter((column) => cells[column]!.line !== upperLine);
  const has = (columns: readonly number[], role: ColumnRole) =>
    columns.some((column) => cells[column]!.roles[0] === role);
  const isPricedBelow = has(lower, 'price') || has(lower, 'lineTotal');
  const isStacked =
    has(upper, 'position') &&
    has(upper, 'description') &&
    isPricedBelow &&
    (has(upper, 'quantity')
      ? !has(upper, 'price') && !has(upper, 'lineTotal') && lower.length > 1
      : has(lower, 'quantity'));
  return isStacked || overlaps(upper, lower, cells) ? [upper, lower] : [all];
}

/** True when headings stand above each other that were not joined to one. */
function overlaps(upper: readonly number[], lower: readonly number[], cells: readonly HeaderCell[]): boolean {
  return lower.some((under) => upper.some((over) => overlapX(cells[over]!.box, cells[under]!.box) > 2));
}

/** Lays one line into the columns of a table. */
export function bodyLine(
  sheet: Sheet,
  line: Line,
  { layers, header, inOrder }: Pick<Table, 'layers' | 'header' | 'inOrder'>,
): BodyLine {
  const inCells = inOrder && intoCells(line, header.length, inOrder);
  if (inCells) {
    const { length } = line.segments;
    const isUnsure = length > 1 && length !== header.length;
    return { sheet, line, cells: withoutSaidHeadings(inCells, header), ...(isUnsure && { isUnsure }) };
  }
  const laid = layers.map((layer) => intoColumns(line, layer.edges));
  const counts = (index: number) => counted.includes(header[layers[1]!.columns[index]!]!.roles[0]!);
  const lower = (laid[1] ?? []).filter((cell) => cell.length > 0);
  const amounts = (laid[1] ?? []).filter((cell, index) => cell.length > 0 && counts(index));
  // `6 | pcs` or `6 pcs` may be all that stands in the lower line of a row.
  const isQuantity =
    amounts.length === 1 &&
    amounts[0] === lower[0] &&
    (lower.length === 2 ? isUnitCell(lower[1]!) : lower.length === 1 && isCountedCell(lower[0]!));
  const isLower = (amounts.length > 1 || isQuantity) && amounts.every(beginsWithNumber);
  const at = isLower && !beginsWithPosition(laid[0]!, layers[0]!, header) ? 1 : 0;
  const cells: Word[][] = header.map(() => []);
  layers[at]!.columns.forEach((column, index) => {
    cells[column] = laid[at]![index]!;
  });
  const whole = withTouchingNames(withWholeNames(cells, line, header), header);
  return { sheet, line, cells: withoutSaidHeadings(whole, header) };
}

/** `Mech seal type 21 1-3/4"` that goes on over the edge of a column of numbers, and does not begin where its heading does. */
function withWholeNames(cells: Word[][], { segments }: Line, header: readonly HeaderCell[]): Word[][] {
  const column = header.findIndex(
    ({ roles }, at) => roles[0] === 'description' && ofNumbers.includes(header[at + 1]?.roles[0]),
  );
  const [name = [], number = []] = column < 0 ? [] : cells.slice(column, column + 2);
  const [last, first] = [name.at(-1), number[0]];
  const own = segments.find(({ words }) => words.includes(last!) && words.includes(first!));
  if (!own || !first || standsUnder(first, header[column + 1]!)) return cells;
  const end = number.findIndex((word) => !own.words.includes(word));
  const rest = end < 0 ? number : number.slice(0, end);
  return cells.map((cell, at) =>
    at === column ? [...name, ...rest] : at === column + 1 ? number.slice(rest.length) : cell,
  );
}
/** A word that begins where its heading does, or a number that ends there: `1/2 nuts 2400` below `Qty`. */
function standsUnder({ text, box }: Word, heading: HeaderCell): boolean {
  const begins = Math.abs(box[0] - heading.box[0]) < sameColumn;
  return begins || (Math.abs(box[2] - heading.box[2]) < sameColumn && numberShape(text) !== null);
}
/** In points. */
const sameColumn = 3;

/** `E-40217 Control cable`, a space apart: a name that begins right where its heading does is none of the number before it. */
function withTouchingNames(cells: Word[][], header: readonly HeaderCell[]): Word[][] {
  const column = header.findIndex(
    ({ roles }, at) => roles[0] === 'description' && ofNumbers.includes(header[at - 1]?.roles[0]),
  );
  const before = column > 0 ? cells[column - 1]! : [];
  const edge = header[column]?.box[0] ?? 0;
  const from = before.findIndex(({ box }, at) => at > 0 && Math.abs(box[0] - edge) < sameEdge);
  if (from < 0) return cells;
  return cells.map((cell, at) =>
    at === column - 1 ? before.slice(0, from) : at === column ? [...before.slice(from), ...cell] : cell,
  );
}
const ofNumbers: readonly (ColumnRole | undefined)[] = numbers;
/** In points. */
const sameEdge = 1;

const counted: readonly ColumnRole[] = ['quantity', 'price', 'lineTotal'];

/** True when the number of the line stands alone in its column: descriptions hold numbers as well. */
function beginsWithPosition(
  laid: readonly Word[][],
  { columns }: Layer,
  header: readonly HeaderCell[],
): boolean {
  const index = columns.findIndex((column) => header[column]!.roles[0] === 'position');
  const cell = laid[index] ?? [];
  const isNamed = laid.some(
    (at, other) => other !== index && at.some(({ text }) => /\p{L}{3,}/u.test(text) && !isUnit(text)),
  );
  return isNamed && cell.length === 1 && /^\d{1,6}\.?$/.test(cell[0]!.text);
}

function isUnitCell(cell: readonly Word[]): boolean {
  return cell.length === 1 && isUnit(cell[0]!.text);
}

function isCountedCell([number, unit, ...more]: readonly Word[]): boolean {
  return more.length === 0 && numberShape(number!.text) !== null && unit !== undefined && isUnit(unit.text);
}

function beginsWithNumber(cell: readonly Word[]): boolean {
  return /^[^\p{L}]*\d/u.test(cell[0]!.text);
}

/** Lays lines of another page into the columns of a table that goes on there. */
export function layInto(table: Table, sheet: Sheet, lines: readonly Line[]): Table {
  const printed = table.stacked ?? table;
  const body = lines.map((line) => bodyLine(sheet, line, printed));
  return unstack({ ...printed, sheet, body });
}

/** A table is as wide as the rules across its heading, else as the heading and two heights to each side. */
function extentOf(sheet: Sheet, head: Box): [number, number] {
  const slack = 2 * heightOf(head);
  const across = sheet.rules.filter(
    (rule) =>
      rule.direction === 'horizontal' &&
      Math.abs(middleY(rule.box) - middleY(head)) < 2 * heightOf(head) &&
      rule.box[2] > head[0] &&
      rule.box[0] < head[2],
  );
  const around = boxAround([head, ...across.map((rule) => rule.box)]);
  return [Math.min(around[0], head[0] - slack), Math.max(around[2], head[2] + slack)];
}

/** The lines that fill many columns: they show where the columns are. */
function rowLikeLines(lines: readonly Line[], columns: number): Line[] {
  const fullest = Math.max(0, ...lines.map((line) => line.segments.length));
  const enough = Math.max(2, 0.6 * Math.min(fullest, columns));
  const full = lines.filter((line) => line.segments.length >= enough).slice(0, 60);
  const rows = full.filter((line) => !isTotalLine(line));
  const lastTotal = lines.findLast(isTotalLine);
  const above = lastTotal ? rows.filter((line) => line.box[1] < lastTotal.box[1]) : rows;
  return [above, rows, full].find((some) => some.length > 0) ?? [];
}

/** The text of a cell. */
export function textOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ');
}

/** Text of the first column with this role, '' when the line has none. */
export function cellText(line: BodyLine, roles: readonly (ColumnRole | null)[], role: ColumnRole): string {
  const column = roles.indexOf(role);
  return column < 0 ? '' : textOf(line.cells[column]!);
}
