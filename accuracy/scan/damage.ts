import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { type Random, randomOf } from '../random.ts';

/** What a scanner, a fax or a phone does to a page. */
export interface Damage {
  /** Of the picture. */
  dpi: number;
  /** Degrees: a sheet that lies askew, or on its side. */
  turn: number;
  /** Sigma in pixels; 0 for none. */
  blur: number;
  /** Standard deviation of grey values, of 255. */
  noise: number;
  /** 1 to 100. */
  jpegQuality: number;
  colour: 'colour' | 'grey' | 'black and white';
  /** How much darker the darkest corner is, 0 to 1. */
  shadow: number;
  seed: string;
}

/** From a good office scanner to a hurried photo. */
export function chooseDamage(random: Random, seed: string): Damage {
  const isPhoto = random.chance(0.3);
  const isFax = !isPhoto && random.chance(0.12);
  const askew = (random.next() - 0.5) * (isPhoto ? 5 : 2);
  return {
    dpi: isFax ? 200 : random.pick(isPhoto ? [150, 180, 220] : [150, 200, 200, 300]),
    turn: askew + (random.chance(0.06) ? random.pick([90, 180, 270]) : 0),
    blur: random.pick([0, 0, 0.5, 0.8]),
    noise: isFax ? 0 : random.pick([0, 4, 8, isPhoto ? 14 : 10]),
    jpegQuality: random.pick([35, 50, 65, 80]),
    colour: isFax ? 'black and white' : isPhoto ? 'colour' : random.pick(['grey', 'grey', 'colour']),
    shadow: isPhoto ? 0.15 + random.next() * 0.35 : random.chance(0.2) ? 0.1 : 0,
    seed,
  };
}

export interface Pixels {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Damages an RGBA page. Gives RGB or grey pixels that are still to be encoded. */
export async function damagePage(page: Pixels, damage: Damage): Promise<Sharp> {
  const { turn, blur, noise, shadow, colour, seed } = damage;
  const paper = colour === 'colour' ? '#f4f1ea' : '#ffffff';
  let image = sharp(page.pixels, { raw: { width: page.width, height: page.height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .rotate(turn, { background: paper });
  if (blur > 0) image = image.blur(blur);
  if (colour !== 'colour') image = image.greyscale();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  if (noise > 0 || shadow > 0) shade(data, info, { noise, shadow, random: randomOf(seed) });
  const shaded = sharp(data, { raw: info as { width: number; height: number; channels: 1 | 3 } });
  return colour === 'black and white' ? shaded.threshold(170) : shaded;
}

interface Shading {
  noise: number;
  shadow: number;
  random: Random;
}

/** A shadow that falls from one corner, and noise in every pixel, alike in all its channels. */
function shade(
  data: Buffer,
  { width, height, channels }: OutputInfo,
  { noise, shadow, random }: Shading,
): void {
  const [left, top] = [random.chance(0.5), random.chance(0.5)];
  for (let y = 0; y < height; y++) {
    const down = (top ? 1 - y / height : y / height) / 2;
    for (let x = 0; x < width; x++) {
      const across = (left ? 1 - x / width : x / width) / 2;
      const light = 1 - shadow * (down + across) ** 2;
      // The sum of three even chances is near enough to a bell curve: its deviation is a half.
      const grain = noise * 2 * (random.next() + random.next() + random.next() - 1.5);
      const at = (y * width + x) * channels;
      for (let c = 0; c < channels; c++)
        data[at + c] = Math.max(0, Math.min(255, data[at + c]! * light + grain));
    }
  }
}
