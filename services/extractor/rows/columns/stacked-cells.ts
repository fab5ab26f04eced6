import type { Word } from '@orderloom/pages/page.ts';
import { boxAround } from '../../layout/boxes.ts';
import type { Line } from '../../layout/sheet.ts';
import { numberShape } from '../../values/number.ts';
import type { HeaderCell } from '../headings/merge-pieces.ts';
import { isTotalLine } from '../lines/total-line.ts';
import { type BodyLine, type Table, textOf } from '../table.ts';

/** Headings of two lines over values of two lines: at least so many, one alone is a wrapped heading. */
const fewestStacked = 2;

/** A heading `Quantity` over `Unit` that stands over a number and, below it, its unit. */
function isStacked({ parts }: HeaderCell): boolean {
  const [upper, lower, ...more] = parts ?? [];
  return (
    upper !== undefined &&
    lower !== undefined &&
    more.length === 0 &&
    upper.roles.length > 0 &&
    lower.roles.length > 0 &&
    upper.roles[0] !== lower.roles[0]
  );
}

/**
 * A table whose cells hold two values above each other, with a column for each of them and one line for each row. Any
 * other table as it is.
 */
export function unstack(table: Table): Table {
  if (table.header.filter(isStacked).length < fewestStacked || table.layers.length > 1) return table;
  const end = table.body.findIndex(({ line }) => isTotalLine(line));
  const lines = end < 0 ? table.body : table.body.slice(0, end);
  const bands = bandsOf(lines, keyColumn(table, lines));
  // A heading that its cell wrapped, too: no row has two values under it.
  const holdsTwo = (column: number) =>
    bands.some((band) => band.filter(({ cells }) => cells[column]!.length > 0).length > 1);
  const stacked = table.header.filter((cell, column) => isStacked(cell) && holdsTwo(column));
  if (stacked.length < fewestStacked) return table;
  const description = table.header.findIndex(
    ({ roles }) => roles[0] === 'description' || roles[0] === 'articleAndDescription',
  );
  const others = (end < 0 ? [] : table.body.slice(end)).map((line) => ({
    ...line,
    cells: expanded(table.header, line.cells, (cell) => [cell, []]),
  }));
  return {
    ...table,
    stacked: table,
    header: expanded(table.header, table.header, ({ parts }) => [parts![0]!, parts![1]!]),
    reach: expanded(table.header, table.reach, (reach) => [reach, reach]),
    body: [...bands.flatMap((band) => rowOf(table.header, band, description)), ...others],
  };
}

/** Each value once, for stacked columns twice. */
function expanded<T>(
  header: readonly HeaderCell[],
  values: readonly T[],
  twice: (value: T, column: number) => [T, T],
): T[] {
  return values.flatMap((value, column) => (isStacked(header[column]!) ? twice(value, column) : [value]));
}

/** The column that has one number in each row: that of the line totals, else of the positions. */
function keyColumn({ header }: Table, lines: readonly BodyLine[]): number {
  const numbered = (['lineTotal', 'position', 'tax'] as const)
    .map((role) => header.findIndex((cell) => !isStacked(cell) && cell.roles[0] === role))
    .filter((column) => column >= 0 && lines.some((line) => isNumber(line, column)));
  return numbered[0] ?? -1;
}

function isNumber({ cells }: BodyLine, column: number): boolean {
  return numberShape(textOf(cells[column]!)) !== null;
}

/** The lines of each row: around each number of the key column, parted where the lines between two are furthest apart. */
function bandsOf(lines: readonly BodyLine[], key: number): BodyLine[][] {
  const keys = key < 0 ? [] : lines.flatMap((line, index) => (isNumber(line, key) ? [index] : []));
  const starts = keys.map((at, index) => (index === 0 ? 0 : widestStep(lines, keys[index - 1]!, at)));
  return starts.map((start, index) => lines.slice(start, starts[index + 1] ?? lines.length));
}

/** The index of the line before which the step from line to line is the largest. */
function widestStep(lines: readonly BodyLine[], from: number, to: number): number {
  const steps = Array.from({ length: to - from }, (_, offset) => from + offset + 1);
  const stepTo = (at: number) => lines[at]!.line.box[1] - lines[at - 1]!.line.box[1];
  return steps.reduce((best, at) => (stepTo(at) >= stepTo(best) ? at : best), steps[0]!);
}

/** The row of a band: one line with the values of all columns, then the further lines of its description. */
function rowOf(header: readonly HeaderCell[], band: readonly BodyLine[], description: number): BodyLine[] {
  const [first] = band;
  const texts = description < 0 ? [] : band.filter(({ cells }) => cells[description]!.length > 0);
  const further = new Set<Word>(texts.slice(1).flatMap(({ cells }) => cells[description]!));
  const cells = header.flatMap((cell, column) => {
    const filled = band.map((line) => line.cells[column]!).filter((words) => words.length > 0);
    if (!isStacked(cell)) return [filled.flat().filter((word) => !further.has(word))];
    return [filled[0] ?? [], filled.slice(1).flat()];
  });
  const main = lineOf(band, (word) => !further.has(word));
  const below = texts.slice(1).map((line): BodyLine => {
    const own = header.flatMap((cell, column) => {
      const words = column === description ? line.cells[column]! : [];
      return isStacked(cell) ? [words, []] : [words];
    });
    return {
      sheet: line.sheet,
      line: lineOf([line], (word) => further.has(word)),
      cells: own,
      sources: [line.line],
    };
  });
  return [{ sheet: first!.sheet, line: main, cells, sources: band.map(({ line }) => line) }, ...below];
}

/** One line of some words of several. */
function lineOf(lines: readonly BodyLine[], keeps: (word: Word) => boolean): Line {
  const segments = lines.flatMap(({ line }) => line.segments.filter(({ words }) => words.some(keeps)));
  const words = segments.flatMap((segment) => segment.words.filter(keeps));
  return { ...lines[0]!.line, segments, words, box: boxAround(words.map(({ box }) => box)) };
}
