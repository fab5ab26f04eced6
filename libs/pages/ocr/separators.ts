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
 * `Northgate Ltd · 7 Mill Lane · Leeds · Tel. 0113 496 0000`. They show by gaps that are all alike, and wide. Gaps one
 * above another part the columns of a table.
 */
export function withSeparators(words: readonly SetWord[]): SetWord[] {
  const lines = Map.groupBy(words, ({ line }) => line);
  const sorted = [...lines.values()].map((line) => line.toSorted((a, b) => a.left - b.left));
  const gaps = sorted.flatMap((line) => line.slice(1).map((word, at) => gapOf(line[at]!, word)));
  const columns = gaps.filter(({ width, fontSize }) => width >= leastWide * fontSize);
  return sorted.flatMap((line) => parted(line, columns));
}

/** The white between two words of a line, in pixels. */
interface Gap {
  from: number;
  width: number;
  fontSize: number;
  baseline: number;
}

function gapOf(left: SetWord, right: SetWord): Gap {
  const from = left.left + left.width;
  return { from, width: right.left - from, fontSize: left.fontSize, baseline: left.baseline };
}

function parted(line: readonly SetWord[], columns: readonly Gap[]): SetWord[] {
  const size = line[0]!.fontSize;
  const gaps = line.slice(1).map((word, at) => gapOf(line[at]!, word));
  const usual = median(gaps.map(({ width }) => width)) ?? 0;
  const isWide = (at: number) =>
    gaps[at]!.width >= Math.max(leastWide * size, timesUsual * usual) &&
    !endsPart.test(line[at]!.text) &&
    !isMark.test(line[at + 1]!.text);
  const wide = gaps.flatMap((gap, at) => (isWide(at) ? [gap] : []));
  const widths = wide.map(({ width }) => width);
  const marks = line.filter(({ text }) => /^[·•|]$/.test(text)).length;
  const isParted =
    wide.length > 0 &&
    wide.length + marks >= leastMarks &&
    gaps.length - wide.length >= wide.length &&
    (marks > 0 || 2 * severalIn(line, isWide) > wide.length + 1) &&
    Math.max(...widths) <= Math.min(mostWide * size, mostApart * Math.min(...widths)) &&
    !wide.some((gap) => columns.some((other) => isAboveOrBelow(gap, other)));
  if (!isParted) return [...line];
  return line.flatMap((word, at) =>
    at > 0 && isWide(at - 1) ? [markBetween(line[at - 1]!, word), word] : [word],
  );
}

/** How many of the parts have several words: a typewriter's gaps are wide, too, and part `6 octobre 2026` at each word. */
function severalIn(line: readonly SetWord[], isWide: (at: number) => boolean): number {
  const begins = [0, ...[...line.keys()].filter((at) => at > 0 && isWide(at - 1))];
  return begins.filter((from, at) => (begins[at + 1] ?? line.length) - from > 1).length;
}

function isAboveOrBelow(gap: Gap, other: Gap): boolean {
  const away = Math.abs(gap.baseline - other.baseline) / gap.fontSize;
  return (
    away > sameLine &&
    away < nextLines &&
    Math.min(gap.from + gap.width, other.from + other.width) > Math.max(gap.from, other.from)
  );
}
/** In font sizes: how far apart the lines of a table stand at most, and words of one line. */
const nextLines = 4;
const sameLine = 0.5;

const isMark = /^[^\p{L}\p{N}]$/u;
/** A mark, a label or the end of a sentence: a gap behind it is wide by itself. */
const endsPart = /^[^\p{L}\p{N}]$|[.:;!?]$/u;

/** A dot in the middle of the gap. */
function markBetween(before: SetWord, { left }: SetWord): SetWord {
  const from = before.left + before.width;
  return {
    ...before,
    text: '·',
    left: Math.round((from + left) / 2) - 1,
    width: 2,
    confidence: surelyMarked,
  };
}
/** Nothing was seen there: it is less sure than what is read. */
const surelyMarked = 0.9;
