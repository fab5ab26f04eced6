import { decodeUnnamed, type GuessedText } from './charset.ts';
import type { Box, Page, Rule, Word } from './page.ts';
import { type MarkedLine, withoutMarks } from './text-marks.ts';
import { alignTables } from './text-tables.ts';

/** The character grid a plain text is laid on, in points. */
const cellWidth = 6;
const lineHeight = 12;
const linesPerPage = 66;
const margin = 36;
const tabColumns = 8;
const leastTab = 2;
/** Characters beyond this on one line are a data dump, not a document; the rest of such a line is left out. */
const mostColumns = 2000;

/** Markdown sets addresses in so; in the text of a mail the marks say that it is of another. */
const quoteMarks = /^[ \t]{0,3}>(?:[ \t]?>)*[ \t]?/gm;

/** Lays a plain text or Markdown file on a grid of characters, so that columns stand one below the other. */
export function readText(
  bytes: Uint8Array,
  limits: { maxPages: number },
): { pages: Page[]; notes: string[] } {
  const { text, isSure } = decodeGuessing(bytes);
  const laid = layText(text.replace(quoteMarks, ''), limits);
  return isSure
    ? laid
    : { ...laid, notes: [...laid.notes, 'its letters are of a character set that is not known'] };
}

/** The same for text that is already decoded. */
export function layText(text: string, limits: { maxPages: number }): { pages: Page[]; notes: string[] } {
  // Some programs write `ü` as two signs: no list of words has it so, and it takes one column.
  const { pages: kept, isAll } = firstPages(text.normalize('NFC'), limits.maxPages);
  const notes: string[] = [];
  if (!isAll) notes.push(`the text after page ${kept.length} was not read (limit ${limits.maxPages})`);
  const isLong = kept.some((lines) => lines.some((line) => line.trimEnd().length > mostColumns));
  const pages = shownLines(kept).map((lines, i) => layPage(lines, i + 1));
  if (isLong || pages.some((page) => page.isCut))
    notes.push(`lines longer than ${mostColumns} characters were cut`);
  return { pages: pages.map(({ page }) => page), notes };
}

/** The lines of each page as they are to be laid: a table may go on over the end of one. */
function shownLines(pages: readonly string[][]): MarkedLine[][] {
  // A character takes a column or more.
  const marked = pages.flat().map((line) => withoutMarks(line.slice(0, mostColumns + 1)));
  const aligned = alignTables(
    marked.map(({ text }) => text),
    mostColumns,
  );
  const shown = marked.map(({ level }, at) => ({ text: aligned[at]!, level }));
  let from = 0;
  return pages.map(({ length }) => {
    from += length;
    return shown.slice(from - length, from);
  });
}

/** UTF-8, UTF-16 with a byte order mark, else what its letters tell. */
export function decodeText(bytes: Uint8Array): string {
  return decodeGuessing(bytes).text;
}

