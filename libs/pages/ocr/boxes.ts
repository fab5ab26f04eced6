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
/** In font sizes: how far around a word others tell how high it stands. */
const nearby = 15;
/** Sizes of one line that differ by more than this share are sizes of different fonts. */
const sameSize = 0.4;

/**
 * Gives each word the font size and the baseline that a text layer would have: OCR tells the outline of the ink, which
 * is a third higher for `Type` than for `no`. Words of one line share their size unless they differ much, and then
 * stand as high as those around them.
 */
export function setWords(words: readonly SeenWord[]): SetWord[] {
  const lines = Map.groupBy(words, ({ line }) => line);
  const page = median(sizesOf(words)) ?? 0;
  const set = new Map<SeenWord, SetWord>();
  for (const line of lines.values()) {
    const usual = median(sizesOf(line)) ?? page;
    const own = line.map((word) => setAlone(word, usual));
    const alike = own.filter(({ fontSize }) => fontSize === usual);
    for (const [at, word] of own.entries())
      set.set(line[at]!, word.fontSize === usual ? { ...word, baseline: baselineAt(word, alike) } : word);
  }
  return words.map((word) => set.get(word)!);
}

function sizesOf(words: readonly SeenWord[]): number[] {
  return words.map(ownSize).filter((size) => size !== null);
}

/** A word by its own ink alone; of the `usual` size of its line unless it differs much. */
function setAlone(word: SeenWord, usual: number): SetWord {
  const own = ownSize(word) ?? usual;
  const fontSize = Math.abs(own - usual) <= sameSize * usual ? usual : own;
  const bottom = word.top + word.height;
  const below = descending.test(word.text) ? descent * fontSize : 0;
  // A dash or a dot floats: it stands in the middle of its letters.
  const baseline = hasLetters.test(word.text)
    ? bottom - below
    : word.top + word.height / 2 + (xHeight / 2) * fontSize;
  return { ...word, fontSize, baseline };
}

/** How high most of the words around one stand: lines lean a little still, so those far away tell nothing. */
function baselineAt({ left, fontSize }: SetWord, line: readonly SetWord[]): number {
  const around = line.filter((other) => Math.abs(other.left - left) <= nearby * fontSize);
  return median(around.map(({ baseline }) => baseline))!;
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
