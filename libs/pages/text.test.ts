import { expect, test } from 'vitest';
import { decodeText, layText, readText } from './text.ts';

const words = (text: string) =>
  layText(text, { maxPages: 9 }).pages.flatMap((page) =>
    page.words.map(({ text, box }) => [text, box[0], box[1]]),
  );

test('words stand where their characters stand', () => {
  expect(words('Item   Qty\nBolt\t\t5')).toEqual([
    ['Item', 36, 36],
    ['Qty', 78, 36],
    ['Bolt', 36, 48],
    ['5', 132, 48],
  ]);
});

test('a letter and its accent that are written apart are one letter in one column', () => {
  const apart = layText('50 Stück  Dübel'.normalize('NFD'), { maxPages: 9 });
  expect(apart).toEqual(layText('50 Stück  Dübel', { maxPages: 9 }));
});

test('pipes and dashes of a Markdown table become rules, emphasis becomes bold', () => {
  const [page] = layText('| **Item** | Qty |\n|---|---|\n| Bolt | 5 |', { maxPages: 9 }).pages;
  expect(page!.words.map(({ text, bold }) => [text, bold])).toEqual([
    ['Item', true],
    ['Qty', false],
    ['Bolt', false],
    ['5', false],
  ]);
  expect(page!.rules.map(({ direction }) => direction).join()).toBe(
    'vertical,vertical,vertical,horizontal,vertical,vertical,vertical',
  );
});

test('a heading is bold and flush with what is under it, the first level in larger letters', () => {
  const [page] = layText('# Order\n## Ship to\nBremen', { maxPages: 9 }).pages;
  expect(page!.words.map(({ text, box, bold, fontSize }) => [text, box[0], bold, fontSize])).toEqual([
    ['Order', 36, true, 18],
    ['Ship', 36, true, 12],
    ['to', 66, true, 12],
    ['Bremen', 36, false, 12],
  ]);
});

test('a table goes on over the end of a page, and an escaped bar parts no cell', () => {
  const rows = Array.from({ length: 70 }, (_, i) => `| ${i === 69 ? 'a\\|b \\| c' : 'd'} | ${i} |`);
  const [first, second] = layText(rows.join('\n'), { maxPages: 9 }).pages;
  expect(first!.words[1]!.box[0]).toBe(120);
  expect(second!.words.slice(-4).map(({ text, box }) => [text, box[0]])).toEqual([
    ['a|b', 48],
    ['/', 78],
    ['c', 96],
    ['69', 120],
  ]);
});

test('the marks of quoted lines are none of the text of a file', () => {
  const { pages } = readText(new TextEncoder().encode('> Kade 1\n> > Bremen'), { maxPages: 9 });
  expect(pages[0]!.words.map(({ text, box }) => [text, box[0]])).toEqual([
    ['Kade', 36],
    ['1', 66],
    ['Bremen', 36],
  ]);
});

test.each([
  ['UTF-8', [0x47, 0xc3, 0xb6]],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x47, 0xc3, 0xb6]],
  ['UTF-16, little end first', [0xff, 0xfe, 0x47, 0, 0xf6, 0]],
  ['UTF-16, big end first', [0xfe, 0xff, 0, 0x47, 0, 0xf6]],
  ['Windows-1252', [0x47, 0xf6]],
])('%s is decoded', (_, bytes) => {
  expect(decodeText(new Uint8Array(bytes))).toBe('Gö');
});

test('form feeds and 66 lines end a page, and pages over the limit are named', () => {
  const long = Array.from({ length: 70 }, (_, i) => `line ${i}`).join('\n');
  expect(layText(`one\ftwo`, { maxPages: 9 }).pages).toHaveLength(2);
  expect(layText(long, { maxPages: 9 }).pages.map(({ words }) => words.length)).toEqual([132, 8]);
  expect(layText(long, { maxPages: 1 }).notes).toEqual(['the text after page 1 was not read (limit 1)']);
});

test('what stands behind the last page that is read, and blank pages at the end, are told apart', () => {
  expect(layText('one\f\f\n', { maxPages: 1 })).toMatchObject({ pages: [{ number: 1 }], notes: [] });
  expect(layText('one\f\ftwo', { maxPages: 2 }).notes).toEqual([
    'the text after page 2 was not read (limit 2)',
  ]);
  expect(layText(`${'a\r\n'.repeat(66)}\fb`, { maxPages: 9 }).pages.map(({ words }) => words.length)).toEqual(
    [66, 0, 1],
  );
});

test('a megabyte of tabs is cut, too', () => {
  const { pages, notes } = layText(`a${'\t'.repeat(1_000_000)}b`, { maxPages: 9 });
  expect(pages[0]!.words).toHaveLength(1);
  expect(notes).toEqual(['lines longer than 2000 characters were cut']);
});

test('a line of a megabyte is cut, in less than a second', () => {
  const started = performance.now();
  const { pages, notes } = readText(new TextEncoder().encode('x '.repeat(500_000)), { maxPages: 9 });
  expect(pages[0]!.words).toHaveLength(1000);
  expect(notes).toEqual(['lines longer than 2000 characters were cut']);
  expect(performance.now() - started).toBeLessThan(1000);
});
