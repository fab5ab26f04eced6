import type { Word } from '@orderloom/pages/page.ts';
import { boxAround, heightOf, middleX } from '../../layout/boxes.ts';
import { dateWords, isUnit } from '../../lexicon/phrases.ts';
import { readDate } from '../../values/date.ts';
import { numberShape } from '../../values/number.ts';
import { readPrice } from '../../values/price.ts';
import { rolesOfHeading, wholeHeading } from '../headings/header-pieces.ts';
import type { HeaderCell } from '../headings/merge-pieces.ts';

/** Share of the filled rows of a column that must hold two numbers. */
const fewestRows = 0.6;
/** Thousands may be parted by a space of at most this many heights. */
const widestThousandsSpace = 0.6;

/**
 * Divides a heading whose column holds two numbers side by side on most rows: `Price Base` over a price and its
 * basis, or a heading of two lines that was joined with its neighbour. `rows` are the words of the column, row by
 * row. Null when there is one column.
 */
export function splitColumn(
  cell: HeaderCell,
  rows: readonly (readonly Word[])[],
): [HeaderCell, HeaderCell] | null {
  const filled = rows.filter((words) => words.length > 0);
  const at = freeGap(filled.flat());
  if (at === null || filled.length === 0) return null;
  const pairs = filled.map(
    (words) =>
      [
        words.filter((word) => middleX(word.box) < at),
        words.filter((word) => middleX(word.box) >= at),
      ] as const,
  );
  const areTwo = areTwoHeadings(cell, at);
  const twice = pairs.filter(
    ([left, right]) =>
      (isNumber(left) &&
        isNumber(right) &&
        !areThousands(left, right) &&
        !isDate(left, right) &&
        (areTwo || !isPrice(left, right))) ||
      (isWholePrice(left) && isNumber(right)) ||
      (areTwo && isMark(left) && isNumber(right)) ||
      areApart(left, right),
  );
  const fewest = areTwo ? 1 : fewestRows * filled.length;
  if (twice.length < fewest) return null;
  return [
    half(
      cell,
      pairs.flatMap(([left]) => left),
      at,
      'left',
    ),
    half(
      cell,
      pairs.flatMap(([, right]) => right),
      at,
      'right',
    ),
  ];
}

/** The middle of the widest stretch that no word covers; null when there is none. */
function freeGap(words: readonly Word[]): number | null {
  const spans = words.map(({ box }): [number, number] => [box[0], box[2]]).sort((a, b) => a[0] - b[0]);
  let best: { width: number; at: number } | null = null;
  let reached = spans[0]?.[1] ?? 0;
  for (const [from, to] of spans) {
    if (from - reached > Math.max(1, best?.width ?? 0))
      best = { width: from - reached, at: (from + reached) / 2 };
    reached = Math.max(reached, to);
  }
  return best?.at ?? null;
}

/** `3 - 1` is a line and its release. */
function isNumber(words: readonly Word[]): boolean {
  return (
    words.length > 0 &&
    !/^[-–/]$/.test(words[0]!.text) &&
    numberShape(words.map((word) => word.text).join(' ')) !== null
  );
}

/** `Purchase price` beside `Disc. %`: a discount stands in few rows. */
function areTwoHeadings(cell: HeaderCell, at: number): boolean {
  const [left, right] = (['left', 'right'] as const).map(
    (side) => wholeHeading(textOnSide(cell, at, side))[0],
  );
  return left !== undefined && right !== undefined && left !== right;
}

/** `H`, `GST`: by which rate the amount beside it is taxed. */
function isMark(words: readonly Word[]): boolean {
  return words.length === 1 && /^\p{Lu}{1,3}\d?$/u.test(words[0]!.text);
}

/** `4,024.41 per 100 pcs` */
function isWholePrice(words: readonly Word[]): boolean {
  return (readPrice(words.map((word) => word.text).join(' '), null)?.per ?? 1) > 1;
}

/** `9,50 les 100` is one price. */
function isPrice(left: readonly Word[], right: readonly Word[]): boolean {
  const text = [...left, ...right].map((word) => word.text).join(' ');
  return (readPrice(text, null)?.per ?? 1) > 1;
}

/** `12 May 2025`: the name of a month looks like the mark of a currency before its number. */
function isDate(left: readonly Word[], right: readonly Word[]): boolean {
  const text = [...left, ...right].map((word) => word.text).join(' ');
  return readDate(text, 'DMY', dateWords)?.text === text;
}

/** A line number or a code, and behind a gap that no space makes something else; or a text, and so a unit, or a unit, and so a number. */
function areApart(left: readonly Word[], right: readonly Word[]): boolean {
  const [last, first] = [left.at(-1), right[0]];
  if (last === undefined || first === undefined) return false;
  const isCode = left.length === 1 && /\d/.test(last.text) && !isUnit(first.text);
  const isText = right.length === 1 && isUnit(first.text) && left.some(({ text }) => /\p{L}{3,}/u.test(text));
  const isUnitFirst = left.length === 1 && isUnit(last.text) && isNumber(right);
  return (
    (isCode || isText || isUnitFirst) &&
    first.box[0] - last.box[2] > widestSpace * Math.min(heightOf(first.box), heightOf(last.box))
  );
}
/** In heights: what is further apart is two texts. */
const widestSpace = 1.1;

function areThousands(left: readonly Word[], right: readonly Word[]): boolean {
  const [last, first] = [left.at(-1)!, right[0]!];
  return (
    /^\d{1,3}$/.test(last.text) &&
    /^\d{3}(?!\d)/.test(first.text) &&
    first.box[0] - last.box[2] < widestThousandsSpace * heightOf(first.box)
  );
}

function half(cell: HeaderCell, values: readonly Word[], at: number, side: 'left' | 'right'): HeaderCell {
  const words = wordsOnSide(cell, at, side);
  const text = textOnSide(cell, at, side);
  const [x0, , x1] = boxAround(values.map((word) => word.box));
  return {
    roles: rolesOfHeading(text),
    text,
    words,
    box: words.length > 0 ? boxAround(words.map((word) => word.box)) : [x0, cell.box[1], x1, cell.box[3]],
    line: cell.line,
  };
}

function wordsOnSide({ words }: HeaderCell, at: number, side: 'left' | 'right'): Word[] {
  return words.filter((word) => middleX(word.box) < at === (side === 'left'));
}

function textOnSide(cell: HeaderCell, at: number, side: 'left' | 'right'): string {
  return wordsOnSide(cell, at, side)
    .map((word) => word.text)
    .join(' ');
}
