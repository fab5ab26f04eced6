import type { Rule, Word } from '@orderloom/pages/page.ts';
import { heightOf, overlapX, overlapY, widthOf } from './boxes.ts';
import { segmentOf } from './lines.ts';
import type { Line, Segment, Sheet } from './sheet.ts';

/** The next segment on the same line, perhaps in larger letters a little lower or higher; or null. */
export function rightOf(sheet: Sheet, segment: Segment): Segment | null {
  const line = sheet.lines[segment.line]!;
  return (
    line.segments[line.segments.indexOf(segment) + 1] ??
    besideInLarge(sheet, segment) ??
    besideOnSlant(sheet, segment)
  );
}

/** Of a scan: `To:` and what was typed on the dotted line beside it, half a line higher or lower. */
function besideOnSlant(sheet: Sheet, { line, box }: Segment): Segment | null {
  if (sheet.source !== 'ocr') return null;
  const [found, ...others] = [line - 1, line + 1].flatMap((at) => {
    const [first] = sheet.lines[at]?.segments ?? [];
    if (!first) return [];
    const across = overlapY(first.box, box);
    const gap = first.box[0] - box[2];
    const isBeside = gap > 0 && gap < nearBeside * heightOf(box) && across > partlyBeside * heightOf(box);
    return isBeside ? [first] : [];
  });
  return found && others.length === 0 ? found : null;
}
/** In heights. */
const nearBeside = 4;
const partlyBeside = 0.35;

/** `Order no.:` and its number in larger letters, whose base line is another one. */
function besideInLarge(sheet: Sheet, { line, box }: Segment): Segment | null {
  if (sheet.source !== 'text') return null;
  for (const at of [line + 1, line - 1]) {
    const [first] = sheet.lines[at]?.segments ?? [];
    const across = first ? overlapY(first.box, box) : 0;
    const isBeside = first !== undefined && first.box[0] > box[2] && across > mostlyBeside * heightOf(box);
    if (isBeside && heightOf(first.box) > larger * heightOf(box)) return first;
  }
  return null;
}
/** In heights of the smaller letters. */
const mostlyBeside = 0.6;
const larger = 1.2;

/**
 * The nearest segment under this one that overlaps it from left to right, at most `lines` heights of the text
 * below, or null.
 */
export function below(sheet: Sheet, segment: Segment, lines: number): Segment | null {
  const deepest = segment.box[3] + lines * heightOf(segment.box);
  for (let index = segment.line + 1; index < sheet.lines.length; index++) {
    const line = sheet.lines[index]!;
    if (line.box[1] > deepest) return null;
    const under = line.segments.find(
      (other) => overlapX(other.box, segment.box) > Math.min(8, 0.3 * widthOf(other.box)),
    );
    if (under) return under;
  }
  return null;
}

/** The nearest segment over one, at most a number of the heights of the upper one away. */
export function above({ lines }: Sheet, segment: Segment, most: number): Segment | null {
  const isOver = ({ box }: Segment) =>
    overlapX(box, segment.box) > 0 &&
    box[3] <= segment.box[1] + 1 &&
    segment.box[1] - box[3] < most * heightOf(box);
  for (let at = segment.line - 1; at >= 0; at--) {
    const over = lines[at]!.segments.findLast(isOver);
    if (over) return over;
  }
  return null;
}

/** The nearest text under this one between the uprights that bound its cell: forms centre the one, not the other. */
export function inCellBelow(sheet: Sheet, segment: Segment, lines: number): Segment | null {
  const cell = uprightsAround(sheet, segment);
  if (!cell) return null;
  const deepest = segment.box[3] + lines * heightOf(segment.box);
  for (const line of sheet.lines.slice(segment.line + 1)) {
    if (line.box[1] > deepest) return null;
    const found = line.segments.find((other) => isBetween(other, cell));
    if (found) return found;
  }
  return null;
}

/** The lines under a heading that stands in the middle of its cell, each flush with the first, up to a rule or `isEnd`. */
export function stackInCell(sheet: Sheet, heading: Segment, isEnd: (segment: Segment) => boolean): Segment[] {
  const cell = uprightsAround(sheet, heading);
  const first = inCellBelow(sheet, heading, linesToCell);
  if (!cell || !first || isEnd(first)) return [];
  const beside = rightOf(sheet, heading);
  // What begins beside the heading in its cell goes on there.
  if (beside && isBetween(beside, cell)) return [];
  return [
    first,
    ...stackBelow(sheet, first, first.box[0], (other) => !isBetween(other, cell) || isEnd(other), {
      isColumn: true,
    }),
  ];
}
const linesToCell = 3;

