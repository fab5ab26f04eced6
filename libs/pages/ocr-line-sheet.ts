import type { Leftover } from './ocr-leftovers.ts';
import type { Picture } from './picture.ts';
import type { Mark } from './picture-marks.ts';

/** Where on a sheet a leftover and the space around it are, in pixels. */
export interface Place {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** In pixels: the engine needs no more than some words to see a line. */
const sheetWidth = 1600;
/** Shares of the font size. Closer to its word than this a figure is read as a part of it. */
const space = 2.5;
const lineHeight = 2.2;
/** How far down a line its letters stand. */
const foot = 0.7;
/** The grey rim of a letter. */
const edge = 2;

interface Copy {
  from: Mark;
  x: number;
  y: number;
}

/** A picture on which each leftover stands behind a copy of its word, on one line with it; several to a line. */
export function arrange(
  picture: Picture,
  leftovers: readonly Leftover[],
): { sheet: Picture; places: Place[] } {
  const margin = Math.ceil(Math.max(...leftovers.map(({ anchor }) => anchor.fontSize)));
  const height = Math.ceil(lineHeight * margin);
  const places: Place[] = [];
  const copies: Copy[] = [];
  let [x, row] = [margin, 0];
  for (const { anchor, ...mark } of leftovers) {
    const gap = Math.round(space * anchor.fontSize);
    const width = mark.right - mark.left;
    if (x + anchor.width + width + 2 * gap > sheetWidth) [x, row] = [margin, row + 1];
    const shift = Math.round((row + foot) * height) - Math.round(anchor.baseline);
    copies.push({ from: markOf(anchor), x, y: anchor.top + shift });
    x += anchor.width + gap;
    copies.push({ from: mark, x, y: mark.top + shift });
    places.push({
      left: x - gap / 2,
      right: x + width + gap / 2,
      top: row * height,
      bottom: (row + 1) * height,
    });
    x += width + gap;
  }
  const size = { width: sheetWidth, height: (row + 1) * height };
  const pixels = new Uint8Array(size.width * size.height).fill(255);
  const sheet: Picture = { ...size, pixels, channels: 1 };
  for (const copy of copies) copyInto(sheet, picture, copy);
  return { sheet, places };
}

function markOf({ left, top, width, height }: Leftover['anchor']): Mark {
  return { left, top, right: left + width, bottom: top + height, ink: 0 };
}

function copyInto(sheet: Picture, picture: Picture, { from, x, y }: Copy): void {
  const left = Math.max(0, from.left - edge);
  const right = Math.min(picture.width, from.right + edge);
  const bottom = Math.min(picture.height, from.bottom + edge);
  for (let source = Math.max(0, from.top - edge); source < bottom; source++) {
    const target = y + source - from.top;
    if (target < 0 || target >= sheet.height) continue;
    const line = picture.pixels.subarray(source * picture.width + left, source * picture.width + right);
    const at = x + left - from.left;
    sheet.pixels.set(line.subarray(0, Math.max(0, sheet.width - at)), target * sheet.width + at);
  }
}
