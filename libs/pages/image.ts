import { Failure } from '@orderloom/errors/failure.ts';
import sharp from 'sharp';
import { stretchContrast } from './contrast.ts';
import type { SeenWord } from './ocr-worker.ts';
import type { Box, Page, Rule, Word } from './page.ts';
import type { Picture } from './picture.ts';
import { takeLines } from './picture-lines.ts';
import { backFrom, looksUpright, type QuarterTurn, turnPicture, turnToUpright } from './picture-turn.ts';
import { readPicture } from './read-picture.ts';
import { findRules } from './rules.ts';
import { skewOf } from './skew.ts';

export { stopOcr } from './ocr-worker.ts';

/**
 * The resolution at which OCR reads best. Measured on four scanned orders of known text, words found: 92.8 % at 200,
 * 94.2 % at 250, 92.1 % at 300; 2.6, 3.2 and 3.7 s a page.
 */
export const ocrDpi = 250;
const mostMegapixels = 100;
/** The longest side of A4 in points: the size of a page whose resolution is not known. */
const a4LongestPt = 842;
/** Enough to see how a page lies, in a third of the time. */
const turnDpi = 150;
/** Lower resolutions (dots per inch) are what programs write when they know none: 72 and 96. */
const leastBelievedDpi = 100;
/** Recorded resolutions that make a page of another size than this (longest side, points) are not believed. */
const believablePagePt = { least: 400, most: 1700 };
/** OCR is as good on a page that leans less (degrees), and turning costs sharpness. */
const leastSkew = 0.3;

export interface ImageLimits {
  /** The name as the client sees it, for sentences. */
  name: string;
}

/**
 * Reads a scan or photo by OCR, turned as its EXIF data says. Fails with `unreadable` when it is too large or not
 * an image.
 */
export async function readImage(
  bytes: Uint8Array,
  { name }: ImageLimits,
): Promise<{ pages: Page[]; notes: string[] }> {
  const header = await readHeader(bytes, name);
  const size = pageSize(header);
  const picture = await decode(bytes, name);
  const { turned, ...seen } = await recognise(picture, size);
  const notes = turned === 0 ? [] : [`page 1 was read turned by ${turned}°`];
  if (seen.words.length === 0) notes.push('page 1: no text was found');
  const page: Page = { number: 1, ...seen, source: 'ocr', ...(turned !== 0 && { turned }) };
  return { pages: [page], notes };
}

/** What a picture of a page shows, in points of a page of its own `width` and `height`. */
export interface Recognised {
  width: number;
  height: number;
  words: Word[];
  rules: Rule[];
  /** Degrees clockwise in which the words ran before they were turned upright. */
  turned: QuarterTurn;
}

/**
 * Words and rules of a picture of a page of `size` (points). A page that lies or stands on its head is turned upright,
 * its sides changing places; one that leans is straightened about its centre: places then differ from the picture by
 * up to 3 mm at its edges for each degree.
 */
export async function recognise(picture: Picture, size: Size): Promise<Recognised> {
  const grey = await toGrey(picture, size);
  const seen = await see(grey, size);
  const turn = looksUpright(seen.words) ? 0 : await turnToUpright(grey, turnDpi / ocrDpi);
  if (turn === 0) return { ...toPoints(seen, size), turned: 0 };
  const turnedSize = turn === 180 ? size : { width: size.height, height: size.width };
  const turned = await see(await turnPicture(grey, turn), turnedSize);
  return { ...toPoints(turned, turnedSize), turned: backFrom(turn) };
}

/** An image file as `recognise` reads it: grey, upright, straight. `page` is what `readImage` gave of it. */
export async function pictureAsRead(bytes: Uint8Array, page: Page, name: string): Promise<Picture> {
  return asRead(await decode(bytes, name), page);
}

/** A picture of `page` as `recognise` reads it: grey, upright, straight; so the page's places fit. */
export async function asRead(picture: Picture, { width, height, turned }: Page): Promise<Picture> {
  const size = turned === 90 || turned === 270 ? { width: height, height: width } : { width, height };
  const grey = await toGrey(picture, size);
  return straighten(turned === undefined ? grey : await turnPicture(grey, backFrom(turned)));
}

