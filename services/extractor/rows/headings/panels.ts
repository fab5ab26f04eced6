import { boxAround, heightOf } from '../../layout/boxes.ts';
import { readLines } from '../../layout/lines.ts';
import type { Sheet } from '../../layout/sheet.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import type { HeaderCell } from './merge-pieces.ts';
import type { TableHeader } from './table-header.ts';

/** Roles that a table has once. */
const unique: readonly ColumnRole[] = ['position', 'description', 'quantity'];

/**
 * Two tables side by side under one line of headings, `No. Article Qty No. Article Qty`: each as a page of its own
 * that ends where the other begins. The table itself when its headings do not come twice.
 */
export function splitPanels(printed: TableHeader): TableHeader[] {
  const header = withoutSideColumn(printed);
  const second = secondPanel(header.cells);
  if (second === null) return [header];
  const [left, right] = [header.cells.slice(0, second), header.cells.slice(second)];
  const [from, to] = [boxAround(left.map(({ box }) => box))[2], boxAround(right.map(({ box }) => box))[0]];
  const at = betweenPanels(header, from, to);
  return [panel(header, left, (x) => x < at), panel(header, right, (x) => x >= at)];
}

/**
 * Where the first of two tables ends, between its last heading and the first one of the other: half way, unless texts of
 * the last column reach across; then where the fewest do.
 */
function betweenPanels({ sheet, lastLine }: TableHeader, from: number, to: number): number {
  const texts = sheet.lines.slice(lastLine + 1).flatMap(({ segments }) => segments);
  const cut = (x: number) => texts.filter(({ box }) => box[0] < x && x < box[2]).length;
  const half = (from + to) / 2;
  const places = [half, ...Array.from({ length: Math.ceil(to - from) }, (_, at) => from + at)].map((x) => ({
    x,
    cuts: cut(x),
  }));
  const least = Math.min(...places.map(({ cuts }) => cuts));
  const best = places.filter(({ cuts }) => cuts === least).map(({ x }) => x);
  if (best[0] === half) return half;
  const apart = best.findIndex((x, at) => at > 0 && x - best[at - 1]! > 1);
  const run = apart < 0 ? best : best.slice(0, apart);
  return (run[0]! + run.at(-1)!) / 2;
}

/**
 * Without the text beside the table that only happens to stand on the line of its headings: the house's particulars
 * that run down the right of the page, flush from above the headings on.
 */
function withoutSideColumn(header: TableHeader): TableHeader {
  const { sheet, cells, firstLine } = header;
  const [last, before] = [cells.at(-1), cells.at(-2)];
  if (!last || !before || last.roles.length > 0 || cells.length < 4) return header;
  const [left] = last.box;
  const flush = sheet.lines
    .slice(0, firstLine)
    .flatMap(({ segments }) => segments)
    .filter(({ box }) => Math.abs(box[0] - left) < 1);
  if (flush.length < fewestFlush || left - before.box[2] < sideGap * heightOf(last.box)) return header;
  return panel(header, cells.slice(0, -1), (x) => x < left - 1);
}
/** So many texts above the headings begin where the last of them does. */
const fewestFlush = 4;
/** In heights of the text. */
const sideGap = 1.5;

/** Index of the cell where the headings begin again; null when they do not. */
function secondPanel(cells: readonly HeaderCell[]): number | null {
  const roles = cells.map(({ roles: [role] }) => role ?? null);
  const half = roles.length / 2;
  if (!Number.isInteger(half) || half < 2) return null;
  const same = (index: number) => cells[index]!.text === cells[index + half]!.text;
  if (half > 2 && cells.slice(0, half).every((_, index) => same(index))) return half;
  const isTwice = roles.slice(0, half).every((role, index) => role !== null && role === roles[index + half]);
  const names = roles.slice(0, half).filter((role) => role !== null && unique.includes(role));
  return isTwice && names.length > 1 ? half : null;
}

function panel(
  { sheet, firstLine, lastLine, isGuessed = false }: TableHeader,
  cells: HeaderCell[],
  isInside: (x: number) => boolean,
): TableHeader {
  const words = sheet.lines.flatMap((line) => line.words).filter(({ box }) => isInside(box[0]));
  const lines = readLines(words, sheet.rules, sheet.source);
  const top = sheet.lines[firstLine]!.box[1];
  const bottom = sheet.lines[lastLine]!.box[3];
  const inHead = lines.flatMap((line, index) => (line.box[1] < bottom && line.box[3] > top ? [index] : []));
  const own: Sheet = { ...sheet, lines, whole: sheet };
  const [first = 0] = inHead;
  return {
    sheet: own,
    firstLine: first,
    lastLine: inHead.at(-1) ?? first,
    isGuessed,
    cells: cells.map((cell) => ({ ...cell, line: first })),
  };
}
