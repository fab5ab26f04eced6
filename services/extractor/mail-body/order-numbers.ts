import type { Word } from '@orderloom/pages/page.ts';
import type { PageLine } from '@orderloom/pages/page-lines.ts';
import { columnOfNumbers } from '@orderloom/pages/parts/number-columns.ts';
import { numberKey, orderNumbersIn } from '@orderloom/pages/parts/order-number.ts';
import type { RowParts } from '../rows/reading/read-row.ts';
import type { Paragraph } from './message-lines.ts';

type Line = Paragraph['lines'][number];

/** Before a number that counts nothing. */
const mark = '\u2116';

/**
 * Paragraphs in which the numbers of orders, of a label or under the heading of a column, bear a mark: no reader takes
 * them for amounts then.
 */
export function withMarkedNumbers(paragraphs: readonly Paragraph[]): Paragraph[] {
  const all = paragraphs.flatMap(({ lines }) => lines);
  const { numbers } = columnOfNumbers(all.map(asPageLine));
  const inColumn = new Map(numbers.map(({ place, number }) => [all[place], number]));
  return paragraphs.map(({ sheet, lines }) => ({
    sheet,
    lines: lines.map((line) => {
      const own = inColumn.get(line);
      return marked(line, own === undefined ? orderNumbersIn(textOf(line.words)) : [own]);
    }),
  }));
}

/** Rows as they are printed. */
export function withoutMarks(rows: readonly RowParts[]): RowParts[] {
  const plain = (words: readonly Word[]) =>
    words.map((word) => (word.text.startsWith(mark) ? { ...word, text: word.text.slice(1) } : word));
  return rows.map((row) => ({
    ...row,
    words: Object.fromEntries(Object.entries(row.words).map(([role, words]) => [role, plain(words)])),
  }));
}

function marked(line: Line, numbers: readonly string[]): Line {
  if (numbers.length === 0) return line;
  const keys = new Set(numbers.flatMap((number) => [number, ...number.split(' ')]).map(numberKey));
  const own = (words: readonly Word[]) =>
    words.map((word) =>
      /\d{2}/.test(word.text) && keys.has(numberKey(word.text)) ? { ...word, text: mark + word.text } : word,
    );
  return {
    ...line,
    words: own(line.words),
    segments: line.segments.map((segment) => ({ ...segment, words: own(segment.words) })),
  };
}

function asPageLine({ segments }: Line, index: number): PageLine {
  return { index, cells: segments.map(({ text, box }) => ({ text, x0: box[0], x1: box[2] })) };
}

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}
