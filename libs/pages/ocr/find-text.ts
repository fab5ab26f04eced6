import sharp from 'sharp';
import type { Box } from '../page.ts';
import type { Picture } from '../picture.ts';
import { findMarks } from '../picture-marks.ts';
import { intoThreeColours, runModel, toModel } from './models.ts';

/** The resolution at which text is looked for: a line of small print is then ten pixels high. */
const findingDpi = 150;
/**
 * A page is looked at in strips of this height, in pixels, and of a width that is a multiple of 64, white where the
 * page ends: that takes 310 MB of memory instead of 670, and for most pages the same memory again. The model halves
 * its picture five times.
 */
const stripRows = 320;
const multipleOf = 64;
/** Larger sheets than A4 across are looked at in less detail: their print is larger as well, and memory is not. */
const mostColumns = 1792;
/** Rows at the edge of a strip, in which a line may be cut: they are taken from the strip beside. */
const seam = 32;
/** The chance from which a pixel belongs to the middle of a line of text. */
const insideFrom = 0.3;
/** The model draws lines thinner than they are, by this share of their area over their outline. */
const thinnedBy = 1.6;
/** A row with hardly a pixel that is darker has no text: pale print is, and the noise of most paper is not. */
const paleFrom = 200;
const fewestPixels = 2;
/** In pixels: smaller marks are specks. */
const leastSide = 3;
/** Of the chances in a box, on average: it is low for a stamp across the page, and for the noise of empty paper. */
const surelyTextFrom = 0.5;

/**
 * Where text stands on a grey, upright picture of `dpi`: boxes in its pixels, each around a line of text, a cell of a
 * table, or what is printed as near together as the words of a line.
 */
export async function findText(picture: Picture, dpi: number): Promise<Box[]> {
  const scale = Math.min(1, findingDpi / dpi, mostColumns / picture.width);
  const small = await scaled(picture, scale);
  const chances = await textChances(small);
  return findMarks(chances, 255 * (1 - insideFrom)).flatMap(({ left, top, right, bottom }) => {
    const [width, height] = [right - left, bottom - top];
    if (width < leastSide || height < leastSide) return [];
    const box: Box = [left, top, right, bottom];
    const isSure = meanChance(chances, box) >= surelyTextFrom || runsAslant(chances, box);
    if (!isSure) return [];
    const grow = (width * height * thinnedBy) / (2 * (width + height));
    return within(picture, [left - grow, top - grow, right + grow, bottom + grow], small);
  });
}

/**
 * True for a long line that leans, as those of a photo do where the page was not flat: its box has more of the paper above
 * and below than of the line. What counts then is what each column has between the two edges of the line, which goes on
 * from column to column; noise does not.
 */
function runsAslant({ pixels, width }: Picture, [left, top, right, bottom]: Box): boolean {
  if (right - left < longLine * (bottom - top)) return false;
  let [sum, count, steady, before] = [0, 0, 0, -1];
  for (let x = left; x < right; x++) {
    const chances = Array.from({ length: bottom - top }, (_, y) => 1 - pixels[(top + y) * width + x]! / 255);
    const [first, last] = [chances.findIndex(isInside), chances.findLastIndex(isInside)];
    if (first < 0) continue;
    const middle = (first + last) / 2;
    if (Math.abs(middle - before) <= steadyWithin) steady += 1;
    before = middle;
    for (const chance of chances.slice(first, last + 1)) sum += chance;
    count += last + 1 - first;
  }
  const thickness = count / (right - left);
  const isLine = steady > mostlySteady * (right - left) && sum >= surelyTextFrom * count;
  return isLine && bottom - top < mostAslant * thickness;
}
/** In heights of the box. */
const longLine = 8;
/** In pixels; and the share of a line's columns. */
const steadyWithin = 2;
const mostlySteady = 0.9;
/** In thicknesses of the line: what leans more is not read in one box. */
const mostAslant = 2.5;

function isInside(chance: number): boolean {
  return chance >= insideFrom;
}

function meanChance({ pixels, width }: Picture, [left, top, right, bottom]: Box): number {
  let sum = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) sum += 1 - pixels[y * width + x]! / 255;
  }
  return sum / ((right - left) * (bottom - top));
}

async function scaled({ pixels, width, height }: Picture, scale: number): Promise<Picture> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize({ width: Math.max(1, Math.round(width * scale)), kernel: 'linear' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: 1 };
}

/** A picture as large that is the darker, the likelier there is text. */
async function textChances(picture: Picture): Promise<Picture> {
  const { width, height } = picture;
  const pixels = new Uint8Array(width * height).fill(255);
  const columns = Math.ceil(width / multipleOf) * multipleOf;
  // One for all strips: the garbage of a page of them takes longer to be collected than the page to be read.
  const strip = new Float32Array(3 * stripRows * columns);
  let row = nextDark(picture, 0);
  while (row < height) {
    const first = Math.max(0, row - seam);
    fillStrip(strip, picture, { first, columns });
    const { values } = await runModel('find-text', { values: strip, shape: [1, 3, stripRows, columns] });
    const end = first + stripRows >= height ? height : first + stripRows - seam;
    for (; row < end; row++) {
      for (let x = 0; x < width; x++)
        pixels[row * width + x] = 255 * (1 - values[(row - first) * columns + x]!);
    }
    row = nextDark(picture, end);
  }
  return { pixels, width, height, channels: 1 };
}

/** The first row from `from` on that is no bare paper; many orders end half way down their page. */
function nextDark({ pixels, width, height }: Picture, from: number): number {
  for (let row = from; row < height; row++) {
    let dark = 0;
    for (let at = row * width; at < (row + 1) * width; at++) if (pixels[at]! < paleFrom) dark += 1;
    if (dark >= fewestPixels) return row;
  }
  return height;
}

/** Fills `strip` with rows of a picture from `first` on as the model takes them; beyond its edges it is white. */
function fillStrip(
  strip: Float32Array,
  { pixels, width, height }: Picture,
  { first, columns }: { first: number; columns: number },
): void {
  const plane = strip.subarray(0, strip.length / 3).fill(toModel(255));
  for (let row = 0; row < Math.min(plane.length / columns, height - first); row++) {
    const at = (first + row) * width;
    for (let x = 0; x < width; x++) plane[row * columns + x] = toModel(pixels[at + x]!);
  }
  intoThreeColours(strip);
}

/** A box of the small picture on the large one; none where nothing is left of it. */
function within({ width, height }: Picture, box: Box, small: Picture): Box[] {
  const [across, down] = [width / small.width, height / small.height];
  const left = Math.max(0, Math.floor(box[0] * across));
  const top = Math.max(0, Math.floor(box[1] * down));
  const right = Math.min(width, Math.ceil(box[2] * across));
  const bottom = Math.min(height, Math.ceil(box[3] * down));
  return right > left && bottom > top ? [[left, top, right, bottom]] : [];
}
