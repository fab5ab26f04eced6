import { expect, test } from 'vitest';
import { withoutBars } from './bars.ts';

const word = (text: string, left: number, width: number) => ({
  text,
  left,
  width,
  top: 100,
  height: 45,
  confidence: 1,
  line: 1,
});
const textOf = (...words: ReturnType<typeof word>[]) => withoutBars(words).map(({ text }) => text);

test('bars of a frame that were read as figures are none, and letters under them neither', () => {
  expect(
    textOf(
      word('Total', 100, 90),
      word('47.50', 300, 80),
      word('1', 500, 6),
      word('I', 504, 6),
      word('1', 503, 12),
    ),
  ).toEqual(['Total', '47.50']);
});

test('a figure is wider, and a letter that stands elsewhere is a unit', () => {
  expect(textOf(word('1', 100, 16), word('1', 110, 12), word('l', 300, 6), word('1', 500, 6))).toEqual([
    '1',
    '1',
    'l',
  ]);
});
