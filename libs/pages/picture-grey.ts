import sharp from 'sharp';
import { stretchContrast } from './contrast.ts';
import { evenLight } from './even-light.ts';
import type { Picture } from './picture.ts';
import { skewOf } from './skew.ts';

/**
 * The resolution at which pictures are made ready for OCR: a line of ten points is then about as high, 40 pixels, as
 * the reader wants it.
 */
export const ocrDpi = 250;
/** OCR is as good on a page that leans less (degrees), and turning costs sharpness. */
const leastSkew = 0.3;

/** A picture of a page `widthPt` points wide: grey, evenly lit, black on white, at the resolution OCR likes. */
export async function toGrey(picture: Picture, widthPt: number): Promise<Picture> {
  const { pixels, width, height, channels } = picture;
  const wanted = Math.max(1, Math.round((widthPt / 72) * ocrDpi));
  const { data, info } = await sharp(pixels, { raw: { width, height, channels } })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize({ width: wanted, kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey: Picture = { pixels: data, width: info.width, height: info.height, channels: 1 };
  evenLight(grey);
  stretchContrast(grey);
  return grey;
}

/** Turns a leaning grey page straight, its size unchanged. Of a straight one it gives the picture itself. */
export async function straighten(picture: Picture): Promise<Picture> {
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
  // A strip so thin that it does not fit when it is turned.
  if (middle.left < 0 || middle.top < 0) return picture;
  const { width: outerWidth, height: outerHeight, channels } = turned.info;
  const pixels = await sharp(turned.data, { raw: { width: outerWidth, height: outerHeight, channels } })
    .extract(middle)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { pixels, width, height, channels: 1 };
}
