import { Failure } from '@orderloom/errors/failure.ts';
import sharp from 'sharp';
import { ocr, type SeenWord } from './ocr-worker.ts';
import type { Page, Rule, Word } from './page.ts';
import type { Picture } from './picture.ts';

export { stopOcr } from './ocr-worker.ts';

/** The resolution at which text of usual size is read best. */
export const ocrDpi = 300;
const mostMegapixels = 100;
/** The longest side of A4 in points: the size of a page whose resolution is not known. */
const a4LongestPt = 842;
/** Recorded resolutions that make a page of another size than this (longest side, points) are not believed. */
const believablePagePt = { least: 400, most: 1700 };

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
  const { words, rules } = await recognise(picture, size);
  return { pages: [{ number: 1, ...size, words, rules, source: 'ocr' }], notes: [] };
}

/** Words and rules of a picture of a page, in points of a page of `size`. */
export async function recognise(
  picture: Picture,
  size: { width: number; height: number },
): Promise<{ words: Word[]; rules: Rule[] }> {
  const grey = await toGrey(picture, size);
  const seen = await ocr(grey);
  const scale = size.width / grey.width;
  return { words: seen.filter(isWord).map((word) => toWord(word, scale)), rules: [] };
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
  const isBelievable = recorded >= believablePagePt.least && recorded <= believablePagePt.most;
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
    .normalise()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: 1 };
}

/** OCR reads specks, rules and frames as marks without a letter or a figure. */
function isWord(word: SeenWord): boolean {
  return /[\p{L}\p{N}]/u.test(word.text) || word.confidence > 0.6;
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
