/** A table of an HTML text while it is read: rows of cells, each cell its lines. */
export interface HtmlTable {
  rows: string[][][];
}

/** Wider cells are prose: they are not padded, so that one long cell does not widen a whole column. */
const widestPadded = 60;

/** The lines of a table with its columns one below the other, cells apart by " | ". */
export function tableLines({ rows }: HtmlTable): string[] {
  const filled = rows.filter((cells) => cells.some((lines) => lines.length > 0));
  const columns = longestOf(filled);
  // One column is how mails lay out their text, and no table for a reader.
  if (columns <= 1) return filled.flatMap((cells) => cells.flat());
  const widths = columnWidths(filled);
  return filled.flatMap((cells) => rowLines(cells, widths));
}

/** There may be more of them than a call takes arguments. */
function longestOf(lists: readonly unknown[][]): number {
  return lists.reduce((longest, { length }) => Math.max(longest, length), 0);
}

function columnWidths(rows: string[][][]): number[] {
  const widths: number[] = [];
  for (const cells of rows) {
    cells.forEach((lines, column) => {
      for (const line of lines) {
        widths[column] = Math.min(widestPadded, Math.max(widths[column] ?? 0, line.length));
      }
    });
  }
  return widths;
}

function rowLines(cells: string[][], widths: number[]): string[] {
  const height = longestOf(cells);
  const lines: string[] = [];
  for (let i = 0; i < height; i++) {
    const padded = cells.map((cell, column) => (cell[i] ?? '').padEnd(widths[column] ?? 0));
    lines.push(padded.join(' | ').trimEnd());
  }
  return lines;
}
