import type { Box } from '../page.ts';
import type { Picture } from '../picture.ts';
import { likeNeighbours } from './alike.ts';
import type { SeenCharacter } from './read-text.ts';

/** A word as OCR saw it: the outline of its ink, in pixels of the picture. */
export interface SeenWord {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
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

/** The white on both sides of a dot between words is about as wide. */
const sideOfDot = 0.5;
/** Shares of a line's height: how large a dot is, and how far from its middle. */
const largestDot = 0.28;
const dotsMiddle = 0.15;

/** Of a line's pixels: so many are as dark as its ink, and so many no lighter than its paper. */
const inkShare = 0.03;
const paperShare = 0.7;

/** What of a line is a word. */
interface InBox {
  characters: SeenCharacter[];
  left: number;
  right: number;
}

/** The words that the characters read in `box` make up. */
export function wordsOf(
  picture: Picture,
  box: Box,
  characters: readonly SeenCharacter[],
  line: number,
): SeenWord[] {
  const [left, top, right, bottom] = box;
  const below = inkLimit(picture, box);
  const ink = inkOfColumns(picture, box, below);
  const height = bottom - top;
  const gaps = characters.slice(1).map(({ x }, at) => gapBetween(ink, left, characters[at]!.x, x));
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
      if (word) word.right = gap.from;
      if (gap.dot && isMiddleDot(picture, [gap.dot.from, top, gap.dot.to, bottom], below)) {
        words.push({ characters: [{ ...character, text: '·' }], left: gap.dot.from, right: gap.dot.to });
      }
      words.push({ characters: [character], left: gap.to, right });
    }
  }
  return words.flatMap((word) => {
    const outline = outlineOf(picture, [word.left, top, word.right, bottom], below);
    if (outline === null) return [];
    const read = likeNeighbours(word.characters);
    const text = read.map((character) => character.text).join('');
    const confidence = Math.min(...read.map((character) => character.confidence));
    return [{ text, ...outline, confidence, line }];
  });
}

/** Half way between the paper and the ink of a line: thin strokes of small print are grey. */
function inkLimit({ pixels, width }: Picture, [left, top, right, bottom]: Box): number {
  const counts = new Uint32Array(256);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) counts[pixels[y * width + x]!]! += 1;
  }
  const all = (right - left) * (bottom - top);
  return (shareBelow(counts, all * inkShare) + shareBelow(counts, all * paperShare)) / 2;
}

/** The grey that `wanted` pixels are as dark as. */
function shareBelow(counts: Uint32Array, wanted: number): number {
  let grey = 0;
  for (let below = counts[0]!; below < wanted && grey < 255; below += counts[grey]!) grey += 1;
  return grey;
}

/** How many pixels of ink each column of a box has. */
function inkOfColumns(
  { pixels, width }: Picture,
  [left, top, right, bottom]: Box,
  below: number,
): Uint16Array {
  const ink = new Uint16Array(right - left);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) if (pixels[y * width + x]! < below) ink[x - left]! += 1;
  }
  return ink;
}

interface Columns {
  from: number;
  to: number;
}

/** The white between two characters, in columns of the picture. */
interface Gap extends Columns {
  /** Of its widest part. */
  width: number;
  /** A mark in the middle of it. */
  dot: Columns | null;
}

/** The columns between two places that have the least ink, mostly none: the longest run of them, or two around a dot. */
function gapBetween(ink: Uint16Array, left: number, from: number, to: number): Gap {
  const columns = ink.subarray(Math.round(from - left), Math.round(to - left));
  const least = columns.reduce((fewest, each) => Math.min(fewest, each), Number.POSITIVE_INFINITY);
  const start = Math.round(from - left) + left;
  const runs = runsOf(Array.from(columns, (each) => each <= least)).map(([a, b]) => ({
    from: start + a,
    to: start + b,
  }));
  const [widest, next] = runs.toSorted((a, b) => widthOf(b) - widthOf(a));
  if (widest === undefined) return { from: start, to: start, width: 0, dot: null };
  const width = widthOf(widest);
  if (next === undefined || widthOf(next) < sideOfDot * width) return { ...widest, width, dot: null };
  const [before, behind] = widest.from < next.from ? [widest, next] : [next, widest];
  return { from: before.from, to: behind.to, width, dot: { from: before.to, to: behind.from } };
}

const widthOf = ({ from, to }: Columns) => to - from;

/** True for a small mark half way up: `Mill Lane 4 · Leeds`. */
function isMiddleDot(picture: Picture, box: Box, below: number): boolean {
  const height = box[3] - box[1];
  const dot = outlineOf(picture, box, below);
  if (dot === null || Math.max(dot.width, dot.height) > largestDot * height) return false;
  const middle = dot.top + dot.height / 2 - box[1];
  return Math.abs(middle - height / 2) < dotsMiddle * height;
}

type Outline = Pick<SeenWord, 'left' | 'top' | 'width' | 'height'>;

/** The outline of a word's ink in a box around it; parts of the lines above and below are no part of it. */
function outlineOf(
  { pixels, width }: Picture,
  [left, top, right, bottom]: Box,
  below: number,
): Outline | null {
  let outline: Box | null = null;
  const rows: (readonly [first: number, last: number] | null)[] = [];
  for (let y = top; y < bottom; y++) {
    const row = pixels.subarray(y * width + left, y * width + right);
    const first = row.findIndex((grey) => grey < below);
    rows.push(first < 0 ? null : [first, row.findLastIndex((grey) => grey < below)]);
  }
  for (const [from, to] of runsOf(rows.map((row) => row !== null))) {
    const isMiddle = from < rows.length * 0.75 && to > rows.length * 0.25;
    const isCut = from === 0 || to === rows.length;
    if (isCut && !isMiddle) continue;
    const ink = rows.slice(from, to).map((row) => row!);
    const [start, end] = [Math.min(...ink.map(([first]) => first)), Math.max(...ink.map(([, last]) => last))];
    const part: Box = [left + start, top + from, left + end + 1, top + to];
    outline = outline === null ? part : around(outline, part);
  }
  if (outline === null) return null;
  const [x0, y0, x1, y1] = outline;
  return { left: x0, top: y0, width: x1 - x0, height: y1 - y0 };
}

/** Where a list is true: from the first to behind the last of each run. */
function runsOf(list: readonly boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  list.forEach((isSet, at) => {
    const run = runs.at(-1);
    if (isSet && run && run[1] === at) run[1] = at + 1;
    else if (isSet) runs.push([at, at + 1]);
  });
  return runs;
}

function around(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

function median(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
