import sharp from 'sharp';
import { ocr, type SeenWord } from './ocr-worker.ts';
import type { Picture } from './picture.ts';

/** Degrees clockwise. */
export type QuarterTurn = 0 | 90 | 180 | 270;

/** The turn that undoes another one. */
export function backFrom<Turn extends QuarterTurn>(turn: Turn): Turn | 90 | 270 {
  return turn === 90 ? 270 : turn === 270 ? 90 : turn;
}

/**
 * The share of letters in words that are sure and wider than tall. Measured on eight scans, photos and clean pages:
 * 0.84 to 1 upright, 0.21 to 0.31 upside down, and 0 when they lie, because the engine reads lying words too and gives
 * them tall boxes.
 */
const legibleFrom = 0.5;
/** Fewer letters than in a few words tell nothing. */
const fewestLetters = 20;
/** Shorter words are read with confidence upside down, too. */
const shortestWord = 3;
const sureFrom = 0.6;

/** True when the words seem to stand upright, or when they are too few to tell. */
export function looksUpright(words: readonly SeenWord[]): boolean {
  return tellsNothing(words) || legibleShare(words) >= legibleFrom;
}

/** True when the words are too few to tell how their page lies. */
export function tellsNothing(words: readonly SeenWord[]): boolean {
  return letters(words) < fewestLetters;
}

/** A page turned upright, and the words that were seen on it. */
export interface Upright {
  turn: QuarterTurn;
  words: SeenWord[];
}

/**
 * By how much a grey picture that does not look upright is to be turned to be, which gave `words` as it is; null when
 * no turn makes it legible. The first turn that does is taken: on its head a page is a third as legible.
 */
export async function turnToUpright(
  picture: Picture,
  words: readonly SeenWord[],
  scale: number,
): Promise<Upright | null> {
  const lies = letters(words.filter(({ width, height }) => height > width)) > letters(words) / 2;
  for (const turn of lies ? ([90, 270, 180] as const) : ([180, 90, 270] as const)) {
    const seen = await ocr(await turnPicture(picture, turn, scale), 'page', ['eng']);
    if (!tellsNothing(seen) && legibleShare(seen) >= legibleFrom) return { turn, words: seen };
  }
  return null;
}

/** A picture turned clockwise, its sides scaled. */
export async function turnPicture(picture: Picture, turn: QuarterTurn, scale = 1): Promise<Picture> {
  const { pixels, width, height, channels } = picture;
  const sides = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  if (turn === 90 || turn === 270) sides.reverse();
  // The engine turns before it scales, whatever the order of the calls: the sides are those of the turned picture.
  const { data, info } = await sharp(pixels, { raw: { width, height, channels } })
    .rotate(turn)
    .resize({ width: sides[0]!, height: sides[1]!, fit: 'fill' })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels };
}

function legibleShare(words: readonly SeenWord[]): number {
  return (
    letters(words.filter((word) => word.confidence >= sureFrom && word.width > word.height)) / letters(words)
  );
}

function letters(words: readonly SeenWord[]): number {
  return words.reduce((sum, { text }) => sum + (text.length >= shortestWord ? text.length : 0), 0);
}
