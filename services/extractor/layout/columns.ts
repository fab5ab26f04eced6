import type { Box, Rule, Word } from '@orderloom/pages/page.ts';
import { heightOf, middleX, middleY } from './boxes.ts';
import type { Segment } from './sheet.ts';

/** Edges this near, in points, are flush. */
const flush = 3;

/**
 * The x positions that divide the columns whose header cells are given (left to right): one fewer than cells.
 * Uprights that cross the header decide; else the widest gap that the words of the rows leave free between
 * the middles of two header cells. `otherTexts` stand on lines of their own: where cells are centred in their rows, a
 * wrapped text is on none of the lines of figures.
 */
export function columnEdges(
  header: readonly Box[],
  rowWords: readonly Word[],
  uprights: readonly Rule[],
  otherTexts: readonly Segment[] = [],
): number[] {
  return header.slice(1).map((right, index) => {
    const left = header[index]!;
    const own = holdsWords(left, right, rowWords) ? [] : textsUnder(left, right, otherTexts);
    return uprightBetween(left, right, uprights) ?? widestGap(left, right, [...rowWords, ...own]);
  });
}

function holdsWords(left: Box, right: Box, words: readonly Word[]): boolean {
  return words.some(({ box }) => middleX(box) > left[0] && box[2] < right[0]);
}

/** The texts that begin flush with a heading and end before the next one, each whole. */
function textsUnder(left: Box, right: Box, texts: readonly Segment[]): Word[] {
  return texts
    .filter(({ box }) => Math.abs(box[0] - left[0]) < flush && box[2] < right[0])
    .map(({ text, box, words }) => ({ ...words[0]!, text, box }));
}

/** Uprights that run through the middle of a box's height. */
export function uprightsThrough(box: Box, rules: readonly Rule[]): Rule[] {
  return rules.filter(
    (rule) =>
      rule.direction === 'vertical' &&
      rule.box[1] <= middleY(box) + heightOf(box) / 2 &&
      rule.box[3] >= middleY(box) - heightOf(box) / 2,
  );
}

function uprightBetween(left: Box, right: Box, uprights: readonly Rule[]): number | null {
  const between = uprights.find((rule) => rule.box[0] >= left[2] - 2 && rule.box[2] <= right[0] + 2);
  return between ? middleX(between.box) : null;
}

/**
 * The middle of the widest stretch without words between two header cells; of equals the last. Where the values of
 * half of the lines stand flush with a heading, its flush edge decides: no gap inside their texts may divide them.
 */
function widestGap(left: Box, right: Box, words: readonly Word[]): number {
  const enough = Math.max(1, 0.5 * lineCount(words));
  const flushLeft =
    words.filter((word) => Math.abs(word.box[0] - right[0]) < flush && startsText(word, words)).length >=
    enough;
  const flushRight = words.filter((word) => Math.abs(word.box[2] - left[2]) < flush).length >= enough;
  if (flushLeft) return beforeEdge(left, right, words);
  const from = flushRight ? left[2] : middleX(left);
  const to = middleX(right);
  const spans = words
    .filter((word) => word.box[2] > from && word.box[0] < to)
    .map((word): [number, number] => [word.box[0], word.box[2]])
    .sort((a, b) => a[0] - b[0]);
  const gaps: [number, number][] = [];
  let reached = from;
  for (const [x0, x1] of [...spans, [to, to] as [number, number]]) {
    if (x0 > reached) gaps.push([reached, x0]);
    reached = Math.max(reached, x1);
  }
  const isFilled = words.some((word) => middleX(word.box) > left[0] && middleX(word.box) < from);
  const widest = (among: readonly [number, number][]) =>
    among.reduce<[number, number]>(
      (best, gap) => (gap[1] - gap[0] > best[1] - best[0] - 0.1 ? gap : best),
      [from, from],
    );
  const best = widest(gaps);
  // Values to the right of a heading that starts flush: the space before them parts nothing.
  const other = !isFilled && best[0] === from ? widest(gaps.filter((gap) => gap !== best)) : best;
  const chosen = other[1] - other[0] > nearlyAsWide * (best[1] - best[0]) ? other : best;
  const free = chosen[1] - chosen[0];
  return free > 1 ? (chosen[0] + chosen[1]) / 2 : (left[2] + right[0]) / 2;
}
/** A gap of this share of the widest may part two columns as well. */
const nearlyAsWide = 0.6;

/** How many lines words stand on. The middles of one line's words differ by up to two points on a scan. */
function lineCount(words: readonly Word[]): number {
  const sorted = words.toSorted((a, b) => middleY(a.box) - middleY(b.box));
  return sorted.filter(({ box }, at) => at === 0 || middleY(box) - middleY(sorted[at - 1]!.box) > sameLine)
    .length;
}
/** In points: lines stand further apart. */
const sameLine = 2;

/** True for the first word of a text: none ends a space before it. */
function startsText(word: Word, words: readonly Word[]): boolean {
  const space = 0.7 * heightOf(word.box);
  return !words.some(
    (other) =>
      Math.abs(middleY(other.box) - middleY(word.box)) < 2 &&
      other.box[2] <= word.box[0] + 0.5 &&
      word.box[0] - other.box[2] < space &&
      other !== word,
  );
}

/** The middle between values that start flush with their heading and what stands before them. */
function beforeEdge(left: Box, right: Box, words: readonly Word[]): number {
  const before = words
    .filter((word) => word.box[2] < right[0] + 1 && word.box[2] > left[0] && !runsOver(word, right[0], words))
    .map((word) => word.box[2]);
  const reached = before.reduce((most, x) => Math.max(most, x), Math.min(left[2], right[0]));
  return (Math.min(reached, right[0]) + right[0]) / 2;
}

/** `144 pcs` under a heading that begins over its last digit: a space parts its words, and no columns. */
function runsOver(word: Word, edge: number, words: readonly Word[]): boolean {
  const space = 0.7 * heightOf(word.box);
  return words.some(
    (next) =>
      Math.abs(middleY(next.box) - middleY(word.box)) < 2 &&
      next.box[0] >= word.box[2] - 0.5 &&
      next.box[0] - word.box[2] < space &&
      (next.box[0] > edge + flush || (next.box[0] > edge - flush && isCounted(word, next))),
  );
}

/** `144 pcs`. */
function isCounted(number: Word, unit: Word): boolean {
  return /^\d[\d.,]*$/.test(number.text) && /^\p{L}/u.test(unit.text);
}
