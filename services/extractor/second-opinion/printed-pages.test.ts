import type { Page, ReadFile } from '@orderloom/pages/page.ts';
import { expect, test } from 'vitest';
import { findPrinted } from './find-printed.ts';
import { printedPages } from './printed-pages.ts';

const width = 6;

/** Lines of words, 6 points a character; two spaces part columns. */
function page(number: number, lines: readonly string[]): Page {
  const words = lines.flatMap((line, row) =>
    Array.from(line.matchAll(/\S+/g), ({ 0: text, index }) => ({
      text,
      box: [
        index * width,
        row * 12,
        (index + text.length) * width,
        row * 12 + 10,
      ] as Page['words'][number]['box'],
      fontSize: 10,
      bold: false,
      confidence: 1,
    })),
  );
  return { number, width: 600, height: 800, words, rules: [], source: 'text' };
}

const file = (name: string, ...pages: string[][]): ReadFile => ({
  name,
  pages: pages.map((lines, index) => page(index + 1, lines)),
  notes: [],
});

const numbersOf = (pages: { number: number; file: string; page: number }[]) =>
  pages.map(({ number, file, page }) => [number, file, page]);

test('pages are counted over all files', () => {
  const pages = printedPages([file('a', ['one'], ['two']), file('b', ['three'])], () => false);
  expect(numbersOf(pages)).toEqual([
    [1, 'a', 1],
    [2, 'a', 2],
    [3, 'b', 1],
  ]);
});

test('of too many, those with doubts come first, then the foremost that fit', () => {
  const full = Array.from({ length: 60 }, () => 'words '.repeat(50));
  const pages = printedPages([file('a', full, full, full, full, ['short'])], (_, number) => number === 3);
  expect(numbersOf(pages).map(([number]) => number)).toEqual([1, 3, 5]);
});

const [printed] = printedPages(
  [
    file('a', [
      'Order no.: PO-4711        10        1 200',
      'Total: 1.234,50, net (EUR 99)',
      'Net 12,5 12,50',
    ]),
  ],
  () => false,
);
const textsOf = (text: string) => findPrinted(text, printed!).map((place) => place.text);

test.each([
  ['PO-4711', ['PO-4711']],
  ['4711', []],
  ['PO', []],
  ['no.: PO-4711', ['no.: PO-4711']],
  ['1.234,50', ['1.234,50,']],
  ['234,50', []],
  ['1.234', []],
  ['99', ['99)']],
  ['12,5', ['12,5']],
  ['12', []],
  ['', []],
  ['po-4711', []],
])('%s is printed as %j', (text, expected) => {
  expect(textsOf(text)).toEqual(expected);
});

test('numbers of two columns are no number, however they stand beside each other', () => {
  expect(textsOf('10 1 200')).toEqual([]);
  expect(textsOf('1 200')).toEqual(['1 200']);
});

test('a place has the box of its words', () => {
  expect(findPrinted('PO-4711', printed!)).toEqual([
    { file: 'a', page: 1, box: [66, 0, 108, 10], text: 'PO-4711' },
  ]);
});
