import { expect, test } from 'vitest';
import type { Picture } from './picture.ts';
import { turnPicture } from './picture-turn.ts';

/** 20 × 40 grey pixels, white, its lower left quarter black. */
const tall: Picture = {
  pixels: Uint8Array.from({ length: 800 }, (_, at) => (at >= 400 && at % 20 < 10 ? 0 : 255)),
  width: 20,
  height: 40,
  channels: 1,
};

function cornersOf({ pixels, width, height }: Picture): string {
  const corners = [
    [2, 2],
    [width - 3, 2],
    [2, height - 3],
    [width - 3, height - 3],
  ] as const;
  return corners.map(([x, y]) => (pixels[y * width + x]! < 128 ? 'black' : 'white')).join(' ');
}

test.each([
  [0, 20, 40, 'white white black white'],
  [90, 40, 20, 'black white white white'],
  [180, 20, 40, 'white black white white'],
  [270, 40, 20, 'white white white black'],
] as const)('turned by %d° it measures %d × %d', async (turn, width, height, corners) => {
  const turned = await turnPicture(tall, turn);
  expect([turned.width, turned.height]).toEqual([width, height]);
  expect(cornersOf(turned)).toBe(corners);
});