/** Where the uprights beside a text stand, from left to right; null where one side has none. */
function uprightsAround(sheet: Sheet, segment: Segment): readonly [left: number, right: number] | null {
  const [, top, , bottom] = segment.box;
  const uprights = sheet.rules.filter(
    ({ direction, box }) => direction === 'vertical' && box[1] <= bottom && box[3] >= top,
  );
  const left = Math.max(...uprights.filter(({ box }) => box[2] <= segment.box[0]).map(({ box }) => box[2]));
  const right = Math.min(...uprights.filter(({ box }) => box[0] >= segment.box[2]).map(({ box }) => box[0]));
  return Number.isFinite(left) && Number.isFinite(right) ? [left, right] : null;
}

function isBetween({ box }: Segment, [left, right]: readonly [number, number]): boolean {
  return box[0] >= left - 1 && box[2] <= right + 1;
}

/** Left edges this near, in points, are flush. */
const flush = 4;

/**
 * The part of `under` that stands below `head` alone: where the next segment beside `head` is flush with a word of
 * `under`, two cells with little space between them were taken for one segment. A word of the same `stack` that
 * stands across the edge tells that no cell begins there.
 */
export function cellBelow(
  sheet: Sheet,
  head: Segment,
  under: Segment,
  stack: readonly Segment[] = [],
): Segment {
  const across = stack.flatMap(({ words }) => words);
  const starts = sheet.lines[head.line]!.segments.map(({ box }) => box[0]).filter(
    (x) => !across.some(({ box }) => box[0] < x - flush && box[2] > x + flush),
  );
  const edges = under.words
    .filter((word, index) => index > 0 && isApart(under.words[index - 1]!, word))
    .map(({ box }) => box[0])
    .filter((x) => starts.some((start) => Math.abs(start - x) < flush));
  if (edges.length === 0) return under;
  // What stands left of the first heading belongs to it.
  const isFirst = !starts.some((start) => start < head.box[0] - flush && start > under.box[0] - flush);
  const ownEdges = isFirst ? [] : edges.filter((x) => x < head.box[0] + flush);
  const left = Math.max(Number.NEGATIVE_INFINITY, ...ownEdges);
  const right = Math.min(Number.POSITIVE_INFINITY, ...edges.filter((x) => x > head.box[0] + flush));
  const words = under.words.filter(({ box }) => box[0] >= left && box[0] < right);
  return words.length === 0 ? under : segmentOf(words, under.line);
}

/** A space parts words by about a quarter of their height. */
function isApart({ box: left }: Word, { box: right }: Word): boolean {
  return right[0] - left[2] > widestSpace * (right[3] - right[1]);
}
const widestSpace = 0.35;

/** A caption is printed in letters of at most this share of those of the value over it. */
const captionSize = 0.8;
/** It stands this much nearer to the value over it than to what is under it, or under the line of the value. */
const captionNearness = 0.7;

/** The value over a caption, of forms that print labels small and under the values; null for any other text. */
export function captioned(sheet: Sheet, caption: Segment): Segment | null {
  const size = sizeOf(caption);
  // Captions are words: a smaller line with numbers is an address under a name.
  if (sheet.source !== 'text' || size === 0 || /\d{2}/.test(caption.text)) return null;
  const isFlush = ({ box }: Segment) => Math.abs(box[0] - caption.box[0]) < flush;
  const above = sheet.lines[caption.line - 1]?.segments.find(isFlush);
  if (!above || size > captionSize * sizeOf(above)) return null;
  const reach = caption.box[3] + farthestInColumn * heightOf(caption.box);
  const under = sheet.lines
    .slice(caption.line + 1)
    .filter(({ box }) => box[1] < reach)
    .flatMap(({ segments }) => segments)
    .find(isFlush);
  const gap = caption.box[1] - above.box[3];
  const gapUnder = under ? under.box[1] - caption.box[3] : Number.POSITIVE_INFINITY;
  // The value stands on a line, its caption below that.
  const isRuled = ruleAcross(sheet, above, caption) && !(under && ruleAcross(sheet, caption, under));
  const isCaption = gap < heightOf(above.box) && (isRuled || gap < captionNearness * gapUnder);
  return isCaption && !(under && isUnderLabel(sheet, above, size)) ? above : null;
}

