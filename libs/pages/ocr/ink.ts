import type { Box } from '../page.ts';
import type { Picture } from '../picture.ts';
import { around } from './boxes.ts';

/** The ink in a box around a line of a grey picture. */
export interface Ink {
  picture: Picture;
  box: Box;
  /** Darker greys are ink. */
  below: number;
  /** How many pixels of ink each column of the box has. */
  columns: Uint16Array;
}

/** Columns of a picture, `to` outside. */
export interface Columns {
  from: number;
  to: number;
}

/** The white between two characters. */
export interface Gap extends Columns {
  /** Of its widest part, in pixels. */
  width: number;
  /** A mark in the middle of it. */
  dot: Columns | null;
}

/** In pixels of the picture. */
export interface Outline {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Of a line's pixels: so many are as dark as its ink, and so many no lighter than its paper. */
const inkShare = 0.03;
const paperShare = 0.7;
/** The white on both sides of a dot between words is about as wide. */
const sideOfDot = 0.5;
/** Shares of a line's height: how large a dot is, and how far from its middle. */
const largestDot = 0.28;
const dotsMiddle = 0.15;

export function inkIn(picture: Picture, box: Box): Ink {
  const below = inkLimit(picture, box);
  return { picture, box, below, columns: inkOfColumns(picture, box, below) };
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

/** The columns between two places that have the least ink, mostly none: the longest run of them, or two around a dot. */
export function gapBetween(ink: Ink, from: number, to: number): Gap {
  const [left] = ink.box;
  const start = Math.round(from);
  const columns = ink.columns.subarray(start - left, Math.round(to) - left);
  const least = columns.reduce((fewest, each) => Math.min(fewest, each), Number.POSITIVE_INFINITY);
  const runs = runsOf(Array.from(columns, (each) => each <= least)).map(([a, b]) => ({
    from: start + a,
    to: start + b,
  }));
  const [widest, next] = runs.toSorted((a, b) => widthOf(b) - widthOf(a));
  if (widest === undefined) return { from: start, to: start, width: 0, dot: null };
  const width = widthOf(widest);
  const alone = { ...widest, width, dot: null };
  if (next === undefined || widthOf(next) < sideOfDot * width) return alone;
  const [before, behind] = widest.from < next.from ? [widest, next] : [next, widest];
  const dot = { from: before.to, to: behind.from };
  return isMiddleDot(ink, dot) ? { from: before.from, to: behind.to, width, dot } : alone;
}

const widthOf = ({ from, to }: Columns) => to - from;

/** True for a small mark half way up: `Mill Lane 4 · Leeds`. */
function isMiddleDot(ink: Ink, columns: Columns): boolean {
  const [, top, , bottom] = ink.box;
  const height = bottom - top;
  const dot = outlineOf(ink, columns);
  if (dot === null || Math.max(dot.width, dot.height) > largestDot * height) return false;
  return Math.abs(dot.top + dot.height / 2 - (top + bottom) / 2) < dotsMiddle * height;
}

/** The outline of the ink in some columns; parts of the lines above and below are no part of it. Null without ink. */
export function outlineOf({ picture, box, below }: Ink, { from: left, to: right }: Columns): Outline | null {
  const { pixels, width } = picture;
  const [, top, , bottom] = box;
  const parts: Box[] = [];
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
    parts.push([left + start, top + from, left + end + 1, top + to]);
  }
  if (parts.length === 0) return null;
  const [x0, y0, x1, y1] = withoutDust(parts).reduce(around);
  return { left: x0, top: y0, width: x1 - x0, height: y1 - y0 };
}

/** Without specks over and under a word; the dot of an i is as small, and nearer. */
function withoutDust(parts: readonly Box[]): Box[] {
  const [highest] = parts.toSorted((a, b) => b[3] - b[1] - (a[3] - a[1]));
  const height = highest![3] - highest![1];
  return parts.filter((part) => {
    const isSmall = Math.max(part[2] - part[0], part[3] - part[1]) <= largestSpeck * height;
    const away = Math.max(part[1] - highest![3], highest![1] - part[3]);
    return !isSmall || away < nearDot * height;
  });
}
/** Shares of the height of a word. */
const largestSpeck = 0.2;
const nearDot = 0.2;

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
