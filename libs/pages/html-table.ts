/** A table of an HTML text while it is read, laid on a grid as browsers lay it. */
export interface HtmlTable {
  rows: HtmlCell[][];
  /** For each column of the grid, the first row that no cell from above reaches into. */
  freeFrom: number[];
}

export interface HtmlCell {
  lines: string[];
  /** The first of its columns, and how many columns and rows it takes. */
  column: number;
  columns: number;
  rows: number;
}

/** Wider cells are prose: they are not padded, so that one long cell does not widen a whole column. */
const widestPadded = 60;
/** As browsers take it. */
const mostRows = 65_534;
/** Browsers take a thousand; no table that a person wrote has a hundred. */
const mostColumns = 100;

/** How many columns or rows an attribute says a cell takes. */
export function spanOf(value: string | undefined, most: 'rows' | 'columns'): number {
  const span = Number.parseInt(value ?? '', 10);
  return span > 0 ? Math.min(span, most === 'rows' ? mostRows : mostColumns) : 1;
}

/** Adds a cell to the last row; tells how many places of that row cells from above take, which it has to pass. */
export function addCell(table: HtmlTable, cell: HtmlCell): number {
  const row = table.rows.length - 1;
  const last = table.rows[row]!.at(-1);
  const from = last ? last.column + last.columns : 0;
  cell.column = from;
  while ((table.freeFrom[cell.column] ?? 0) > row) cell.column += 1;
  for (let at = cell.column; at < cell.column + cell.columns; at++) {
    // A cell from above that is met is overlapped, as browsers do.
    table.freeFrom[at] = row + cell.rows;
  }
  table.rows[row]!.push(cell);
  return cell.column - from;
}

/**
 * The lines of a table with its columns one below the other, cells apart by " | ". `spend` hears how many places of the grid
 * are printed, before they are, and may end it: a short text can ask for endless ones.
 */
export function tableLines(table: HtmlTable, spend: (places: number) => void): string[] {
  const rows = table.freeFrom.length > mostColumns ? table.rows : withRepeated(table.rows, spend);
  const filled = rows.filter((cells) => cells.some(({ lines }) => lines.length > 0));
  const narrow = withoutUnused(filled);
  // One column is how mails lay out their text, and no table for a reader.
  if (narrow.every((cells) => cells.every(({ column }) => column === 0)))
    return filled.flatMap((cells) => cells.flatMap(({ lines }) => lines));
  const widths = columnWidths(narrow);
  return narrow.flatMap((cells) => rowLines(cells, widths, spend));
}

/** The same cells on a grid without the columns that no cell with text begins in. */
function withoutUnused(rows: readonly (readonly HtmlCell[])[]): HtmlCell[][] {
  const used: boolean[] = [];
  for (const { column, lines } of rows.flat()) if (lines.length > 0) used[column] = true;
  const places: number[] = [0];
  for (let column = 0; column < used.length + mostColumns; column++)
    places.push(places.at(-1)! + (used[column] ? 1 : 0));
  return rows.map((cells) =>
    cells
      .filter(({ column }) => used[column])
      .map((cell) => {
        const column = places[cell.column]!;
        return { ...cell, column, columns: Math.max(1, places[cell.column + cell.columns]! - column) };
      }),
  );
}

function columnWidths(rows: readonly HtmlCell[][]): number[] {
  const widths: number[] = [];
  const wide: HtmlCell[] = [];
  for (const cell of rows.flat()) {
    if (cell.columns > 1) wide.push(cell);
    else widths[cell.column] = Math.max(widths[cell.column] ?? 0, widthOf(cell));
  }
  // What a cell over several columns needs more, the last of them gets.
  for (const cell of wide) {
    const last = cell.column + cell.columns - 1;
    widths[last] = (widths[last] ?? 0) + Math.max(0, widthOf(cell) - widthFrom(widths, cell));
  }
  return widths;
}

function widthOf({ lines }: HtmlCell): number {
  return lines.reduce((widest, { length }) => Math.max(widest, Math.min(widestPadded, length)), 0);
}

const bar = ' | ';

/** From the left side of a cell to its right one. */
function widthFrom(widths: readonly number[], { column, columns }: HtmlCell): number {
  let width = (columns - 1) * bar.length;
  for (let at = column; at < column + columns; at++) width += widths[at] ?? 0;
  return width;
}

function rowLines(
  cells: readonly HtmlCell[],
  widths: readonly number[],
  spend: (places: number) => void,
): string[] {
  const height = cells.reduce((highest, { lines }) => Math.max(highest, lines.length), 0);
  const last = cells.at(-1);
  if (last) spend(height * (last.column + last.columns));
  const printed: string[] = [];
  for (let i = 0; i < height; i++) {
    let column = 0;
    const parts: string[] = [];
    for (const cell of cells) {
      // What a cell from above takes stays free.
      for (; column < cell.column; column++) parts.push(''.padEnd(widths[column] ?? 0));
      parts.push((cell.lines[i] ?? '').padEnd(widthFrom(widths, cell)));
      column = cell.column + cell.columns;
    }
    printed.push(parts.join(bar).trimEnd());
  }
  return printed;
}

/**
 * A cell over several rows is said of each of them that has a figure of its own: an article of two colours with a quantity
 * each. A figure that is not of what stands left (a sum of both rows) is said once, for nobody knows what each row has of it.
 */
function withRepeated(rows: readonly HtmlCell[][], spend: (places: number) => void): (readonly HtmlCell[])[] {
  let open: { cell: HtmlCell; until: number; figures: Set<number> }[] = [];
  return rows.map((cells, at) => {
    open = open.filter(({ until }) => until > at);
    const own = figuresOf(cells);
    const said = own.size === 0 ? [] : open.filter(({ figures }) => !figures.isDisjointFrom(own));
    spend(said.length);
    let isLeft = true;
    for (const cell of cells) {
      isLeft &&= cell.rows > 1;
      if (cell.rows > 1 && (isLeft || !own.has(cell.column)) && lengthOf(cell) <= mostRepeated)
        open.push({ cell, until: at + cell.rows, figures: own });
    }
    return [...cells, ...said.map(({ cell }) => cell)].sort((a, b) => a.column - b.column);
  });
}

/** Longer ones are prose beside a table. */
const mostRepeated = 100;

function lengthOf({ lines }: HtmlCell): number {
  return lines.reduce((sum, { length }) => sum + length, 0);
}

function figuresOf(cells: readonly HtmlCell[]): Set<number> {
  return new Set(cells.filter(isFigure).map(({ column }) => column));
}

const figure = /^[^\p{L}\d]{0,4}\d[\d.,' ]*\s*[^\d\s]{0,4}$/u;
const day = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/;

function isFigure({ lines: [line, ...others] }: HtmlCell): boolean {
  return line !== undefined && others.length === 0 && figure.test(line) && !day.test(line);
}
