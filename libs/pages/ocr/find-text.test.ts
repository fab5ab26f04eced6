import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findText } from './find-text.ts';

/** A page of 150 dots per inch with one long line that leans by some degrees. */
async function page(degrees: number) {
  const line = 'Questions about this order: purchasing@nordwind.example';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="400"><rect width="1240" height="400" fill="white"/><text x="120" y="200" font-family="Liberation Sans" font-size="22" transform="rotate(${degrees} 120 200)">${line}</text></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: new Uint8Array(data), width: info.width, height: info.height, channels: 1 as const };
}

test.each([0, -1])('a long line that leans by %s degrees is found as one', async (degrees) => {
  const boxes = await findText(await page(degrees), 150);
  expect(boxes.some(([left, , right]) => right - left > 450)).toBe(true);
});
