import type { Line, Segment, Sheet } from '../../layout/sheet.ts';
import { dateWords, isUnit } from '../../lexicon/phrases.ts';
import { perWords } from '../../lexicon/price-words.ts';
import { anyOf } from '../../lexicon/word-patterns.ts';
import { readDate } from '../../values/date.ts';
import { numberShape } from '../../values/number.ts';
import type { OrderTable } from '../read-tables.ts';
import { namesPrice } from '../reading/condition-lines.ts';
import { isLabelled } from '../reading/details.ts';
import { type BodyLine, printedLines, textOf } from '../table.ts';
import { isScale, isScheduled } from './line-shapes.ts';
import { pageOfPages } from './page-feet.ts';
import type { RowLines } from './row-lines.ts';
import { isOverSums } from './sums-across.ts';
import { isTotalLine } from './total-line.ts';

/** A line that says what an order line says, and where it is printed. */
export interface MissedLine {
  sheet: Sheet;
  line: Line;
}

/**
 * The lines below the heading of the first table, and on the pages after it, that look like order lines and head no
 * row: whatever the tables made of them, a person must see them. `known` are doubted already.
 */
export function missedItems(
  sheets: readonly Sheet[],
  tables: readonly OrderTable[],
  known: ReadonlySet<Line>,
): MissedLine[] {
  const [first] = tables;
  if (!first) return [];
  const read = new Set(
    tables.flatMap(({ rows, sums = [] }) =>
      [...rows.flatMap((row) => [...row.anchors, ...labelledAbove(row)]), ...sums].flatMap(printedLines),
    ),
  );
  const from = sheets.indexOf(first.table.sheet.whole ?? first.table.sheet);
  const top = Math.max(...first.table.header.map(({ box }) => box[3]));
  // Further pages repeat the head of the first one.
  const head = new Set((sheets[from]?.lines ?? []).filter(({ box }) => box[3] < top).map(textOfLine));
  return sheets.slice(from).flatMap((sheet, index) =>
    sheet.lines
      .filter((line) => (index > 0 || line.box[1] > top) && !read.has(line) && !known.has(line))
      .filter((line) => !isOverSums(sheet.lines, sheet.lines.indexOf(line) - 1))
      .filter((line) => index === 0 || !head.has(textOfLine(line)))
      .filter((line) => looksLikeItem(line) || addsGoods(line))
      .map((line) => ({ sheet, line })),
  );
}

/** `3` under `Category ID:` in the cells of a row: lines all of whose numbers end what a label in the row begins. */
function labelledAbove({ anchors: [anchor], below }: RowLines): BodyLine[] {
  const [next] = below;
  const isBegun = (column: number) => textOf(anchor?.cells[column] ?? []).endsWith(':');
  const numbers = next?.cells.map((cell) => numberShape(textOf(cell)) !== null) ?? [];
  return next && numbers.includes(true) && numbers.every((isNumber, at) => !isNumber || isBegun(at))
    ? [next]
    : [];
}

function textOfLine({ segments }: Line): string {
  return segments.map(({ text }) => text.replace(pageOfPages, '')).join('  ');
}

/** A text, a number, and another number or a code, each for itself; or a code and three numbers. */
export function looksLikeItem(line: Line): boolean {
  const { segments } = line;
  if (segments.length < 3 || isTotalLine(line) || isScheduled(line) || isScale(line)) return false;
  if (namesPrice(segments[0]!.text) || segments[0]!.text.endsWith(':') || segments.some(saysOther))
    return false;
  const numbers = segments.filter(holdsNumber);
  const codes = segments.filter(({ text }) => isCode(text) && numberShape(text) === null);
  const names = segments.filter((segment) => !numbers.includes(segment) && isName(segment));
  return names.length > 0
    ? numbers.length > 0 && numbers.length + codes.length > 1
    : codes.length > 0 && numbers.length > 2;
}

/** `Also 5 boxes of washers M8` under the last row: more of the order, in a sentence. */
export function addsGoods({ segments }: Line): boolean {
  const [only, ...others] = segments;
  const [, unit] = (others.length === 0 && more.exec(only!.text)) || [];
  return unit !== undefined && isUnit(unit);
}
/** A word for more, an amount, a unit and what it is of; `per` and `each` say how many are in one. */
const more = new RegExp(
  `^(?:(?:${anyOf(
    ({ smallWords }) => smallWords.and,
    ({ courtesies }) => courtesies,
  )}) )?${anyOf(({ also }) => also)}(?: \\p{L}+)?[: ]+\\d{1,6} ?(\\p{L}{1,12})\\.? (?!${perWords} )(?=.*\\p{L}{3})`,
  'iu',
);

/** A label with its value, a day, a rate, an address in the net or of a bank. */
function saysOther({ text }: Segment): boolean {
  return (
    isLabelled(text) || /[%@]/.test(text) || /^[A-Z]{2}\d\d(?: ?[\dA-Z]{4}){3,}/.test(text) || isDate(text)
  );
}

function isDate(text: string): boolean {
  return text.length <= longestDate && readDate(text, 'DMY', dateWords) !== null;
}
/** Characters of a date with its name of day and month. */
const longestDate = 40;

/** A number, perhaps with its unit or currency. */
function holdsNumber({ text }: Segment): boolean {
  if (numberShape(text) !== null) return text.replace(/\D/g, '').length < longestAmount;
  const [first = '', ...rest] = text.split(' ');
  return rest.length === 1 && numberShape(first) !== null && isUnit(rest[0]!);
}
/** Digits of an amount or a quantity; accounts and telephones have more. */
const longestAmount = 14;

function isCode(text: string): boolean {
  return /^[\p{Lu}\d][\p{Lu}\d./-]{3,}$/u.test(text) && /\d{2}/.test(text);
}

function isName({ text, words }: Segment): boolean {
  return /\p{L}{4,}/u.test(text) && !isUnit(text) && words.length <= longestName;
}
/** Words of a name in one cell; sentences have more. */
const longestName = 16;
