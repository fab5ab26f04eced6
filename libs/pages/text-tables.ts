/** Between two cells that a tab parts: one space would be none. */
const leastGap = 2;
/** So many tabs on a line make it a row of a table, others may then end sooner. */
const tabsOfTable = 3;

const pipe = /(?<!\\)\|/;
const pipes = /(?<!\\)\|/g;
/** `| --- | ---: |` under the heading of a Markdown table. */
const alignmentRow = /^\s*\|?(?:\s*:?-+:?\s*\|)+\s*(?::?-+:?\s*)?$/;

/**
 * The same lines with the cells of each table one below the other. Tables of pipes, of tabs and of dashes need not be padded:
 * programs read them by their marks, so the columns of a row may stand anywhere. Wider than `most` columns they stay.
 */
export function alignTables(lines: readonly string[], most: number): string[] {
  const aligned = mendBrokenRows(lines);
  for (const { isRow, align } of [
    { isRow: (line: string) => pipe.test(line), align: alignPipes },
    { isRow: (line: string) => line.includes('\t'), align: alignTabs },
    { isRow: (line: string) => line.split(dash).length >= fewestDashed, align: alignDashes },
  ])
    for (const { from, until } of runsOf(aligned, isRow)) {
      const rows = align(aligned.slice(from, until));
      if (!rows?.every((row) => row.length <= most)) continue;
      for (const [at, row] of rows.entries()) aligned[from + at] = row;
    }
  return aligned;
}

/**
 * The same lines, where rows of pipes go on in the line below, set in, with all their cells in the first: of
 * `1 | Paint 10 l` over `  Art. 4711 | 8 | 54.90`, as many pipes as the headings together, only `Art. 4711` stays below.
 */
export function mendBrokenRows(lines: readonly string[]): string[] {
  const mended = [...lines];
  let most = 0;
  for (let at = 0; at < mended.length - 1; at++) {
    const [line, next] = [mended[at]!, mended[at + 1]!];
    const own = columnsOf(line).length;
    if (line.trim() === '') most = 0;
    else if (most === 0 && own >= fewestPipes && !/\d/.test(line)) most = own;
    const below = columnsOf(next).length;
    const isBroken = below > 0 && own < most && own + below === most;
    if (!isBroken || indentOf(next) <= indentOf(line) || !/\p{L}{2}/u.test(line)) continue;
    const [rest, ...cells] = next.split(pipe).map((cell) => cell.trim());
    mended[at] = [line.trimEnd(), ...cells].join(' | ');
    mended[at + 1] = `|${' |'.repeat(own)} ${rest} ${'| '.repeat(below)}|`;
    at += 1;
  }
  return mended;
}
const fewestPipes = 2;

function indentOf(line: string): number {
  return line.search(/\S/);
}

/** Two lines or more on end that may be rows. */
function runsOf(
  lines: readonly string[],
  isRow: (line: string) => boolean,
): { from: number; until: number }[] {
  const runs: { from: number; until: number }[] = [];
  lines.forEach((line, at) => {
    if (!isRow(line)) return;
    const last = runs.at(-1);
    if (last?.until === at) last.until += 1;
    else runs.push({ from: at, until: at + 1 });
  });
  return runs.filter(({ from, until }) => until - from > 1);
}

/** Null for lines that stand as they should, or are no table. */
function alignPipes(rows: readonly string[]): string[] | null {
  const isTable =
    rows.every((row) => /^\s*\|/.test(row)) || rows.some((row) => alignmentRow.test(row)) || isHeaded(rows);
  if (!isTable || standBelow(rows)) return null;
  const marks = rows.find((row) => alignmentRow.test(row));
  const isRight = marks ? cellsOf(marks).map((mark) => /^-+:$/.test(mark)) : [];
  const cells = rows.map((row) => (alignmentRow.test(row) ? [] : cellsOf(row)));
  const widths = widthsOf(cells);
  const cellsIn = (row: readonly string[]) =>
    widths.map((width, at) =>
      isRight[at] ? (row[at] ?? '').padStart(width) : (row[at] ?? '').padEnd(width),
    );
  const dashes = `|${widths.map((width) => '-'.repeat(width + leastGap)).join('|')}|`;
  return rows.map((row, at) => (alignmentRow.test(row) ? dashes : `| ${cellsIn(cells[at]!).join(' | ')} |`));
}

/** Headings without a number over rows with as many cells. */
function isHeaded([head, ...others]: readonly string[]): boolean {
  const count = cellsOf(head!).length;
  return (
    count > fewestPipes &&
    !/\d/.test(head!) &&
    others.length > 0 &&
    others.every((row) => cellsOf(row).length === count)
  );
}

/** True when each pipe stands under one of the first row: nothing is to be done, whatever the cells hold. */
function standBelow([first, ...others]: readonly string[]): boolean {
  const columns = new Set(columnsOf(first!));
  return others.every((row) => columnsOf(row).every((column) => columns.has(column)));
}

function columnsOf(row: string): number[] {
  return Array.from(row.matchAll(pipes), ({ index }) => index);
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(pipe)
    .map((cell) => cell.trim());
}

/** `Item - Description - Qty` between spaces, over lines with as many; null where no line without a number heads them. */
function alignDashes(rows: readonly string[]): string[] | null {
  const cells = rows.map((row) => row.trim().split(dash));
  const [head, ...others] = cells;
  const isTable =
    head!.every((cell) => /^\D+$/.test(cell)) &&
    others.every((row) => row.length === head!.length && row.some((cell) => /\d/.test(cell)));
  if (!isTable) return null;
  return padded(cells);
}

/** No code and no range: spaces are around it. */
const dash = /\s+[-–—]\s+/;
/** Two cells are an item of a list with its quantity. */
const fewestDashed = 3;

/** Null where tabs only move what follows to a stop: then the lines have as many as their words leave room for. */
function alignTabs(rows: readonly string[]): string[] | null {
  const cells = rows.map((row) => row.trimEnd().split('\t'));
  const most = cells.reduce((longest, { length }) => Math.max(longest, length), 0);
  const full = cells.filter(({ length }) => length === most).length;
  const isHeaded = cells[0]!.length === most && cells[0]!.every((cell) => cell.trim() !== '');
  const isTable = full === rows.length || (most > tabsOfTable && isHeaded && 2 * full > rows.length);
  if (!isTable) return null;
  return padded(cells);
}

function padded(rows: readonly (readonly string[])[]): string[] {
  const widths = widthsOf(rows);
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]! + leastGap))
      .join('')
      .trimEnd(),
  );
}

function widthsOf(rows: readonly (readonly string[])[]): number[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, at) => {
      widths[at] = Math.max(widths[at] ?? 0, cell.length);
    });
  return widths;
}
