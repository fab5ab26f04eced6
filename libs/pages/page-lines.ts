import type { Page, Word } from './page.ts';

/** A line of a page: its words by height, in cells that wide gaps part. */
export interface PageLine {
  /** Of a plain text: which line it is, from 0, pages of 66 lines on end. Of other pages: its place on the page, from 0. */
  index: number;
  cells: PageCell[];
}

export interface PageCell {
  text: string;
  /** Left and right edge in points. */
  x0: number;
  x1: number;
}

const plainLineHeight = 12;
const plainMargin = 36;
const plainLinesPerPage = 66;
/** A gap of this part of the words' height parts cells. */
const wideGap = 0.8;

/** The lines of a page from top to bottom. */
export function pageLines(page: Page): PageLine[] {
  const rows = new Map<number, Word[]>();
  for (const word of page.words) {
    const key = page.source === 'plain' ? plainLineOf(page, word) : rowOf(word);
    const row = rows.get(key);
    if (row) row.push(word);
    else rows.set(key, [word]);
  }
  return [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .map(([key, words], place) => ({ index: page.source === 'plain' ? key : place, cells: cellsOf(words) }));
}

/** Which line of a plain text a word stands in. */
export function plainLineOf({ number }: Page, { box }: Word): number {
  return (number - 1) * plainLinesPerPage + Math.round((box[1] - plainMargin) / plainLineHeight);
}

/** A line with its cells a space apart. */
export function lineText({ cells }: PageLine): string {
  return cells.map(({ text }) => text).join(' ');
}

/** The page as text: its lines, with cells apart by two spaces. */
export function pageText(page: Page): string {
  return pageLines(page)
    .map(({ cells }) => cells.map(({ text }) => text).join('  '))
    .join('\n');
}

/** Words of one height are one line, give or take two points. */
function rowOf({ box }: Word): number {
  return Math.round((box[1] + box[3]) / 2 / 4);
}

function cellsOf(words: readonly Word[]): PageCell[] {
  const cells: PageCell[] = [];
  for (const { text, box } of [...words].sort((a, b) => a.box[0] - b.box[0])) {
    const last = cells.at(-1);
    if (last && box[0] - last.x1 <= (box[3] - box[1]) * wideGap) {
      last.text += ` ${text}`;
      last.x1 = box[2];
    } else cells.push({ text, x0: box[0], x1: box[2] });
  }
  return cells;
}
