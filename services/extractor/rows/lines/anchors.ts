import { heightOf } from '../../layout/boxes.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { isLabelled } from '../reading/details.ts';
import { type BodyLine, cellText, textOf } from '../table.ts';
import { isAmount, isOfHouse, isScale, isScheduled, isSentence } from './line-shapes.ts';
import type { RowLines } from './row-lines.ts';
import { isCode, isCondition, makesAmount, startsWithNumber } from './row-values.ts';

export const idRoles: readonly ColumnRole[] = [
  'position',
  'article',
  'customerArticle',
  'supplierArticle',
  'articleAndDescription',
];

/** False for the tail of a text that began in another column. */
export function beginsSegment(line: BodyLine, column: number): boolean {
  const [first] = line.cells[column]!;
  return line.line.segments.some(
    ({ words }) => words[0] === first || (words[1] === first && !/\p{L}{4,}/u.test(words[0]!.text)),
  );
}

/** False for a word where the rows before have their numbers. */
function fitsPosition(line: BodyLine, roles: RowLines['roles'], rows: readonly RowLines[]): boolean {
  const isNumbered = rows.some(({ anchors }) => /^\d/.test(cellText(anchors[0]!, roles, 'position')));
  return !isNumbered || /^\d/.test(cellText(line, roles, 'position'));
}

/** How many columns of a known meaning a line fills. */
export function filled(line: BodyLine, roles: readonly (ColumnRole | null)[]): number {
  return line.cells.filter(
    (cell, column) => cell.length > 0 && roles[column] !== null && roles[column] !== 'ignored',
  ).length;
}

/**
 * `Commodity code   73653530` in the column of prices: one whole number, as long as no price is or where the rows have
 * cents.
 */
function isWholeAmong(
  line: BodyLine,
  roles: readonly (ColumnRole | null)[],
  rows: readonly RowLines[],
): boolean {
  const amounts = (of: BodyLine) =>
    roles.flatMap((role, column) =>
      role === 'price' || role === 'lineTotal' ? textOf(of.cells[column]!) || [] : [],
    );
  const [number, ...others] = amounts(line);
  if (number === undefined || others.length > 0 || !/^\d+$/.test(number)) return false;
  const haveCents = rows.some(({ anchors }) => amounts(anchors[0]!).some(isAmount));
  return number.length >= noPrice || haveCents;
}
/** Digits. */
const noPrice = 6;

/**
 * `Wall paint matt, tin 10 l` set in under a row that has its price: one running text, of which a number happens to stand
 * where the rows are counted.
 */
function runsOn(line: BodyLine, roles: readonly (ColumnRole | null)[], rows: readonly RowLines[]): boolean {
  const over = rows.at(-1)?.anchors[0];
  const isCosted = (of: BodyLine) =>
    (['price', 'lineTotal'] as const).some((role) => startsWithNumber(cellText(of, roles, role)));
  return (
    over !== undefined &&
    line.line.segments.length === 1 &&
    over.line.segments.length >= fewestParted &&
    line.line.box[0] > over.line.box[0] + heightOf(line.line.box) &&
    isCosted(over) &&
    !isCosted(line)
  );
}
/** Segments of a row whose cells stand apart. */
const fewestParted = 4;

/** True for a line that begins a row. */
export function isAnchor(
  line: BodyLine,
  roles: readonly (ColumnRole | null)[],
  fullest: number,
  afterTotal: boolean,
  rows: readonly RowLines[] = [],
): boolean {
  const columns = filled(line, roles);
  const isNumber = (role: ColumnRole) => startsWithNumber(cellText(line, roles, role));
  const id = idRoles.some((role) => isCode(cellText(line, roles, role)));
  const named = id || cellText(line, roles, 'description') !== '';
  const counted = isNumber('quantity');
  // Most lines below a sum end here: what they say needs no reading.
  if (afterTotal && !(counted && columns >= fullest - 1)) return false;
  if (isOfHouse(line.line)) return false;
  // `5   Cooling surcharge   01.06.2026   45.00` is no part of a delivery.
  const isCharge =
    id && cellText(line, roles, 'description') !== '' && isAmount(cellText(line, roles, 'lineTotal'));
  if ((isScheduled(line.line) && !isCharge) || isScale(line.line) || isCondition(line)) return false;
  const costed = isNumber('price') || isNumber('lineTotal');
  if (!counted && !id && costed && isWholeAmong(line, roles, rows)) return false;
  // `Need by:` in the cell of a date, or a text like `Cable: 3 x 1.5`, is no remark under a row that has its own number.
  const labelled = line.line.segments.filter(({ text }) => isLabelled(text));
  const isOwn = id || labelled.every(({ text }) => text.endsWith(':')) || makesAmount(line, roles);
  const isFull = named && counted && costed && isOwn;
  if (isSentence(line) || runsOn(line, roles, rows) || (labelled.length > 0 && !isFull)) return false;
  // `Deliver to   Kade 7, 1011 Amsterdam` far below the rows
  const isNumbered = idRoles.some((role) => /\d/.test(cellText(line, roles, role)));
  if (afterTotal) {
    // Under the sum of a section its next rows follow, perhaps without numbers of articles.
    const isWhole = named && costed && columns >= fullest;
    const isOther = id && isNumbered;
    return (isOther || isWhole) && fitsPosition(line, roles, rows);
  }
  if (columns >= Math.max(2, fullest / 2))
    return (counted && (named || costed)) || (named && costed) || (columns >= 3 && isNumber('position'));
  return counted && costed;
}
