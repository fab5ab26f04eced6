import type { Picture } from './picture.ts';

/** The share of the pixels that are darker than the black point. A page with one typed line has 0.15 % of ink. */
const darkestShare = 0.001;
/** The share of the pixels that are lighter than the white point. */
const lightestShare = 0.01;
/**
 * Black and white are at least this far apart (of 255). On paper without ink the darkest pixels are its noise or the
 * ringing of JPEG, up to 30 below white, and stretching those would print the page full of specks.
 */
const leastContrast = 64;

/** Stretches the greys of a picture, in place, so that its ink is black and its paper white. */
export function stretchContrast({ pixels }: Picture): void {
  const counts = new Uint32Array(256);
  // An iterator over millions of pixels takes three times as long.
  for (let at = 0; at < pixels.length; at++) counts[pixels[at]!]! += 1;
  const white = Math.max(lightLimit(counts, pixels.length * lightestShare), leastContrast);
  const black = Math.min(darkLimit(counts, pixels.length * darkestShare), white - leastContrast);
  const stretched = Uint8Array.from(counts, (_, value) =>
    Math.round(Math.max(0, Math.min(1, (value - black) / (white - black))) * 255),
  );
  for (let i = 0; i < pixels.length; i++) pixels[i] = stretched[pixels[i]!]!;
}

/** The darkest value that does not have more than `outside` pixels below it. */
function darkLimit(counts: Uint32Array, outside: number): number {
  let value = 0;
  for (let below = counts[0]!; below <= outside && value < 255; below += counts[value]!) value += 1;
  return value;
}

/** The lightest value that does not have more than `outside` pixels above it. */
function lightLimit(counts: Uint32Array, outside: number): number {
  return 255 - darkLimit(counts.toReversed(), outside);
}
