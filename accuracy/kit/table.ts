import type { Paper, TextStyle } from './paper.ts';

export interface Column<Row> {
  /** A new line in it is a line break; too long a head is wrapped. */
  head: string;
  /** Points. */
  width: number;
  align?: 'left' | 'right' | 'center';
  headAlign?: 'left' | 'right' | 'center';
  /** Lines of the cell; each is wrapped when it is too long. */
  cell(row: Row): string | readonly string[];
  bold?: boolean;
}

export interface TableLook {
  rules: 'all' | 'rows' | 'columns' | 'frame' | 'head' | 'none';
  /** Fill of every second row. */
  zebra?: string;
  head?: { fill?: string; color?: string; bold?: boolean; capitals?: boolean; size?: number };
  /** Without it the columns have no heads. */
  headless?: boolean;
  size?: number;
  /** Points around the text of a cell. */
  padding?: number;
  /** Points between rows. */
  gap?: number;
  /** Where short cells of a tall row stand. */
  valign?: 'top' | 'middle' | 'bottom';
  color?: string;
}

export interface TablePlace<Row> {
  x: number;
  y: number;
  /** No row goes below it. */
  bottom: number;
  /** Draws what a further page has above the table and gives the y at which the table goes on. Absent: 60. */
  nextPage?(): number;
  /** Whether further pages repeat the heads. Absent: yes. */
  repeatHead?: boolean;
  /** Draws at the end of a page that is not the last; `done` are the rows above. */
  beforeBreak?(y: number, done: readonly Row[]): void;
  /** Draws first thing on a further page below the head; gives the y below it. */
  afterBreak?(y: number, done: readonly Row[]): number;
  /** Lines below a row, across the columns from `x` on (points from the left of the table). */
  below?(row: Row): readonly { x: number; text: string }[];
  /** Rows of one page at most. */
  mostRows?: number;
}

/** Draws a table, over several pages when it must. Gives the y below its last row. */
export function drawTable<Row>(
  paper: Paper,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  place: TablePlace<Row>,
  look: TableLook,
): number {
  const size = look.size ?? paper.fontSize;
  const padding = look.padding ?? 3;
  const step = paper.leading(size);
  const total = columns.reduce((sum, column) => sum + column.width, 0);
  const style: TextStyle = { size, ...(look.color && { color: look.color }) };
  let top = place.y;
  let y = place.y;

  function cellLines(texts: string | readonly string[], width: number, textStyle: TextStyle): string[] {
    return [texts].flat().flatMap((text) => paper.wrap(text, width - 2 * padding, textStyle));
  }

  /** Texts of one row of cells, each with its own size: a word that is too wide is drawn smaller. */
  function drawCells(
    cells: string[][],
    height: number,
    textStyle: TextStyle,
    aligns: Column<Row>['align'][],
  ): void {
    let x = place.x;
    columns.forEach((column, i) => {
      const room = column.width - 2 * padding;
      const free = height - 2 * padding - cells[i]!.length * step;
      const shift = look.valign === 'middle' ? free / 2 : look.valign === 'bottom' ? free : 0;
      cells[i]!.forEach((text, n) => {
        const bold = textStyle.bold ?? column.bold;
        const drawn = {
          ...textStyle,
          ...(bold && { bold }),
          width: room,
          align: aligns[i] ?? 'left',
        } as TextStyle;
        const needed = paper.widthOf(text, drawn);
        if (needed > room) drawn.size = ((drawn.size ?? size) * room) / needed;
        paper.text(text, x + padding, y + padding + shift + n * step, drawn);
      });
      x += column.width;
    });
  }

  function rulesAround(from: number, to: number, isHead: boolean): void {
    const { rules } = look;
    if (rules === 'all' || rules === 'columns') {
      let x = place.x;
      for (const column of columns) {
        paper.line(x, from, x, to);
        x += column.width;
      }
      paper.line(x, from, x, to);
    }
    if (rules === 'all' || rules === 'rows' || (isHead && rules !== 'none')) {
      paper.line(place.x, to, place.x + total, to);
      if (isHead) paper.line(place.x, from, place.x + total, from);
    }
  }

  function drawHead(): void {
    if (look.headless) return;
    const { fill, color, bold = true, capitals, size: headSize = size } = look.head ?? {};
    const headStyle: TextStyle = { size: headSize, bold, ...(color && { color }) };
    const heads = columns.map(({ head, width }) =>
      (capitals ? head.toUpperCase() : head).split('\n').flatMap((part) => cellLines(part, width, headStyle)),
    );
    const height = Math.max(...heads.map((head) => head.length)) * step + 2 * padding;
    if (fill) paper.box(place.x, y, total, height, { fill });
    drawCells(
      heads,
      height,
      headStyle,
      columns.map((column) => column.headAlign ?? column.align),
    );
    rulesAround(y, y + height, true);
    y += height + (look.gap ?? 0) / 2;
  }

  function closePage(): void {
    if (look.rules === 'frame') paper.box(place.x, top, total, y - top);
    if (look.rules === 'columns') paper.line(place.x, y, place.x + total, y);
  }

  drawHead();
  let onPage = 0;
  rows.forEach((row, i) => {
    const cells = columns.map((column) =>
      cellLines(column.cell(row), column.width, { ...style, ...(column.bold && { bold: true }) }),
    );
    const below = place.below?.(row) ?? [];
    const height = Math.max(...cells.map((cell) => cell.length)) * step + 2 * padding;
    const whole = height + below.length * step + (look.gap ?? 0);
    if (onPage > 0 && (y + whole > place.bottom || onPage === place.mostRows)) {
      closePage();
      place.beforeBreak?.(y, rows.slice(0, i));
      paper.newPage();
      top = y = place.nextPage?.() ?? 60;
      if (place.repeatHead ?? true) drawHead();
      y = place.afterBreak?.(y, rows.slice(0, i)) ?? y;
      onPage = 0;
    }
    if (look.zebra && i % 2 === 1)
      paper.box(place.x, y, total, height + below.length * step, { fill: look.zebra });
    drawCells(
      cells,
      height,
      style,
      columns.map((column) => column.align),
    );
    below.forEach(({ x, text }, n) => {
      paper.text(text, place.x + x, y + height - padding + n * step, style);
    });
    rulesAround(y, y + height + below.length * step, false);
    y += whole;
    onPage += 1;
  });
  closePage();
  return y;
}
