import type { SetWord } from './boxes.ts';
import { median } from './median.ts';

/** A gap that held a mark is so many times as wide as the others, in font sizes at least this and at most that. */
const timesUsual = 1.6;
const leastWide = 0.5;
const mostWide = 1.4;
/** And such gaps are about as wide as each other. */
const mostApart = 1.4;
/** One wide gap is any gap: lines that marks part are parted twice. At least as many gaps are none. */
const leastMarks = 2;

/**
 * Puts back the dots and strokes that part what a line names, where they are too small or faint to be read:
 * `Northgate Ltd · 7 Mill Lane · Leeds · Tel. 0113 496 0000`. They show by gaps that are all alike, and wide.
 */
export function withSeparators(words: readonly SetWord[]): SetWord[] {
  const lines = new Map<number, SetWord[]>();
  for (const word of words) lines.set(word.line, [...(lines.get(word.line) ?? []), word]);
  return [...lines.values()].flatMap((line) => parted(line.toSorted((a, b) => a.left - b.left)));
}

function parted(line: readonly SetWord[]): SetWord[] {
  const size = line[0]!.fontSize;
  const gaps = line.slice(1).map((word, at) => gapBetween(line[at]!, word));
  const usual = median(gaps) ?? 0;
  const isWide = (at: number) =>
    gaps[at]! >= Math.max(leastWide * size, timesUsual * usual) &&
    !isMark.test(line[at]!.text) &&
    !isMark.test(line[at + 1]!.text);
  const wide = gaps.filter((_, at) => isWide(at));
  const marks = line.filter(({ text }) => /^[·•|]$/.test(text)).length;
  const isParted =
    wide.length > 0 &&
    wide.length + marks >= leastMarks &&
    gaps.length - wide.length >= wide.length &&
    Math.max(...wide) <= Math.min(mostWide * size, mostApart * Math.min(...wide));
  if (!isParted) return [...line];
  return line.flatMap((word, at) =>
    at > 0 && isWide(at - 1) ? [markBetween(line[at - 1]!, word), word] : [word],
  );
}

function gapBetween(left: SetWord, right: SetWord): number {
  return right.left - left.left - left.width;
}

const isMark = /^[^\p{L}\p{N}]$/u;

/** A dot in the middle of the gap, as surely there as the gap is. */
function markBetween(before: SetWord, { left }: SetWord): SetWord {
  const from = before.left + before.width;
  return { ...before, text: '·', left: Math.round((from + left) / 2) - 1, width: 2, confidence: 1 };
}
