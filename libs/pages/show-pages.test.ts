import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Page } from './page.ts';
import { showPages } from './show-pages.ts';

/** A PDF of one empty page with a black square at its lower left corner. */
const pdf = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 144 288]/Contents 4 0 R>>endobj
4 0 obj<</Length 17>>stream
0 0 72 72 re f   
endstream endobj
trailer<</Root 1 0 R>>`);

const page: Page = { number: 1, width: 144, height: 288, words: [], rules: [], source: 'text' };

/** Brightness at a place of the page, 0 to 255. */
async function brightnessAt(webp: Uint8Array, { width, height }: Page, [x, y]: [number, number]) {
  const { data, info } = await sharp(webp).greyscale().raw().toBuffer({ resolveWithObject: true });
  const [column, row] = [Math.floor((x / width) * info.width), Math.floor((y / height) * info.height)];
  return data[(row * info.width + column) * info.channels];
}

test('a page of a PDF is drawn so that its places fit', async () => {
  const [shown] = await showPages({ name: 'a.pdf', bytes: pdf }, [page]);
  expect(shown!.number).toBe(1);
  expect(await brightnessAt(shown!.webp, page, [36, 252])).toBeLessThan(20);
  expect(await brightnessAt(shown!.webp, page, [36, 36])).toBeGreaterThan(235);
});

test('a page whose words ran down it is drawn turned upright, as its words were', async () => {
  const turned: Page = { ...page, width: 288, height: 144, turned: 90 };
  const [shown] = await showPages({ name: 'a.pdf', bytes: pdf }, [turned]);
  expect(await brightnessAt(shown!.webp, turned, [252, 108])).toBeLessThan(20);
  expect(await brightnessAt(shown!.webp, turned, [36, 108])).toBeGreaterThan(235);
});

test('a photo that stands on its head is drawn upright', async () => {
  const square = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#fff' } })
    .composite([{ input: square, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const photo: Page = { ...page, width: 600, height: 600, source: 'ocr', turned: 180 };
  const [shown] = await showPages({ name: 'a.png', bytes }, [photo]);
  expect(await brightnessAt(shown!.webp, photo, [450, 450])).toBeLessThan(20);
  expect(await brightnessAt(shown!.webp, photo, [150, 150])).toBeGreaterThan(235);
});

test('a text has no pictures', async () => {
  expect(await showPages({ name: 'a.txt', bytes: Buffer.from('text') }, [page])).toEqual([]);
});
