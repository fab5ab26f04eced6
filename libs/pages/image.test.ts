import { createCanvas } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { readImage } from './image.ts';

const lines = [
  'PURCHASE ORDER 4711',
  'Date: 12.03.2026',
  'Pos  Article   Description      Qty   Price',
  '1    A-1001    Hex bolt M10     400   0.35',
  '2    A-1002    Washer M10       800   0.05',
  '3    B-2040    Steel bracket     25   7.90',
  'Please deliver to our warehouse in Hamburg',
];
const typed = lines.flatMap((line) => line.split(/\s+/)).sort();

/** A clean page with a few typed lines: hardly more than one pixel of a hundred is ink. */
function typedPage(width = 1000, height = 1400): Sharp {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#000';
  const size = Math.round(width / 55);
  context.font = `${size}px monospace`;
  lines.forEach((line, i) => {
    context.fillText(line, width * 0.08, height * 0.1 + i * size * 2.2);
  });
  return sharp(canvas.data(), { raw: { width, height, channels: 4 } }).flatten({ background: '#fff' });
}

async function wordsOf(bytes: Uint8Array): Promise<string[]> {
  const { pages } = await readImage(bytes, { name: 'x.jpg' });
  return pages[0]!.words.map(({ text }) => text).sort();
}

test.each([
  ['PNG', () => typedPage().png()],
  ['JPEG of quality 60', () => typedPage().jpeg({ quality: 60 })],
  ['JPEG of quality 85', () => typedPage().jpeg({ quality: 85 })],
  ['grey JPEG', () => typedPage().greyscale().jpeg({ quality: 75 })],
  ['CMYK JPEG', () => typedPage().toColourspace('cmyk').jpeg({ quality: 75 })],
  ['larger JPEG', () => typedPage(1240, 1736).jpeg({ quality: 75 })],
])('a clean page is read word for word as %s', async (_, picture) => {
  expect(await wordsOf(await picture().toBuffer())).toEqual(typed);
});

test('a JPEG that is turned by its EXIF data is read as well', async () => {
  const lying = await typedPage().rotate(90).png().toBuffer();
  const jpeg = await sharp(lying).withMetadata({ orientation: 8 }).jpeg({ quality: 75 }).toBuffer();
  expect(await wordsOf(jpeg)).toEqual(typed);
});

test('an image without any text is told', async () => {
  const blank = sharp({ create: { width: 300, height: 400, channels: 3, background: '#fff' } });
  const { pages, notes } = await readImage(await blank.jpeg().toBuffer(), { name: 'x.jpg' });
  expect([pages[0]!.words, notes]).toEqual([[], ['page 1: no text was found']]);
});

test.each([
  [90, 1400, 1000],
  [180, 1000, 1400],
  [270, 1400, 1000],
])('a page that lies turned by %d° is turned upright', async (turned, width, height) => {
  const jpeg = await typedPage(1000, 1400).rotate(turned).jpeg({ quality: 80 }).toBuffer();
  expect(await sharp(jpeg).metadata()).toMatchObject({ width, height });
  const { pages, notes } = await readImage(jpeg, { name: 'x.jpg' });
  const [page] = pages;
  expect([Math.round(page!.width), Math.round(page!.height)]).toEqual([601, 842]);
  expect(page!.words.map(({ text }) => text).sort()).toEqual(typed);
  const title = page!.words.find(({ text }) => text === 'PURCHASE')!;
  expect(title.box.map((side) => Math.round(side / 5) * 5)).toEqual([50, 75, 100, 85]);
  expect([page!.turned, notes]).toEqual([turned, []]);
});

/** Rows of an order whose quantities are single figures in a column of their own. */
function tableOfFigures(): Sharp {
  const canvas = createCanvas(1240, 1754);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 1240, 1754);
  context.fillStyle = '#000';
  context.font = '26px sans-serif';
  context.fillText('Purchase order number 4711, date of delivery 12 March 2026', 100, 120);
  figures.forEach((figure, at) => {
    const y = 260 + at * 44;
    context.fillText(`Ball bearing 63${at}8`, 100, y);
    context.fillText(figure, 820, y);
    context.fillText(`${at + 2}.40`, 1040, y);
  });
  return sharp(canvas.data(), { raw: { width: 1240, height: 1754, channels: 4 } }).flatten({
    background: '#fff',
  });
}
const figures = ['1', '3', '5', '4', '7', '1', '2', '9'];

test('single figures in a column are read', { timeout: 60_000 }, async () => {
  const bytes = await tableOfFigures().jpeg({ quality: 70 }).toBuffer();
  const { pages } = await readImage(bytes, { name: 'x.jpg' });
  const inColumn = pages[0]!.words.filter(({ box }) => box[0] > 380 && box[0] < 420 && box[1] > 100);
  expect(inColumn.sort((a, b) => a.box[1] - b.box[1]).map(({ text }) => text)).toEqual(figures);
});

test('what lies in the shadow of a photo is read', { timeout: 60_000 }, async () => {
  const width = 1240;
  const shadow = Buffer.from(
    `<svg width="${width}" height="1736"><defs><linearGradient id="g" x2="1"><stop stop-color="#666"/><stop offset="1" stop-color="#fff"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
  const page = await typedPage(width, 1736).png().toBuffer();
  const photo = sharp(page).composite([{ input: shadow, blend: 'multiply' }]);
  expect(await wordsOf(await photo.jpeg({ quality: 80 }).toBuffer())).toEqual(typed);
});
