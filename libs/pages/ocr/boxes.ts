import type { Box } from '../page.ts';
import { median } from './median.ts';
import type { SeenWord } from './words.ts';

/** A word with the size of its font and the line it stands on, as a text layer tells them; pixels of the picture. */
export interface SetWord extends SeenWord {
  fontSize: number;
  /** How far from the top of the picture the letters stand. */
  baseline: number;
}

/**
 * Shares of the font size, with the grey rim of scanned ink. Measured on 37 scans of known fonts: sizes come out within
 * 5 % of the truth on most.
 */
const capHeight = 0.77;
const xHeight = 0.56;
const descent = 0.22;
/** The box of a word in a text layer reaches from here above to here below its baseline. */
const boxAbove = 0.93;
const boxBelow = 0.23;
/** Letters stand this far inside of their box. */
const sideBearing = 0.04;

const descending = /[gjpqyçşţ,;()[\]{}|@$§ąęQ/]/u;
const tall = /[\p{Lu}\p{N}bdfhijkltßøłþ()[\]{}|@$§%&€£/!?#]|[\p{Ll}]\p{M}/u;
const hasLetters = /[\p{L}\p{N}]/u;
/** Sizes of one line that differ by more than this share are sizes of different fonts. */
const sameSize = 0.4;

/**
 * Gives each word the font size and the baseline that a text layer would have: OCR tells the outline of the ink, which
 * is a third higher for `Type` than for `no`. Words of one line share their size unless they differ much.
 */
export function setWords(words: readonly SeenWord[]): SetWord[] {
  const sizesOf = new Map<number, number[]>();
  for (const word of words) {
    const size = ownSize(word);
    if (size !== null) sizesOf.set(word.line, [...(sizesOf.get(word.line) ?? []), size]);
  }
  const page = median([...sizesOf.values()].flat()) ?? 0;
  const lineSizes = new Map([...sizesOf].map(([line, sizes]) => [line, median(sizes)]));
  return words.map((word) => {
    const line = lineSizes.get(word.line) ?? page;
    const own = ownSize(word) ?? line;
    const fontSize = Math.abs(own - line) <= sameSize * line ? line : own;
    const bottom = word.top + word.height;
    const below = descending.test(word.text) ? descent * fontSize : 0;
    // A dash or a dot floats: it stands in the middle of its letters.
    const baseline = hasLetters.test(word.text)
      ? bottom - below
      : word.top + word.height / 2 + (xHeight / 2) * fontSize;
    return { ...word, fontSize, baseline };
  });
}

/** The box that a text layer would give a word: left, top, right, bottom. */
export function boxOf({ left, width, fontSize, baseline }: SetWord): Box {
  const side = sideBearing * fontSize;
  return [left - side, baseline - boxAbove * fontSize, left + width + side, baseline + boxBelow * fontSize];
}

/** The box around two. */
export function around(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

/** The size of the font by the height of the word's own ink; null when its characters do not tell. */
function ownSize({ text, height }: SeenWord): number | null {
  if (!hasLetters.test(text)) return null;
  const above = tall.test(text.normalize('NFD')) ? capHeight : xHeight;
  return height / (above + (descending.test(text) ? descent : 0));
}
