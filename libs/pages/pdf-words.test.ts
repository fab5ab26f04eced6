import { expect, test } from 'vitest';
import type { Glyph } from './pdf-glyphs.ts';
import { toWords } from './pdf-words.ts';

const glyph = (text: string, x: number, y: number, size: number): Glyph => ({
  text,
  x,
  y,
  width: 0.5 * size,
  size,
  turn: 0,
  bold: false,
  ascent: 0.8,
  descent: -0.2,
  isSpace: false,
  object: 1,
});
const textsOf = (...glyphs: Glyph[]) => toWords(glyphs).map(({ text }) => text);

test('a character that is drawn twice, a hair apart, is one', () => {
  expect(textsOf(glyph('e', 96, 48, 8), glyph('e', 96.3, 48, 8))).toEqual(['e']);
});

test('characters of two sizes, as many of their steps from the corner, are two', () => {
  // 100 by 50 steps of 0.96 points, and as many of 1.92.
  expect(textsOf(glyph('e', 96, 48, 8), glyph('e', 192, 96, 16))).toEqual(['e', 'e']);
});
