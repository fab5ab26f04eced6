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

/** How much lines sink from left to right: the middle slope between words and their right neighbours. */
function slopeOf(words: readonly Word[]): number {
  const slopes = words.flatMap((word) => {
    const neighbour = rightNeighbour(word, words);
    return neighbour
      ? [(middleY(neighbour.box) - middleY(word.box)) / (middleX(neighbour.box) - middleX(word.box))]
      : [];
  });
  slopes.sort((a, b) => a - b);
  const inner = slopes.slice(Math.floor(slopes.length * 0.25), Math.ceil(slopes.length * 0.75));
  return inner.length < 5 ? 0 : inner.reduce((sum, slope) => sum + slope, 0) / inner.length;
}

/** The nearest word of the same size to the right, up to five heights away. */
function rightNeighbour(word: Word, words: readonly Word[]): Word | null {
  const height = heightOf(word.box);
  let best: Word | null = null;
  for (const other of words) {
    const gap = other.box[0] - word.box[2];
    const sameSize = Math.abs(heightOf(other.box) - height) < 0.15 * height;
    if (
      gap < 0 ||
      gap > 5 * height ||
      !sameSize ||
      Math.abs(middleY(other.box) - middleY(word.box)) > 0.5 * height
    )
      continue;
    if (best === null || other.box[0] < best.box[0]) best = other;
  }
  return best;
}
