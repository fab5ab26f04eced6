import { Failure } from '@orderloom/errors/failure.ts';
import sharp from 'sharp';
import type { Page } from './page.ts';
import type { Picture } from './picture.ts';
import { asRead, recognise } from './recognise.ts';

const mostMegapixels = 100;
/** The longest side of A4 in points: the size of a page whose resolution is not known. */
const a4LongestPt = 842;
/** Lower resolutions (dots per inch) are what programs write when they know none: 72 and 96. */
const leastBelievedDpi = 100;
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
  const { turned, width, height, words, rules } = await recognise(picture, size);
  const notes = words.length === 0 ? ['page 1: no text was found'] : [];
  const page: Page = {
    number: 1,
    width,
    height,
    words,
    rules,
    source: 'ocr',
    ...(turned !== 0 && { turned }),
  };
  return { pages: [page], notes };
}

/** An image file as `recognise` reads it: grey, upright, straight. `page` is what `readImage` gave of it. */
export async function pictureAsRead(bytes: Uint8Array, page: Page, name: string): Promise<Picture> {
  return asRead(await decode(bytes, name), page);
}

interface Header {
  width: number;
  height: number;
  /** Dots per inch, 0 when unknown. */
  dpi: number;
}

async function readHeader(bytes: Uint8Array, name: string): Promise<Header> {
  if (bytes.length === 0) throw notAnImage(name, undefined);
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
