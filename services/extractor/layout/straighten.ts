import type { Box, Page, Word } from '@orderloom/pages/page.ts';
import { heightOf, middleX, middleY } from './boxes.ts';

/** Pages that lean less than this (points per point) are left as they are: 1.2 points over a page's width. */
const negligible = 0.002;

/** Words as on a straight page, and where each of them really is. */
export interface Straightened {
  words: Word[];
  printed: ReadonlyMap<Word, Box>;
}

/**
 * Takes the lean out of a scan: words of one line stand on one height again. A scan that leans by half a degree
 * puts the two ends of a line five points apart, half a line.
 */
export function straighten(words: readonly Word[], page: Pick<Page, 'source' | 'width'>): Straightened {
  const slope = page.source === 'ocr' ? slopeOf(words) : 0;
  if (Math.abs(slope) < negligible) return { words: [...words], printed: new Map() };
  const printed = new Map<Word, Box>();
  const straight = words.map((word) => {
    const shift = slope * (middleX(word.box) - page.width / 2);
    const [x0, y0, x1, y1] = word.box;
    const moved: Word = { ...word, box: [x0, y0 - shift, x1, y1 - shift] };
    printed.set(moved, word.box);
    return moved;
  });
  return { words: straight, printed };
}

/**
 * How much lines sink from left to right: the middle slope between words and their right neighbours. Where a reader gives
 * all words of a stretch one height only what stands apart tells of a lean, if nearly all of it leans alike.
 */
function slopeOf(words: readonly Word[]): number {
  const apart = slopesOf(stretchesOf(words), { least: 1, most: 30 });
  const quarter = Math.floor(apart.length / 4);
  const [low = 0, high = 0] = [apart[quarter], apart.at(-1 - quarter)];
  const isClear = apart.length >= fewestApart && low * high > 0;
  const slopes = isClear ? apart : slopesOf(words, { least: 0, most: 5 });
  const inner = slopes.slice(Math.floor(slopes.length * 0.25), Math.ceil(slopes.length * 0.75));
  return inner.length < 5 ? 0 : inner.reduce((sum, slope) => sum + slope, 0) / inner.length;
}
const fewestApart = 16;

/** A word for each stretch of words on exactly one height. */
function stretchesOf(words: readonly Word[]): Word[] {
  const stretches: Word[] = [];
  for (const word of words) {
    const [x0, y0, x1, y1] = word.box;
    const last = stretches.at(-1);
    const goesOn =
      last && last.box[1] === y0 && last.box[3] === y1 && x0 >= last.box[2] && x0 - last.box[2] < y1 - y0;
    if (goesOn) stretches[stretches.length - 1] = { ...last, box: [last.box[0], y0, x1, y1] };
    else stretches.push(word);
  }
  return stretches;
}

/** How far to the right of a word its neighbour may stand, in heights. */
interface Reach {
  least: number;
  most: number;
}

/** From the most that lines rise to the most that they sink. */
function slopesOf(words: readonly Word[], reach: Reach): number[] {
  return words
    .flatMap((word) => {
      const neighbour = rightNeighbour(word, words, reach);
      return neighbour
        ? [(middleY(neighbour.box) - middleY(word.box)) / (middleX(neighbour.box) - middleX(word.box))]
        : [];
    })
    .sort((a, b) => a - b);
}

/** The nearest word of the same size to the right; null where it stands nearer or farther than it may. */
function rightNeighbour(word: Word, words: readonly Word[], { least, most }: Reach): Word | null {
  const height = heightOf(word.box);
  let best: Word | null = null;
  for (const other of words) {
    const gap = other.box[0] - word.box[2];
    const sameSize = Math.abs(heightOf(other.box) - height) < 0.15 * height;
    if (
      gap < 0 ||
      gap > most * height ||
      !sameSize ||
      Math.abs(middleY(other.box) - middleY(word.box)) > 0.5 * height
    )
      continue;
    if (best === null || other.box[0] < best.box[0]) best = other;
  }
  return best && best.box[0] - word.box[2] >= least * height ? best : null;
}
