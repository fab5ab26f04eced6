import { overlapX } from '../../layout/boxes.ts';
import type { Line, Sheet } from '../../layout/sheet.ts';
import { labelBook, longestMatch, tokenise } from '../../lexicon/phrases.ts';
import { looksLikeItem } from '../lines/missed-items.ts';
import { headerPieces, rolesOfHeading } from './header-pieces.ts';
import { mergePieces } from './merge-pieces.ts';
import { isClose, mayHead, type TableHeader } from './table-header.ts';

/** Lines that may stand between a heading and the first row: its text above it, a sum carried over. */
const farthestRow = 2;
/** Lines of a heading. */
const mostLines = 3;
/** Words over one column; sentences have more. */
const mostWords = 5;
/** Share of the texts of a row that stand under a heading. */
const fewestUnder = 0.6;

/**
 * What may be the heading of order lines on a page by how it stands, whatever its words say: lines without numbers
 * close above a line that looks like an order line, with a text over most of that line's. From top to bottom.
 */
export function headersByShape(sheet: Sheet): TableHeader[] {
  const headers: TableHeader[] = [];
  for (const [row, line] of sheet.lines.entries()) {
    const isUnder = row <= (headers.at(-1)?.lastLine ?? -1) + 1 + farthestRow && headers.length > 0;
    const header = !isUnder && looksLikeItem(line) ? headerOver(sheet, row) : null;
    if (header) headers.push(header);
  }
  return headers;
}

function headerOver(sheet: Sheet, row: number): TableHeader | null {
  for (let last = row - 1; last >= Math.max(0, row - 1 - farthestRow); last--) {
    const first = firstOfHeading(sheet, last);
    if (first === null) continue;
    const cells = mergePieces(sheet.lines.slice(first, last + 1).map(headerPieces));
    const under = sheet.lines[row]!.segments.filter(({ box }) =>
      cells.some((cell) => overlapX(cell.box, box) > 0),
    );
    if (cells.length > 2 && under.length >= fewestUnder * sheet.lines[row]!.segments.length)
      return { sheet, firstLine: first, lastLine: last, cells, isGuessed: true };
  }
  return null;
}

/** The first line of the heading that ends with line `last`; null when that line heads no columns. */
function firstOfHeading(sheet: Sheet, last: number): number | null {
  if (!headsColumns(sheet, last)) return null;
  let first = last;
  while (
    last - first + 1 < mostLines &&
    headsColumns(sheet, first - 1) &&
    isClose(sheet, first - 1, first) &&
    !announces(sheet.lines[first - 1]!)
  )
    first -= 1;
  const widest = Math.max(...sheet.lines.slice(first, last + 1).map(({ segments }) => segments.length));
  return widest > 2 ? first : null;
}

function headsColumns(sheet: Sheet, index: number): boolean {
  const line = sheet.lines[index];
  return line !== undefined && line.segments.length > 0 && mayHead(sheet, index) && isShort(line);
}

/** Labels of the order stand over their values, not over its lines. */
function announces({ segments }: Line): boolean {
  const labels = segments.filter(({ text }) => {
    const all = tokenise(text);
    return rolesOfHeading(text).length === 0 && longestMatch(labelBook, all, 0) !== null;
  });
  return labels.length > segments.length / 3;
}

function isShort({ segments }: Line): boolean {
  return segments.every(({ words, text }) => words.length <= mostWords && /\p{L}|[#%]/u.test(text));
}