/** The same, and whether its letters are sure. */
export function decodeGuessing(bytes: Uint8Array): GuessedText {
  const sure = (text: string) => ({ text, isSure: true });
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return sure(new TextDecoder('utf-16le').decode(bytes));
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return sure(new TextDecoder('utf-16be').decode(bytes));
  try {
    return sure(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return decodeUnnamed(bytes);
  }
}

/** Where line `index` (from 0) of a text without page breaks is laid: the page from 1, and the box of its characters. */
export function placeOfLine(index: number, line: string): { page: number; box: Box } {
  const top = margin + (index % linesPerPage) * lineHeight;
  const start = Math.max(0, line.search(/\S/));
  const end = Math.max(start, Math.min(mostColumns, line.trimEnd().length));
  return { page: Math.floor(index / linesPerPage) + 1, box: [x(start), top, x(end), top + lineHeight] };
}

/** The lines of the first pages, and whether there is nothing behind them. What is behind is not taken apart. */
function firstPages(text: string, maxPages: number): { pages: string[][]; isAll: boolean } {
  const pages: string[][] = [];
  let lines: string[] = [];
  let at = 0;
  const lineEnd = /\r\n|[\r\n\f]/g;
  while (pages.length < maxPages && at <= text.length) {
    const end = lineEnd.exec(text);
    lines.push(text.slice(at, end?.index));
    at = end ? lineEnd.lastIndex : text.length + 1;
    if (!end || end[0] === '\f' || lines.length === linesPerPage) {
      pages.push(lines);
      lines = [];
    }
  }
  const isAll = text.slice(at).trim() === '';
  if (isAll) while (pages.length > 1 && pages.at(-1)!.every((line) => line.trim() === '')) pages.pop();
  return { pages, isAll };
}

function layPage(lines: readonly MarkedLine[], number: number): { page: Page; isCut: boolean } {
  const words: Word[] = [];
  const rules: Rule[] = [];
  let columns = 80;
  let isCut = false;
  lines.forEach(({ text, level }, row) => {
    const line = expandTabs(text);
    if (line.trimEnd().length > mostColumns) isCut = true;
    const laid = layLine(line.slice(0, mostColumns), margin + row * lineHeight);
    words.push(...(level === null ? laid.words : laid.words.map((word) => asHeading(word, level))));
    rules.push(...laid.rules);
    columns = Math.max(columns, Math.min(line.length, mostColumns));
  });
  const page: Page = {
    number,
    width: columns * cellWidth + 2 * margin,
    height: linesPerPage * lineHeight + 2 * margin,
    words,
    rules,
    source: 'plain',
  };
  return { page, isCut };
}

function expandTabs(line: string): string {
  if (!line.includes('\t')) return line;
  let expanded = '';
  for (const part of line.split('\t')) {
    // The column decides how wide a tab is, so each part is padded on its own.
    expanded += part;
    // A tab parts cells, even where the next stop is one column away, which would be a space.
    expanded += ' '.repeat(Math.max(leastTab, tabColumns - (expanded.length % tabColumns)));
    if (expanded.length > mostColumns) break;
  }
  return expanded.trimEnd();
}

/** A line of dashes, equals signs or box characters is a drawn rule; pipes are the sides of cells. */
const drawnLine = /^\s*[|+:\-=_\u2500-\u257F\s]{3,}$/;
const dashes = /[-=_\u2500\u2550]+/g;
const fewestColumns = 4;
const wordOrPipe = /(?:\\\||[^\s|\u2502\u2551])+|[|\u2502\u2551]/g;

function layLine(line: string, top: number): { words: Word[]; rules: Rule[] } {
  const middle = top + lineHeight / 2;
  const start = line.search(/\S/);
  if (start >= 0 && drawnLine.test(line)) {
    const runs = Array.from(line.matchAll(dashes), ({ 0: run, index }) => [index, index + run.length]);
    // `---- ---------- ----` underlines the columns of a list one by one.
    const parts = runs.length >= fewestColumns ? runs : [[start, line.trimEnd().length]];
    return {
      words: [],
      rules: parts.map(([from, to]) => ({
        box: [x(from!), middle, x(to!), middle],
        direction: 'horizontal',
      })),
    };
  }
  const words: Word[] = [];
  const rules: Rule[] = [];
  for (const match of line.matchAll(wordOrPipe)) {
    const [text] = match;
    if (/^[|\u2502\u2551]$/.test(text)) {
      const at = x(match.index) + cellWidth / 2;
      rules.push({ box: [at, top, at, top + lineHeight], direction: 'vertical' });
    } else words.push(layWord(text, match.index, top));
  }
  return { words, rules };
}

/** Markdown prints the first of its headings as a title. */
const titleSize = 1.5;

function asHeading(word: Word, level: number): Word {
  return { ...word, bold: true, fontSize: level === 1 ? titleSize * word.fontSize : word.fontSize };
}

/** Markdown's emphasis says how a word is printed and is no part of it. */
const emphasis = /^(\*{1,3}|_{2,3})(?=\S)|(?<=\S)(\*{1,3}|_{2,3})(?=[:;,.]?$)/g;

function layWord(printed: string, column: number, top: number): Word {
  // A bar of its own would be drawn again.
  const text = printed === '\\|' ? '/' : printed.replace(emphasis, '').replaceAll('\\|', '|') || printed;
  return {
    text,
    box: [x(column), top, x(column + printed.length), top + lineHeight],
    fontSize: lineHeight,
    bold: /^\*\*|\*\*[:;,.]?$/.test(printed),
    confidence: 1,
  };
}

function x(column: number): number {
  return margin + column * cellWidth;
}
