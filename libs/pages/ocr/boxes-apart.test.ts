import { expect, test } from 'vitest';
import type { Box } from '../page.ts';
import type { Picture } from '../picture.ts';
import { boxesApart } from './boxes-apart.ts';

/** White, 40 rows high, with black bars in rows 8 to 30: from and to of each. */
function lineWith(...bars: [from: number, to: number][]): Picture {
  const width = 200;
  const pixels = new Uint8Array(40 * width).fill(255);
  for (let y = 8; y < 30; y++)
    for (const [from, to] of bars) pixels.fill(0, y * width + from, y * width + to);
  return { pixels, width, height: 40, channels: 1 };
}

test('a box that reaches to the first stroke of its neighbour ends before it', () => {
  const picture = lineWith([10, 60], [90, 95], [100, 160]);
  const boxes: Box[] = [
    [5, 4, 97, 34],
    [85, 4, 165, 34],
  ];
  expect(boxesApart(picture, boxes)).toEqual([
    [5, 4, 88, 34],
    [88, 4, 165, 34],
  ]);
});

test('boxes of other lines, and those side by side, stay', () => {
  const boxes: Box[] = [
    [5, 4, 80, 34],
    [85, 4, 165, 34],
    [60, 28, 190, 40],
  ];
  expect(boxesApart(lineWith([10, 60]), boxes)).toEqual(boxes);
});
