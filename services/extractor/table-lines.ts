import { type Label, means } from './fields/labels.ts';
import { addressBefore } from './fields/one-line-address.ts';
import type { Line, Segment, Sheet } from './layout/sheet.ts';
import type { OrderTable } from './rows/read-tables.ts';
import { printedLines, textOf } from './rows/table.ts';

/**
 * Labels under an order line speak of that line, and headings of columns announce no single value. Those in a column of
 * facts beside the table are outside, and the place of delivery of the whole order under the last line.
 */
export function outsideRows(
  tables: readonly OrderTable[],
  lines: ReadonlySet<Line>,
): (label: Label) => boolean {
  const cells = tables.flatMap(({ table: { sheet, header } }) => header.map((cell) => ({ sheet, cell })));
  const headings = new Set(cells.flatMap(({ cell }) => cell.words));
  // A page without rows may repeat them.
  const repeated = new Set(cells.map(({ sheet, cell }) => textOf(sheet.lines[cell.line]?.words ?? [])));
  const underLast = new Set(tables.at(-1)?.rows.at(-1)?.below.flatMap(printedLines));
  return (label) => {
    const { sheet, segment } = label;
    const line = sheet.lines[segment.line]!;
    const isOutside = !lines.has(line) || isBeside(segment, sheet, tables);
    return (
      (isOutside || (underLast.has(line) && namesAddressOfDelivery(label))) &&
      !segment.words.some((word) => headings.has(word)) &&
      !(line.segments.length > 2 && repeated.has(textOf(line.words)))
    );
  };
}

/** `Deliver to: Muster Depot, Kade 3, 1011 AA Amsterdam`, perhaps over two lines. */
function namesAddressOfDelivery(label: Label): boolean {
  const { sheet, segment, form, rest } = label;
  if (form !== 'colon' || !means(label, 'shipTo')) return false;
  const { segments } = sheet.lines[segment.line]!;
  const under = sheet.lines[segment.line + 1]?.segments ?? [];
  const texts = [rest, ...(under.length === 1 ? [`${rest} ${under[0]!.text}`] : [])];
  return segments.length === 1 && texts.some((text) => addressBefore(text) !== null);
}

/** A line of rows without what is in their tables: facts may stand in a column beside them. */
export function besideTables(line: Line, sheet: Sheet, tables: readonly OrderTable[]): Line {
  const segments = line.segments.filter((segment) => isBeside(segment, sheet, tables));
  return { ...line, words: segments.flatMap(({ words }) => words), segments };
}

/** True for what stands to the left or right of all tables of its page. */
function isBeside({ box }: Segment, sheet: Sheet, tables: readonly OrderTable[]): boolean {
  return tables
    .filter(({ table }) => (table.sheet.whole ?? table.sheet) === sheet)
    .every(({ table: { left, right } }) => box[2] < left - beside || box[0] > right + beside);
}
/** Points between a table and the facts beside it. */
const beside = 6;

/** The lines of rows and of the headings above them. */
export function inTables(tables: readonly OrderTable[], inRows: ReadonlySet<Line>): ReadonlySet<Line> {
  const headings = tables.flatMap(({ table: { sheet, header } }) =>
    header.flatMap(({ words, line }) => (words.length > 0 && sheet.lines[line] ? sheet.lines[line] : [])),
  );
  return new Set([...inRows, ...headings]);
}

/** The lines that belong to rows. */
export function linesOf(tables: readonly OrderTable[]): ReadonlySet<Line> {
  const ofRows = tables.flatMap(({ rows }) =>
    rows.flatMap((row) => [...row.above, ...row.anchors, ...row.below]),
  );
  return new Set(ofRows.flatMap(printedLines));
}

/** The lines of all order tables, as `contextOf` compares them. */
export function textsOf(tables: readonly OrderTable[]): string[] {
  return tables.flatMap(({ table }) =>
    table.body.map(({ line }) => line.segments.map((segment) => segment.text).join(' ')),
  );
}
