import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { isUnit } from '../../lexicon/phrases.ts';
import { numberShape } from '../../values/number.ts';
import { numberOfWord } from '../../values/number-words.ts';
import { type BodyLine, cellText, type Table, textOf } from '../table.ts';
import { beginsSegment, filled, idRoles, isAnchor } from './anchors.ts';
import { isScale, isScheduled, isSentence } from './line-shapes.ts';
import { isCondition } from './row-values.ts';
import { isTotalLine } from './total-line.ts';

/** `X`, `N/A`, `?`, `-` where others have a number. */
const placeholder = /^(?:x|n\/?[ak]|tb[acd]|\?+|[-–—]+)$/i;
/** Words of a quantity that nobody understands, `2 boxes of 5`; sentences have more. */
const longestQuantity = 4;

/** The lines of a table over its total, and those of them that begin a row by their numbers. */
export interface CountedLines {
  body: readonly BodyLine[];
  counted: ReadonlySet<BodyLine>;
}

export function countedLines(
  { body: all }: Table,
  roles: readonly (ColumnRole | null)[],
  fullest: number,
): CountedLines {
  const end = all.findIndex(({ line }) => isTotalLine(line));
  const body = end < 0 ? all : all.slice(0, end);
  return { body, counted: new Set(body.filter((line) => isAnchor(line, roles, fullest, false))) };
}

/**
 * Lines that fill a row's columns but for a number in that of the quantity: `5+1`, `ten`, nothing. A row whose quantity
 * is not understood is a row.
 */
export function uncountedRows(
  { body, counted }: CountedLines,
  roles: readonly (ColumnRole | null)[],
  fullest: number,
): ReadonlySet<BodyLine> {
  if (!roles.includes('quantity') || counted.size === 0) return new Set();
  const shapes = new Set(Array.from(counted, (line) => shapeOfId(line, roles)));
  // Where numbers and names touch, `100300 Gloves` is one text in the rows as well.
  const areTouching = [...counted].some(({ line, cells }) =>
    line.segments.some(({ words }) => cells.filter(([first]) => first && words.includes(first)).length > 1),
  );
  const others = body.filter((line) => !counted.has(line) && mayBeRow(line, areTouching));
  const unread = others.filter(
    (line) => shapes.has(shapeOfId(line, roles)) && isUnread(line, roles, fullest),
  );
  const empty = others.filter(
    (line) => shapeOfId(line, roles) !== '' && shapes.has(shapeOfId(line, roles)) && isEmpty(line, roles),
  );
  // Every row has a second number below its own.
  const areSecond =
    empty.length >= counted.size &&
    empty.length > 1 &&
    empty.every((line) => counted.has(body[body.indexOf(line) - 1]!));
  return new Set([...unread, ...(areSecond ? [] : empty)]);
}

function mayBeRow(line: BodyLine, areTouching: boolean): boolean {
  return (
    (line.line.segments.length > 1 || areTouching) &&
    !isScheduled(line.line) &&
    !isScale(line.line) &&
    !isCondition(line) &&
    !isSentence(line) &&
    !line.line.segments.some(({ text }) => text.endsWith(':'))
  );
}

/** Something stands for a quantity in a line as full as the rows. */
function isUnread(line: BodyLine, roles: readonly (ColumnRole | null)[], fullest: number): boolean {
  const column = roles.indexOf('quantity');
  const text = cellText(line, roles, 'quantity');
  if (text === '' || filled(line, roles) < fullest || !beginsSegment(line, column)) return false;
  const words = text.split(' ');
  return (
    words.length <= longestQuantity &&
    (placeholder.test(text) ||
      (!isUnit(text) && (/[\d¼½¾⅓⅔⅛]/.test(text) || numberOfWord(words[0]!) !== null)))
  );
}

/** What is ordered stands in cells of its own, and no quantity. */
function isEmpty(line: BodyLine, roles: readonly (ColumnRole | null)[]): boolean {
  const description = roles.indexOf('description');
  return (
    description >= 0 &&
    line.cells[description]!.length > 0 &&
    beginsSegment(line, description) &&
    cellText(line, roles, 'quantity') === '' &&
    // `B-100  Washer  20` below other headings
    !line.line.segments.some(({ text }) => numberShape(text) !== null && text !== idOf(line, roles))
  );
}

/** `K-12` and `K-7` are numbers of one kind; '' without a number in a cell of its own. */
function shapeOfId(line: BodyLine, roles: readonly (ColumnRole | null)[]): string {
  const text = idOf(line, roles);
  if (!/\d/.test(text)) return '';
  return /^\d+$/.test(text) ? `${text.length}` : text.replace(/\d+/g, '9').replace(/\p{L}+/gu, 'A');
}

/** The number of an article that stands in a cell of its own; "" without one. */
export function idOf(line: BodyLine, roles: readonly (ColumnRole | null)[]): string {
  const column = roles.findIndex(
    (role, at) =>
      role !== null && idRoles.includes(role) && role !== 'position' && line.cells[at]!.length > 0,
  );
  return column >= 0 && beginsSegment(line, column) ? textOf(line.cells[column]!) : '';
}
