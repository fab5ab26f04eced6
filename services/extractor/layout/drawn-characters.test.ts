import type { Word } from '@orderloom/pages/page.ts';
import { expect, test } from 'vitest';
import { drawnByCharacters } from './drawn-characters.ts';

const printed = (...texts: string[]): Word[] =>
  texts.map((text, at) => ({
    text,
    box: [10, 10 * at, 10 + 5 * text.length, 10 * at + 8],
    fontSize: 8,
    bold: false,
    confidence: 1,
  }));

test('cells without a space beside the bars of a frame of characters', () => {
  const frame = printed(...Array.from({ length: 12 }, () => '|'), '|001|MP104512|BEARING');
  const { words, drawn } = drawnByCharacters(frame, 'text');
  expect(words.map(({ text, box }) => [text, box[0]])).toEqual([
    ['001', 15],
    ['MP104512', 35],
    ['BEARING', 80],
  ]);
  expect(drawn).toHaveLength(15);
});

test('few bars are marks between words', () => {
  expect(drawnByCharacters(printed('|', 'a|b'), 'text').words.map(({ text }) => text)).toEqual(['a|b']);
});

/** Rows of four cells, and what a scan made of the bars between them. */
function scanned(marks: string, width: number): Word[] {
  const word = (text: string, x: number, y: number, wide: number): Word => ({
    ...{ text, box: [x, y, x + wide, y + 9], fontSize: 8, bold: false, confidence: 0.9 },
  });
  return [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].flatMap((column) => [
      word(marks[(4 * row + column) % marks.length]!, 100 * column, 12 * row, width),
      word('1', 100 * column + 20, 12 * row, 4),
      word('Nut', 100 * column + 30, 12 * row, 14),
    ]),
  );
}

test('bars of a scan that were read as letters and figures', () => {
  const kept = (words: Word[], source: 'text' | 'ocr') => drawnByCharacters(words, source).words.length;
  expect(kept(scanned('1iIl', 1.5), 'ocr')).toBe(24);
  expect(drawnByCharacters(scanned('1iIl', 1.5), 'ocr').drawn).toHaveLength(12);
  // Of a text layer nothing is misread, figures are wider, and what is always the same may be a letter.
  expect(kept(scanned('1iIl', 1.5), 'text')).toBe(36);
  expect(kept(scanned('1iIl', 4), 'ocr')).toBe(36);
  expect(kept(scanned('l', 1.5), 'ocr')).toBe(36);
});
