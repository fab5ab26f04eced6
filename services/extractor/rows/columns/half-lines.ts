import { boxAround, heightOf, middleY } from '../../layout/boxes.ts';
import type { Line, Segment } from '../../layout/sheet.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { numberShape } from '../../values/number.ts';
import { type BodyLine, type Table, textOf } from '../table.ts';

/**
 * Lines of text that begin before those above have ended, by this share of their height, are of cells that are centred
 * beside each other: one with two lines stands half a line above and half a line below one with a single line.
 */
const leastShared = 0.25;
/** What a row has once. */
const onceInRow: readonly ColumnRole[] = ['quantity', 'price', 'lineTotal'];
const fewestNumbers = 2;
/** Heights by which the lines of a row may miss the middle of its figures. */
const offMiddle = 0.35;
const described: readonly ColumnRole[] = ['description', 'articleAndDescription'];

/**
 * A table of which each row whose cells are centred, some of them with an even number of lines and some with an odd one, is
 * one line with the texts of its cells. Any other table as it is.
 */
export function joinHalfLines(table: Table): Table {
  if (table.layers.length > 1 || table.inOrder || table.sheet.source !== 'text') return table;
  const bands = bandsOf(table.body);
  if (bands.length === table.body.length) return table;
  const once = columnsOf(table, onceInRow);
  const texts = columnsOf(table, described);
  const isNumber = ({ cells }: BodyLine, column: number) => numberShape(textOf(cells[column]!)) !== null;
  // `TOTAL EUR` over its amount, beside a remark.
  const isRow = (band: readonly BodyLine[]) =>
    once.filter((column) => band.some((line) => isNumber(line, column))).length >=
    Math.min(fewestNumbers, once.length);
  const isWhole = (band: readonly BodyLine[]) =>
    once.every((column) => band.filter((line) => isNumber(line, column)).length < 2);
  // A description alone beside its figures is shared out elsewhere, line by line.
  const isOfCells = (band: readonly BodyLine[]) =>
    band.filter(({ cells }) => cells.some((cell, column) => cell.length > 0 && !texts.includes(column)))
      .length > 1;
  const numbersIn = (line: BodyLine) => once.filter((column) => isNumber(line, column)).length;
  // Facts in the margin have lines of their own, which stand half a line apart by chance.
  const isCentred = (band: readonly BodyLine[]) => {
    const main = band.reduce((best, line) => (numbersIn(line) > numbersIn(best) ? line : best));
    const whole = boxAround(band.map(({ line }) => line.box));
    return Math.abs(middleY(whole) - middleY(main.line.box)) < offMiddle * heightOf(main.line.box);
  };
  const rows = bands.filter((band) => band.length > 1 && isRow(band));
  if (!rows.every((band) => isWhole(band) && isCentred(band)) || !rows.some(isOfCells)) return table;
  const joint = new Set(rows);
  return { ...table, body: bands.flatMap((band) => (joint.has(band) ? joined(band) : band)) };
}

function columnsOf({ header }: Table, sought: readonly ColumnRole[]): number[] {
  return header.flatMap(({ roles: [role] }, column) =>
    role !== undefined && sought.includes(role) ? [column] : [],
  );
}

/** The lines of the table, those together that share a part of their height. */
function bandsOf(body: readonly BodyLine[]): BodyLine[][] {
  const bands: BodyLine[][] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  for (const each of body) {
    const { box } = each.line;
    const band = bottom - box[1] > leastShared * heightOf(box) ? bands.at(-1) : undefined;
    if (band) band.push(each);
    else bands.push([each]);
    bottom = band ? Math.max(bottom, box[3]) : box[3];
  }
  return bands;
}

function joined(band: readonly BodyLine[]): BodyLine {
  return {
    sheet: band[0]!.sheet,
    line: lineOf(band.map(({ line }) => line)),
    cells: band[0]!.cells.map((_, column) => band.flatMap((line) => line.cells[column]!)),
    sources: band.flatMap(({ line, sources = [line] }) => sources),
  };
}

/** One line of several: what begins further left comes first, then what stands higher. */
function lineOf(lines: readonly Line[]): Line {
  const isBefore = (one: Segment, other: Segment) =>
    Math.round(one.box[0] - other.box[0]) || one.box[1] - other.box[1];
  const segments = lines.flatMap((line) => line.segments).sort(isBefore);
  const words = segments.flatMap((segment) => segment.words);
  return { ...lines[0]!, segments, words, box: boxAround(words.map(({ box }) => box)) };
}
