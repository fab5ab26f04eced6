import { type SetWord, setWords } from './ocr-boxes.ts';
import { arrange } from './ocr-line-sheet.ts';
import { ocr, type SeenWord } from './ocr-worker.ts';
import type { Picture } from './picture.ts';
import { findMarks, type Mark } from './picture-marks.ts';

/** What the sizes below are shares of: the font size of the word beside. */
const letter = { lowest: 0.35, highest: 1.1, widest: 4, leastInk: 0.02 };
/** Dots and commas are smaller; they belong to the letter they stand at. */
const dot = { lowest: 0.05, reach: 0.3 };
/** Marks this close belong to one word. */
const wordGap = 0.25;
/** Of the font size: a mark whose foot is this far from a line of words stands on it. */
const onLine = 0.3;
/** Of the font size: longer ones are text that the page's layout reads better. */
const longest = 12;
/** A page of more leftovers than this is a drawing or a texture. */
const mostLeftovers = 300;
/** A page of text has some 5000 marks; one of more than these is a texture. */
const mostMarks = 20_000;
/** A leftover must be this sure. */
const sureFrom = 0.4;

/** Ink beside a line of words that no word stands for. */
export interface Leftover extends Mark {
  /** A word of its line. */
  anchor: SetWord;
}

/**
 * Reads the ink that no word stands for: single figures in a column, which a page's layout takes for specks. Each is
 * copied behind a word of its line that was read, so that the engine sees a line of text.
 */
export async function readLeftovers(
  picture: Picture,
  words: readonly SeenWord[],
  packs: readonly string[],
): Promise<SeenWord[]> {
  const leftovers = findLeftovers(picture, words);
  if (leftovers.length === 0 || leftovers.length > mostLeftovers) return [];
  const { sheet, places } = arrange(picture, leftovers);
  const seen = await ocr(sheet, 'block', packs);
  return leftovers.flatMap((leftover, index) => {
    const { left, right, top, bottom } = places[index]!;
    const found = seen.filter(
      (word) =>
        within(word.left + word.width / 2, left, right) && within(word.top + word.height / 2, top, bottom),
    );
    const text = found.map((word) => word.text).join('');
    const confidence = Math.min(...found.map((word) => word.confidence));
    if (!/[\p{L}\p{N}]/u.test(text) || confidence < sureFrom) return [];
    const [width, height] = [leftover.right - leftover.left, leftover.bottom - leftover.top];
    const { line } = leftover.anchor;
    return [{ text, left: leftover.left, top: leftover.top, width, height, confidence, line }];
  });
}

const within = (at: number, from: number, to: number) => at >= from && at <= to;

function findLeftovers(picture: Picture, words: readonly SeenWord[]): Leftover[] {
  const set = setWords(words);
  const anchors = set.filter(({ text, confidence, fontSize, width }) => {
    return confidence >= 0.8 && /^[\p{L}\p{N}]{2,}$/u.test(text) && width < 12 * fontSize;
  });
  const marks = findMarks(picture);
  if (marks.length > mostMarks) return [];
  const free = marks.filter((mark) => !set.some((word) => covers(word, mark)));
  const letters: Leftover[] = [];
  const dots: Mark[] = [];
  for (const mark of free) {
    const anchor = anchorOf(mark, anchors);
    if (anchor && isLetter(mark, anchor.fontSize)) letters.push({ ...mark, anchor });
    else dots.push(mark);
  }
  const joined = joinNear(letters);
  for (const leftover of joined) {
    const size = leftover.anchor.fontSize;
    for (const mark of dots) if (isDotOf(mark, leftover, size)) widen(leftover, mark);
  }
  return joined.filter(({ left, right, anchor }) => right - left <= longest * anchor.fontSize);
}

function covers({ left, top, width, height }: SeenWord, mark: Mark): boolean {
  const across = Math.min(left + width, mark.right) - Math.max(left, mark.left);
  const down = Math.min(top + height, mark.bottom) - Math.max(top, mark.top);
  return across > 0 && down > 0;
}

/** The nearest sure word on whose line the mark stands. */
function anchorOf(mark: Mark, anchors: readonly SetWord[]): SetWord | null {
  let best: SetWord | null = null;
  let bestGap = Number.POSITIVE_INFINITY;
  for (const word of anchors) {
    const middle = (mark.top + mark.bottom) / 2;
    if (Math.abs(mark.bottom - word.baseline) > onLine * word.fontSize) continue;
    if (middle > word.baseline || middle < word.baseline - 0.8 * word.fontSize) continue;
    const gap = Math.max(word.left - mark.right, mark.left - word.left - word.width);
    if (gap < bestGap) [best, bestGap] = [word, gap];
  }
  return best;
}

function isLetter({ left, top, right, bottom, ink }: Mark, size: number): boolean {
  const height = bottom - top;
  return (
    height >= letter.lowest * size &&
    height <= letter.highest * size &&
    right - left <= letter.widest * size &&
    ink >= letter.leastInk * size * size
  );
}

function isDotOf(mark: Mark, { left, right, top, bottom }: Mark, size: number): boolean {
  const height = mark.bottom - mark.top;
  return (
    height >= dot.lowest * size &&
    height < letter.lowest * size &&
    mark.right - mark.left < size &&
    mark.left >= left - dot.reach * size &&
    mark.right <= right + dot.reach * size &&
    mark.top >= top - dot.reach * size &&
    mark.bottom <= bottom + dot.reach * size
  );
}

function joinNear(letters: Leftover[]): Leftover[] {
  const joined: Leftover[] = [];
  for (const each of letters.sort((a, b) => a.left - b.left)) {
    const size = each.anchor.fontSize;
    const before = joined.find(
      (other) =>
        each.left - other.right < wordGap * size &&
        Math.min(other.bottom, each.bottom) - Math.max(other.top, each.top) > 0.3 * size,
    );
    if (before) widen(before, each);
    else joined.push({ ...each });
  }
  return joined;
}

function widen(one: Mark, other: Mark): void {
  one.left = Math.min(one.left, other.left);
  one.top = Math.min(one.top, other.top);
  one.right = Math.max(one.right, other.right);
  one.bottom = Math.max(one.bottom, other.bottom);
}
