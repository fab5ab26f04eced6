import { heightOf } from '../layout/boxes.ts';
import { readLines } from '../layout/lines.ts';
import type { Line, Segment, Sheet } from '../layout/sheet.ts';
import { labelsOf } from './labels.ts';

/** A side begins in this share of the page's width, at the left and at the right. */
const [leftEnds, rightBegins] = [0.25, 0.55];
/** And is at most this share of it wide. */
const widest = 0.36;
/** Its lines are flush but for so many points: values may be set in. */
const [flush, setIn] = [3, 12];
/** More heights than these part what stands in a side from what is under it. */
const farthest = 6;
const fewestLines = 8;
const fewestLabels = 3;
/** Cells beside it that make a line of a table. */
const fewestCells = 3;
/** At least so many of its lines stand above the table's last line and below its first. */
const fewestBeside = 2;

/**
 * A page with facts in a narrow column beside its table, each label over its value, as two sheets: what stands beside
 * the column, and the column. The page itself where it has none.
 */
export function partSide(sheet: Sheet): Sheet[] {
  if (sheet.source === 'plain') return [sheet];
  const side = columnsOf(sheet).find((column) => isSide(column, sheet));
  if (!side) return [sheet];
  const words = new Set(besideOf(side, sheet).own.flatMap((segment) => segment.words));
  const part = (isIn: boolean): Sheet => ({
    ...sheet,
    lines: readLines(
      sheet.lines.flatMap((line) => line.words).filter((word) => words.has(word) === isIn),
      sheet.rules,
      sheet.source,
    ),
  });
  return [part(false), part(true)];
}

/** Flush texts that begin or end their lines, from top to bottom, without much room between them. */
function columnsOf({ lines, width }: Sheet): Segment[][] {
  const isLeft = ({ box }: Segment) => box[0] < leftEnds * width;
  const isRight = ({ box }: Segment) => box[0] > rightBegins * width;
  const ends = [
    lines.flatMap(({ segments: [first] }) => (first && isLeft(first) ? first : [])),
    lines.flatMap(({ segments }) => segments.filter(isRight)),
  ];
  return ends.flatMap((segments) => {
    const starts = [...new Set(segments.map(({ box }) => Math.round(box[0])))];
    return starts
      .map((x) => segments.filter(({ box }) => box[0] > x - flush && box[0] < x + setIn))
      .filter((column) => column.length >= fewestLines)
      .flatMap((column) => runsOf(column, width))
      .sort((one, other) => other.length - one.length);
  });
}

function runsOf(column: readonly Segment[], width: number): Segment[][] {
  const runs: Segment[][] = [[]];
  for (const segment of column) {
    const last = runs.at(-1)!.at(-1);
    const isWide = segment.box[2] - segment.box[0] > widest * width;
    const isApart = last !== undefined && segment.box[1] - last.box[3] > farthest * heightOf(last.box);
    if (isWide || isApart) runs.push([]);
    if (!isWide) runs.at(-1)!.push(segment);
  }
  return runs.filter((run) => run.length >= fewestLines);
}

/** Labels over their values, most of them on lines of their own, beside the lines of a table and clear of them. */
function isSide(column: readonly Segment[], sheet: Sheet): boolean {
  const { lines, own, others, isClear } = besideOf(column, sheet);
  if (!isClear) return false;
  const isOther = new Set(others);
  const table = lines.filter(
    ({ segments }) => segments.filter((each) => isOther.has(each)).length >= fewestCells,
  );
  const [first, last] = [table[0], table.at(-1)];
  if (!first || !last) return false;
  // `1   Ball bearing` beside the cells of a row is the beginning of that row.
  const isOwn = new Set(own);
  const parts = table.map(({ segments }) => segments.filter((each) => isOwn.has(each)).length);
  if (2 * parts.filter((count) => count > 1).length > parts.filter((count) => count > 0).length) return false;
  const above = column.filter(({ box }) => box[3] < last.box[1]).length;
  const below = column.filter(({ box }) => box[1] > first.box[3]).length;
  if (above < fewestBeside || below < fewestBeside) return false;
  const whole = labelsOf(sheet).filter(({ form }) => form === 'whole');
  const labelled = new Set(whole.map(({ segment }) => segment));
  const titles = column.filter((segment, at) => {
    const next = column[at + 1];
    return labelled.has(segment) && next !== undefined && !labelled.has(next) && isUnder(next, segment);
  });
  const alone = titles.filter(({ line }) => sheet.lines[line]!.segments.every((each) => !isOther.has(each)));
  // The cells of a table have the same words in every row.
  const names = new Set(titles.map(({ text }) => text));
  // A box of facts over the last columns of a table ends where that begins.
  if (!titles.some(({ box }) => box[1] > first.box[1])) return false;
  return names.size >= fewestLabels && names.size === titles.length && 2 * alone.length >= titles.length;
}

interface Beside {
  /** The lines of the page from the first text of the column to its last. */
  lines: readonly Line[];
  /** What stands on them in the column, and what beside it. */
  own: readonly Segment[];
  others: readonly Segment[];
  /** Nothing stands in both. */
  isClear: boolean;
}

function besideOf(column: readonly Segment[], { lines: all, width }: Sheet): Beside {
  const [top, bottom] = [column[0]!.box[1], column.at(-1)!.box[3]];
  const left = Math.min(...column.map(({ box }) => box[0])) - flush;
  const right = left > width / 2 ? width : Math.max(...column.map(({ box }) => box[2])) + flush;
  const lines = all.filter(({ box }) => box[3] > top && box[1] < bottom);
  const segments = lines.flatMap((line) => line.segments);
  const own = segments.filter(({ box }) => box[0] >= left && box[2] <= right);
  const others = segments.filter(({ box }) => box[2] <= left || box[0] >= right);
  return { lines, own, others, isClear: own.length + others.length === segments.length };
}

function isUnder(value: Segment, label: Segment): boolean {
  return value.box[1] - label.box[3] < heightOf(label.box);
}