/** What stands on the line to sign on over its caption, flush with it or centred. */
export function signedOver(sheet: Sheet, caption: Segment): Segment | null {
  const [left, , right] = caption.box;
  const over = sheet.lines[caption.line - 1]?.segments.find(
    ({ box }) => Math.abs(box[0] - left) < flush || Math.abs(box[0] + box[2] - left - right) < 2 * flush,
  );
  const isNear = over && caption.box[1] - over.box[3] < farthestInColumn * heightOf(caption.box);
  return isNear && ruleAcross(sheet, over, caption) ? over : null;
}

/** True where the column of small and larger texts begins with one as small as the caption: boxes with a label over each value, and rules between them. */
function isUnderLabel(sheet: Sheet, value: Segment, size: number): boolean {
  const isFlush = ({ box }: Segment) => Math.abs(box[0] - value.box[0]) < flush;
  let top = value;
  for (const line of sheet.lines.slice(0, value.line).reverse()) {
    const over = line.segments.find(isFlush);
    if (!over) continue;
    if (top.box[1] - over.box[3] > farthestInColumn * heightOf(top.box)) break;
    top = over;
  }
  return top !== value && Math.abs(sizeOf(top) - size) < sameSize;
}
/** In heights: more room parts what is printed over a column from it. */
const farthestInColumn = 2.5;
/** In points. */
const sameSize = 0.5;

function sizeOf({ words }: Segment): number {
  return words[0]!.fontSize;
}

/** Lines of one block stand at most this many heights apart; in a plain text an empty line ends it. */
const closeLines = { text: 1.3, ocr: 1.3, plain: 0.7 } as const;

/**
 * The segments stacked under `top` that start near `left`: the lines of an address. Stops at a wider gap, at a rule across, or where `isEnd` says so. Under a label the first of them may stand three heights lower
 * and behind a rule: labels have their own cell in forms. A column ends at a line that begins left of its top and goes
 * on under it.
 */
export function stackBelow(
  sheet: Sheet,
  top: Segment,
  left: number,
  isEnd: (segment: Segment) => boolean,
  { most = 8, topIsLabel = false, isColumn = false } = {},
): Segment[] {
  const stack: Segment[] = [];
  let last = top;
  for (let index = top.line + 1; index < sheet.lines.length && stack.length < most; index++) {
    const line = sheet.lines[index]!;
    const first = topIsLabel && stack.length === 0;
    const reach = (first ? 3 : closeLines[sheet.source]) * heightOf(last.box);
    if (line.box[1] - last.box[3] > reach) break;
    const next = line.segments.find(
      (segment) =>
        (startsNear(segment, left) || goesOnOutdented(stack, segment, left)) &&
        !(isColumn && goesAcross(segment, left, top)) &&
        !(segment.box[0] > top.box[2] && overlapX(segment.box, last.box) < 0),
    );
    if (!next) {
      // A line from further left that goes on under the block ends it, unless it is a long one of the column beside.
      const beside = sheet.lines.slice(top.line, index);
      if (
        isColumn &&
        line.segments.some((one) => goesAcross(one, left, top) && !isOfColumn(one, beside, left))
      )
        break;
      continue;
    }
    if (stack.length > 0 && captioned(sheet, next) === stack.at(-1)) {
      last = next;
      continue;
    }
    const before = stack.at(-1) ?? last;
    const isUnderName = stack.length === 1 && !topIsLabel && isLargeOver(top, before, next);
    if (stack.length > 0 && sheet.source === 'text' && !isUnderName && changesSize(before, next)) break;
    if (next.box[1] - last.box[3] > reach || (!first && endsAtRule(sheet, last, next)) || isEnd(next)) break;
    stack.push(next);
    last = next;
  }
  return stack;
}

/** The segments stacked under `top` that end where it ends: an address that is set flush right. */
export function stackFlushRight(
  sheet: Sheet,
  top: Segment,
  isEnd: (segment: Segment) => boolean,
  most = 6,
): Segment[] {
  const stack: Segment[] = [];
  for (const { box, segments } of sheet.lines.slice(top.line + 1)) {
    const last = stack.at(-1) ?? top;
    const next = segments.find((segment) => Math.abs(segment.box[2] - top.box[2]) < flush);
    if (box[1] - last.box[3] > closeLines[sheet.source] * heightOf(last.box) || stack.length === most) break;
    if (!next) continue;
    if (isEnd(next) || endsAtRule(sheet, last, next)) break;
    stack.push(next);
  }
  return stack;
}

