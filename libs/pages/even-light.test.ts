import { expect, test } from 'vitest';
import { evenLight } from './even-light.ts';

/** Paper of 640 × 640 pixels whose light falls to the right, with a letter of 8 × 12 pixels every 40. */
function shadowed(darkest: number) {
  const pixels = Uint8Array.from({ length: 640 * 640 }, (_, at) => {
    const [x, y] = [at % 640, Math.floor(at / 640)];
    const light = 240 * (1 - (x / 640) * (1 - darkest));
    return x % 40 < 8 && y % 40 < 12 ? light * 0.2 : light;
  });
  return { pixels, width: 640, height: 640, channels: 1 as const };
}

test('paper in a shadow is as white as paper in the light, and its letters stay dark', () => {
  const picture = shadowed(0.5);
  evenLight(picture);
  const row = (y: number, from: number) =>
    [0, 160, 320, 440].map((x) => Math.round(picture.pixels[y * 640 + x + from]! / 10) * 10);
  expect(row(20, 20)).toEqual([250, 250, 250, 250]);
  expect(row(4, 4)).toEqual([50, 50, 50, 50]);
});

test('a dark band stays dark', () => {
  const picture = {
    pixels: Uint8Array.from({ length: 640 * 640 }, (_, at) => (at >= 640 * 300 && at < 640 * 350 ? 60 : 240)),
    width: 640,
    height: 640,
    channels: 1 as const,
  };
  evenLight(picture);
  expect([100, 325, 500].map((y) => picture.pixels[y * 640 + 320])).toEqual([255, 63, 255]);
});
