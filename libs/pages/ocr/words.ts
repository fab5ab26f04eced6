import type { Box } from '../page.ts';
import type { Picture } from '../picture.ts';
import { likeNeighbours, withLitres } from './alike.ts';
import { type Columns, gapBetween, type Ink, inkIn, type Outline, outlineOf } from './ink.ts';
import { median } from './median.ts';
import type { SeenCharacter } from './read-text.ts';

/** A word as OCR saw it, with the outline of its ink. */
export interface SeenWord extends Outline {
  text: string;
  /** 0 to 1: that of its least certain character. */
  confidence: number;
  /** Which line of the picture it stands in: a number of its own for each. */
  line: number;
}

/** Shares of a line's height. A gap as wide parts words whatever the model reads, such as cells of a table. */
const apartFrom = 0.8;
/** One so wide is a space if the model thinks of one at all, or even if it does not: before a 1 print is as wide. */
const spaceFrom = { thoughtOf: 0.2, notThoughtOf: 0.3 };
const thoughtOfFrom = 0.05;
/** And it must be so many times as wide as most gaps of the line: those of typewriter print are wide. */
const timesUsual = 2;

/** What of a line is a word. */
interface InBox extends Columns {
  characters: SeenCharacter[];
}

const isDot = /^[·•]$/;

/** The words that the characters read in `box` make up. */
export function wordsOf(
  picture: Picture,
  box: Box,
  characters: readonly SeenCharacter[],
  line: number,
): SeenWord[] {
  const [left, top, right, bottom] = box;
  const height = bottom - top;
  const ink = inkIn(picture, box);
  const gaps = characters.slice(1).map(({ x }, at) => gapBetween(ink, characters[at]!.x, x));
  const within = gaps.filter((_, at) => characters[at + 1]!.spaceBefore < thoughtOfFrom);
  const usual = median(within.map(({ width }) => width)) ?? 0;
  const isSpace = (width: number, chance: number) =>
    chance >= 0.5 ||
    width >= apartFrom * height ||
    (width >= timesUsual * usual &&
      width >= (chance >= thoughtOfFrom ? spaceFrom.thoughtOf : spaceFrom.notThoughtOf) * height);
  const words: InBox[] = [];
  for (const [at, character] of characters.entries()) {
    const gap = gaps[at - 1] ?? { from: left, to: left, width: 0, dot: null };
    const word = words.at(-1);
    if (word && !isSpace(gap.width, character.spaceBefore)) word.characters.push(character);
    else {
      if (word) word.to = gap.from;
      // The dot itself may have been read, a little beside where it stands.
      const isRead = isDot.test(character.text) || isDot.test(characters[at - 1]?.text ?? '');
      if (gap.dot && !isRead) words.push({ characters: [{ ...character, text: '·' }], ...gap.dot });
      words.push({ characters: [character], from: gap.to, to: right });
    }
  }
  return words.map((word, at) => {
    const before = words[at - 1]?.characters.at(-1)?.text ?? '';
    const alike = likeNeighbours(word.characters);
    const read = /\p{L}/u.test(before) ? withLitres(alike) : alike;
    const text = read.map((character) => character.text).join('');
    const confidence = Math.min(...read.map((character) => character.confidence));
    return { text, ...outlineIn(ink, word), confidence, line };
  });
}

/**
 * Where a word's ink is. A box leaves white above and below its line: ink that reaches its edge is that of a stamp or a
 * pen as well, and the line is taken to be half as high, in its middle. So is a word whose ink was taken for its
 * neighbour's, and its characters tell where it stands.
 */
function outlineIn(ink: Ink, word: InBox): Outline {
  const [, top, , bottom] = ink.box;
  const size = Math.round((bottom - top) / 2);
  const middle = { top: Math.round(top + size / 2), height: size };
  const outline = outlineOf(ink, word);
  if (outline === null) {
    const [first, last] = [word.characters[0]!.x, word.characters.at(-1)!.x];
    return { ...middle, left: Math.round(first - size / 2), width: Math.round(last - first) + size };
  }
  const isWhole = outline.top > top && outline.top + outline.height < bottom;
  return isWhole ? outline : { ...outline, ...middle };
}