interface Size {
  width: number;
  height: number;
}

interface Seen {
  words: SeenWord[];
  lines: Box[];
  /** Points per pixel. */
  scale: number;
}

async function see(grey: Picture, size: Size): Promise<Seen> {
  // Straightening may give the same picture back, and lines are wiped out in place.
  const straight = await straighten({ ...grey, pixels: grey.pixels.slice() });
  const lines = takeLines(straight, ocrDpi);
  return { words: await readPicture(straight), lines, scale: size.width / straight.width };
}

function toPoints({ words, lines, scale }: Seen, { width, height }: Size): Omit<Recognised, 'turned'> {
  const pieces = lines.map((box) => box.map((side) => side * scale) as Box);
  return {
    width,
    height,
    words: words.map((word) => toWord(word, scale)),
    rules: findRules(pieces, width, height),
  };
}

interface Header {
  width: number;
  height: number;
  /** Dots per inch, 0 when unknown. */
  dpi: number;
}

async function readHeader(bytes: Uint8Array, name: string): Promise<Header> {
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause) => {
      throw notAnImage(name, cause);
    });
  const megapixels = (metadata.width * metadata.height) / 1_000_000;
  if (megapixels > mostMegapixels) {
    const found = Math.ceil(megapixels);
    throw new Failure(
      'unreadable',
      `${name}: image too large (${found} megapixels, limit ${mostMegapixels})`,
    );
  }
  const { width, height } = metadata.autoOrient;
  return { width, height, dpi: metadata.density ?? 0 };
}

function notAnImage(name: string, cause: unknown): Failure {
  return new Failure('unreadable', `${name}: not a readable image`, {}, { cause });
}

function pageSize({ width, height, dpi }: Header): { width: number; height: number } {
  const longest = Math.max(width, height);
  const recorded = (longest / dpi) * 72;
  const isBelievable =
    dpi >= leastBelievedDpi && recorded >= believablePagePt.least && recorded <= believablePagePt.most;
  const scale = (isBelievable ? recorded : a4LongestPt) / longest;
  return { width: width * scale, height: height * scale };
}

async function decode(bytes: Uint8Array, name: string): Promise<Picture> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostMegapixels * 1_000_000 })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { pixels: data, width: info.width, height: info.height, channels: 1 };
  } catch (cause) {
    throw notAnImage(name, cause);
  }
}

/** Grey, with its contrast stretched, at the resolution OCR likes. */
async function toGrey(picture: Picture, size: { width: number; height: number }): Promise<Picture> {
  const { pixels, width, height, channels } = picture;
  const wanted = Math.round((size.width / 72) * ocrDpi);
  const { data, info } = await sharp(pixels, { raw: { width, height, channels } })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize({ width: wanted, kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey: Picture = { pixels: data, width: info.width, height: info.height, channels: 1 };
  stretchContrast(grey);
  return grey;
}

/** Turns a leaning page straight, its size unchanged. */
async function straighten(picture: Picture): Promise<Picture> {
  const degrees = skewOf(picture);
  if (Math.abs(degrees) < leastSkew) return picture;
  const { width, height } = picture;
  const turned = await sharp(picture.pixels, { raw: { width, height, channels: 1 } })
    .rotate(-degrees, { background: '#ffffff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = {
    left: Math.floor((turned.info.width - width) / 2),
    top: Math.floor((turned.info.height - height) / 2),
    width,
    height,
  };
  const { width: outerWidth, height: outerHeight, channels } = turned.info;
  const pixels = await sharp(turned.data, { raw: { width: outerWidth, height: outerHeight, channels } })
    .extract(middle)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { pixels, width, height, channels: 1 };
}

function toWord(word: SeenWord, scale: number): Word {
  return {
    text: word.text,
    box: [
      word.left * scale,
      word.top * scale,
      (word.left + word.width) * scale,
      (word.top + word.height) * scale,
    ],
    fontSize: word.lineHeight * scale,
    bold: false,
    confidence: Math.max(0, Math.min(1, word.confidence)),
  };
}
