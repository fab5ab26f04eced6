import { expect, test } from 'vitest';
import type { Picture } from './picture.ts';
import { skewOf } from './skew.ts';

const [width, height] = [800, 1000];

/** Rows of marks, as those of words, that lean by `degrees` on white paper. */
function leaning(degrees: number): Picture {
  const pixels = new Uint8Array(width * height).fill(255);
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (let line = 0; line < 14; line++)
    for (let x = 120; x < 640; x++)
      for (let y = 0; y < 9; y++)
        if (x % 12 < 8) pixels[Math.round(150 + 40 * line + y + x * slope) * width + x] = 30;
  return { pixels, width, height, channels: 1 };
}

/** The same on a dark table, of which strips show along the edges. */
function onTable(page: Picture): Picture {
  const pixels = page.pixels.map((value, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return x < 60 || x > width - 50 || y > height - 60 ? 90 + ((x * 7 + y * 13) % 30) : value;
  });
  return { ...page, pixels };
}

test('the lines of text tell how much a page leans', () => {
  expect([-2.4, -1.2, 0.6, 1.5].map((degrees) => skewOf(leaning(degrees)))).toEqual([-2.4, -1.2, 0.6, 1.5]);
});

test('what shows of the table that a photographed page lies on tells nothing', () => {
  expect([-2.4, -1.2, 0.6, 1.5].map((degrees) => skewOf(onTable(leaning(degrees))))).toEqual([
    -2.4, -1.2, 0.6, 1.5,
  ]);
});
