import type { Word } from '@orderloom/pages/page.ts';
import type { PageLine } from '@orderloom/pages/page-lines.ts';
import { columnOfNumbers } from '@orderloom/pages/parts/number-columns.ts';
import { numberKey, orderNumbersIn } from '@orderloom/pages/parts/order-number.ts';
import { leadsNumber } from '@orderloom/pages/parts/order-words.ts';
import type { RowParts } from '../rows/reading/read-row.ts';
import { isBodyUnit } from './body-units.ts';
import type { Paragraph } from './message-lines.ts';
import { namesArticle } from './wordings.ts';

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
  const keys = new Set(numbers.flatMap((number) => [number, ...number.split(' ')]).map(numberKey));
  const own = (words: readonly Word[]) =>
    words.map((word, at) =>
      /\d{2}/.test(word.text) && keys.has(numberKey(word.text)) && !isContent(words, at)
        ? { ...word, text: mark + word.text }
        : word,
    );
  const words = own(line.words);
  const lead = leadLength(words);
  const dropped = new Set(line.words.slice(0, lead));
  if (lead === 0 && numbers.length === 0) return line;
  return {
    ...line,
    words: words.slice(lead),
    segments: line.segments.flatMap((segment) => {
      const kept = segment.words.filter((word) => !dropped.has(word));
      return kept.length > 0 ? [{ ...segment, words: own(kept), text: textOf(kept) }] : [];
    }),
  };
}

/** Polish "20 opak. po 200 szt.": what is in each is no PO. */
function isContent(words: readonly Word[], at: number): boolean {
  return words[at - 1]?.text === 'po' && isBodyUnit(words[at + 1]?.text ?? '');
}

/** How many words lead to the goods of a line: "PO 4711: 20 valves", "pour la 4711 : 20 vannes". */
function leadLength(words: readonly Word[]): number {
  const at = words.slice(0, mostLead).findIndex(({ text }) => /\d{3}/.test(text));
  const number = words[at]?.text ?? '';
  const isSeparated = /:$/.test(number) || separator.test(words[at + 1]?.text ?? '');
  const behind = /:$/.test(number) ? at + 1 : at + 2;
  // "Ref. 1001 - 24 pcs - gloves" numbers an article.
  if (namesArticle.test(words[at - 1]?.text ?? '') && at === 1 && !number.startsWith(mark)) return 0;
  const isLed = number.startsWith(mark) || (at > 0 && leadsNumber.test(`${textOf(words.slice(0, at))} `));
  return at >= 0 && isSeparated && isLed && /^\d/.test(words[behind]?.text ?? '') ? behind : 0;
}
const mostLead = 6;
const separator = /^[:–—-]$/;

function asPageLine({ segments }: Line, index: number): PageLine {
  return { index, cells: segments.map(({ text, box }) => ({ text, x0: box[0], x1: box[2] })) };
}

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}
