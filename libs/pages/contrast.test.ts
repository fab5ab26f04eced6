import { expect, test } from 'vitest';
import { stretchContrast } from './contrast.ts';

/** A picture of one row: `count` pixels of each value. */
function row(...parts: [value: number, count: number][]) {
  const pixels = Uint8Array.from(parts.flatMap(([value, count]) => Array<number>(count).fill(value)));
  return { pixels, width: pixels.length, height: 1, channels: 1 as const };
}

function stretched(...parts: [value: number, count: number][]): number[] {
  const picture = row(...parts);
  stretchContrast(picture);
  return [...new Set(picture.pixels)];
}

test('pale ink on grey paper becomes black on white', () => {
  expect(stretched([120, 50], [160, 10], [220, 940])).toEqual([0, 102, 255]);
});

test('ink that is half a percent of the page decides, not the ringing around it', () => {
  expect(stretched([10, 5], [240, 20], [255, 975])).toEqual([0, 239, 255]);
});

test('a page without ink stays white', () => {
  expect(stretched([235, 30], [255, 970])).toEqual([175, 255]);
});

test('a black page stays dark', () => {
  expect(stretched([0, 1000])).toEqual([0]);
});
