import type { Label } from './fields/labels.ts';
import type { Line, Segment, Sheet } from './layout/sheet.ts';
import type { OrderTable } from './rows/read-tables.ts';
import { printedLines, textOf } from './rows/table.ts';

/**
 * Labels under an order line speak of that line, and headings of columns announce no single value. Those in a column of
 * facts beside the table are outside.
 */
export function outsideRows(
  tables: readonly OrderTable[],
  lines: ReadonlySet<Line>,
): (label: Label) => boolean {
  const cells = tables.flatMap(({ table: { sheet, header } }) => header.map((cell) => ({ sheet, cell })));
  const headings = new Set(cells.flatMap(({ cell }) => cell.words));
  // A page without rows may repeat them.
  const repeated = new Set(cells.map(({ sheet, cell }) => textOf(sheet.lines[cell.line]?.words ?? [])));
  return ({ sheet, segment }) => {
    const line = sheet.lines[segment.line]!;
    return (
      (!lines.has(line) || isBeside(segment, sheet, tables)) &&
      !segment.words.some((word) => headings.has(word)) &&
      !(line.segments.length > 2 && repeated.has(textOf(line.words)))
    );
  };
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