/** Two texts of different sizes are two blocks: a sender's line over an address. */
function changesSize(above: Segment, under: Segment): boolean {
  const [a, b] = [above.words[0]!.fontSize, under.words[0]!.fontSize];
  return a > 0 && b > 0 && Math.max(a, b) > 1.3 * Math.min(a, b);
}

/** A name in large letters that takes two lines, over its address. */
function isLargeOver(top: Segment, second: Segment, { words: [under] }: Segment): boolean {
  const isText = [top, second].every(({ text }) => !/[\d:]/.test(text));
  const [a, b] = [top.words[0]!.fontSize, second.words[0]!.fontSize];
  return isText && a === b && a > under!.fontSize && isFlush(top, second);
}

function startsNear({ box }: Segment, left: number): boolean {
  return Math.abs(box[0] - left) <= 1.2 * heightOf(box) || (box[0] < left && box[2] > left + acrossBy);
}

/** `Leiden` under the longer lines of an address that begins left of what stands over it: flush with the line above it. */
function goesOnOutdented(stack: readonly Segment[], { box }: Segment, left: number): boolean {
  const above = stack.at(-1)?.box[0];
  return above !== undefined && above < left && Math.abs(box[0] - above) < flushCell;
}

/** True for a line that begins left of the top of a block, unless one of its words is flush with it: a cell of two columns. */
function goesAcross({ box, words }: Segment, left: number, top: Segment): boolean {
  return (
    box[0] < top.box[0] - 1.2 * heightOf(box) &&
    box[2] > left + acrossBy &&
    !words.some((word) => Math.abs(word.box[0] - left) < flushCell)
  );
}
const flushCell = 1;

/** True where other lines of a column that ends left of a block begin flush with a text. */
function isOfColumn({ box }: Segment, lines: readonly Line[], left: number): boolean {
  const isAbove = (other: Segment) => Math.abs(other.box[0] - box[0]) < flushCell && other.box[2] < left;
  return lines.filter(({ segments }) => segments.some(isAbove)).length > 1;
}

/** A line that reaches so far, in points, under the left edge of a block stands under it. */
const acrossBy = 20;

/** A rule ends a block, unless it is one of a grid whose lines all stand between rules. */
function endsAtRule(sheet: Sheet, last: Segment, next: Segment): boolean {
  const before = sheet.lines[last.line - 1]?.segments.find((segment) => overlapX(segment.box, last.box) > 0);
  const after = sheet.lines[next.line + 1]?.segments.find((segment) => overlapX(segment.box, next.box) > 0);
  const isGrid =
    (before !== undefined && ruleAcross(sheet, before, last)) ||
    (after !== undefined && isFlush(after, next) && ruleAcross(sheet, next, after));
  return inTwoBoxes(sheet, last, next) || (ruleAcross(sheet, last, next) && !isGrid);
}

/** True where the lower edge of one box and the upper one of another are drawn between two texts. */
export function inTwoBoxes(sheet: Sheet, above: Segment, under: Segment): boolean {
  const [upper, ...lower] = rulesAcross(sheet, above, under);
  return lower.some((rule) => Math.abs(rule.box[1] - upper!.box[1]) > thickest);
}
/** In points: the two edges of a thick rule are as near. */
const thickest = 2.5;

function isFlush(one: Segment, other: Segment): boolean {
  return Math.abs(one.box[0] - other.box[0]) < flushCell;
}

/** True when a rule is drawn between two texts that stand above each other. */
export function ruleAcross(sheet: Sheet, above: Segment, under: Segment): boolean {
  return rulesAcross(sheet, above, under).length > 0;
}

function rulesAcross(sheet: Sheet, above: Segment, under: Segment): Rule[] {
  return sheet.rules.filter(
    (rule) =>
      rule.direction === 'horizontal' &&
      rule.box[1] >= above.box[3] - 2 &&
      rule.box[3] <= under.box[1] + 2 &&
      overlapX(rule.box, under.box) > 0.5 * widthOf(under.box),
  );
}
