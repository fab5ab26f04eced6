import type { SeenWord } from './words.ts';

/** So many times as high as wide is no figure 1, of whatever font: 2 to 3 they are; nor, less so, one in line with bars. */
const barFrom = 4.5;
const alignedFrom = 3.5;
/** Bars of one frame stand so near under each other, in widths of one. */
const aligned = 2;

/**
 * Words without the bars of frames that are typed with signs, `| Total | 47.50 |`, where they were read as figures or
 * letters: what follows an amount would be the amount.
 */
export function withoutBars(words: readonly SeenWord[]): SeenWord[] {
  const bars = words.filter((word) => word.text === '1' && isSlim(word, barFrom));
  const isOfFrame = (word: SeenWord) =>
    /^[1Il|]$/.test(word.text) &&
    isSlim(word, alignedFrom) &&
    bars.some(({ left, width }) => Math.abs(left - word.left) <= aligned * width);
  return words.filter((word) => !bars.includes(word) && !isOfFrame(word));
}

function isSlim({ width, height }: SeenWord, from: number): boolean {
  return height >= from * width;
}
