import { expect, test } from 'vitest';
import type { Box } from '../page.ts';
import type { Picture } from '../picture.ts';
import { findLeftovers } from './leftovers.ts';

/** A white page of 400 × 200 with black boxes. */
function pageWith(...marks: Box[]): Picture {
  const pixels = new Uint8Array(400 * 200).fill(255);
  for (const [left, top, right, bottom] of marks)
    for (let y = top; y < bottom; y++) pixels.fill(0, y * 400 + left, y * 400 + right);
  return { pixels, width: 400, height: 200, channels: 1 };
}

/** Two lines of text, 40 high. */
const lines: Box[] = [
  [10, 20, 200, 60],
  [10, 80, 200, 120],
];

test('a figure on the height of a line, that no line holds, has a box with white around it', () => {
  const figure: Box = [300, 29, 312, 52];
  expect(findLeftovers(pageWith([20, 30, 180, 50], figure), lines)).toEqual([[292, 21, 320, 61]]);
});

test('figures that stand near are one text', () => {
  const figures: Box[] = [
    [300, 29, 312, 52],
    [316, 29, 328, 52],
  ];
  expect(findLeftovers(pageWith(...figures), lines)).toEqual([[292, 21, 336, 61]]);
});

test.each<[string, Box]>([
  ['between the lines', [300, 60, 312, 80]],
  ['a speck', [300, 38, 303, 41]],
  ['the stroke of a rule', [300, 39, 390, 42]],
  ['as high as two lines', [300, 20, 320, 120]],
  ['in a line', [100, 29, 112, 52]],
])('%s is none', (_, mark) => {
  expect(findLeftovers(pageWith(mark), lines)).toEqual([]);
});

test('a page without lines has no leftovers', () => {
  expect(findLeftovers(pageWith([300, 29, 312, 52]), [])).toEqual([]);
});
