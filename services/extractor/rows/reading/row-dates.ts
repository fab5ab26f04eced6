import type { Word } from '@orderloom/pages/page.ts';
import type { ReadingContext } from '../../context.ts';
import { makeDoubt } from '../../doubt.ts';
import type { Chosen, Doubt } from '../../draft.ts';
import { placeOf, type Sheet } from '../../layout/sheet.ts';
import { sensesOf } from '../../lexicon/label-words.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import {
  dateWords,
  labelBook,
  longestMatch,
  namesMonth,
  type Token,
  tokenise,
} from '../../lexicon/phrases.ts';
import { readDate } from '../../values/date.ts';
import { readDelivery } from '../../values/delivery.ts';
import { wholeHeading } from '../headings/header-pieces.ts';
import type { RowLines } from '../lines/row-lines.ts';
import { isPartOfDelivery } from '../lines/total-line.ts';
import { textOf } from '../table.ts';
import type { RowText } from './details.ts';

/** Characters of a cell that holds a date and nothing else: `Wednesday, 30 September 2026`. */
const longestDate = 30;
/** `5/1/26` has as many. */
const fewestDigits = 4;
/** What a date is worth under a heading that says nothing. */
const unknownHeading = 0.95;
/** A label is looked for among this many words of a remark. */
const firstWords = 4;

/** The delivery in one cell of an order line. */
interface RowDates {
  /** One day, or the first and the last of a window; none when nothing is printed. */
  days: Chosen[];
  /** Words below the row that belong to its date. */
  wrapped: readonly Word[];
}

/** The dates in the cells of a row, each with its column's role. */
type ColumnDates = readonly (RowDates & { role: ColumnRole | null })[];

/** The dates in the column of deliveries, and in those whose heading says nothing. */
export function readColumnDates(lines: RowLines, context: ReadingContext): ColumnDates {
  return lines.roles.flatMap((role, column) => {
    if (role !== 'deliveryDate' && role !== 'ignored' && role !== null) return [];
    const dates = datesInColumn(lines, column, context);
    return dates ? [{ ...dates, role }] : [];
  });
}

/** The days of a row's delivery: in its column, at its label below, else the only one of the row. */
export function readRowDates(
  lines: RowLines,
  inColumns: ColumnDates,
  details: RowText['details'],
  context: ReadingContext,
): Chosen[] {
  const { sheet } = lines.anchors[0]!;
  const inColumn = inColumns.find(({ role }) => role === 'deliveryDate');
  if (inColumn) return inColumn.days;
  const labelled = details.flatMap(({ text, words }) => {
    const from = startOfDelivery(text);
    return from === null ? [] : [{ text: text.slice(from), words }];
  })[0];
  const atLabel = labelled ? daysIn(sheet, labelled.text, labelled.words, context) : [];
  return atLabel.length > 0 ? atLabel : onlyDays([...inColumns.map(({ days }) => days), ...inDetails()]);

  function inDetails(): Chosen[][] {
    const short = details.filter(({ text }) => text.length <= 2 * longestDate && !tellsOther(text));
    return short.map(({ text, words }) => daysIn(sheet, text, words, context));
  }
}

/**
 * The column of deliveries holds something like a date for this row, though no day was read, as `11/781` of a scan: it
 * may be the first or the last day of all. So it is with a remark below that names a month, as `Deliver Mar 17 between 6 and noon`.
 */
export function unreadDates(lines: RowLines, days: readonly Chosen[], path: string): Doubt[] {
  const column = lines.roles.indexOf('deliveryDate');
  const { sheet } = lines.anchors[0]!;
  const [part] = lines.below.filter(({ line }) => isPartOfDelivery(textOf(line.words)));
  // Its day is one of several, or that of less than the line.
  if (part)
    return [
      makeDoubt(
        'date_unclear',
        `${path}.delivery_date`,
        [textOf(part.line.words)],
        [placeOf(part.sheet, part.line.words)],
      ),
    ];
  if (days.length > 0) return [];
  const vague = lines.below
    .flatMap(({ line }) => line.segments)
    .find(({ text }) => namesMonth(text) && speaksOfDelivery(text));
  if (vague)
    return [makeDoubt('date_unclear', `${path}.delivery_date`, [vague.text], [placeOf(sheet, vague.words)])];
  const dated = lines.below.filter(({ line }) => line.segments.some(({ text }) => holdsDay(text)));
  if (dated.length >= fewestParts)
    return dated
      .slice(0, 1)
      .map(({ line }) =>
        makeDoubt(
          'date_unclear',
          `${path}.delivery_date`,
          [textOf(line.words)],
          [placeOf(sheet, line.words)],
        ),
      );
  if (column < 0) return [];
  const words = [...lines.above, ...lines.anchors, ...lines.below].flatMap(({ cells }) => cells[column]!);
  const text = textOf(words);
  const isLikeDate =
    (/\d[./-]\d/.test(text) || namesMonth(text)) && text.replace(/\D/g, '').length >= fewestDigits;
  return isLikeDate && text.length <= longestDate
    ? [makeDoubt('date_unclear', `${path}.delivery_date`, [text], [placeOf(sheet, words)])]
    : [];
}

/** Of a delivery in parts that do not make the quantity: the day of a drawing stands alone. */
const fewestParts = 2;

function holdsDay(text: string): boolean {
  return readDate(text, 'MDY', dateWords) !== null || readDate(text, 'DMY', dateWords) !== null;
}

function speaksOfDelivery(text: string): boolean {
  const isOf = (token: Token) =>
    sensesOf(text, [token])?.some((senses) => senses.has('delivery') || senses.has('send')) ?? false;
  return startOfDelivery(text) !== null || tokenise(text).slice(0, firstWords).some(isOf);
}

/**
 * The date in a column, with the words that a narrow cell wrapped it to: `28 January` over `2026`, both perhaps around
 * the line that the other cells stand in.
 */
function datesInColumn(lines: RowLines, column: number, context: ReadingContext): RowDates | null {
  const { sheet } = lines.anchors[0]!;
  const around = lines.roles[column] === 'deliveryDate' ? lines.above : [];
  const words = [...around, ...lines.anchors].flatMap(({ cells }) => cells[column]!);
  if (words.length === 0 || textOf(words).length > longestDate) return null;
  const below = lines.below.slice(0, 2).flatMap(({ cells }) => cells[column]!);
  for (const wrapped of [[], below.slice(0, 2), below]) {
    const days = daysIn(sheet, textOf([...words, ...wrapped]), [...words, ...wrapped], context);
    if (days.length > 0) return { days, wrapped };
  }
  return null;
}

/** Why such a day is taken. */
export const onlyDay = 'the only date of the line';

/** At a heading or label that we do not know the only date of a line is that of its delivery. */
function onlyDays(all: readonly Chosen[][]): Chosen[] {
  const found = all.filter((days) => days.length > 0);
  return found.length === 1
    ? found[0]!.map((day) => ({
        ...day,
        confidence: day.confidence * unknownHeading,
        because: onlyDay,
      }))
    : [];
}

/**
 * `Plan MHD: 18.12.2026`: the label ends in what an order line only mentions, as until when the goods keep. `Drawing
 * approved 2/27/25` tells what was done.
 */
function tellsOther(text: string): boolean {
  const isDone = tokenise(text).some((token) =>
    sensesOf(text, [token])?.some((senses) => senses.has('handled')),
  );
  if (isDone && !speaksOfDelivery(text)) return true;
  const [, label = ''] = /^([^:\d]{2,30}):/.exec(text) ?? [];
  const words = label.split(' ');
  const ends = words.map((_, from) => words.slice(from).join(' '));
  return !speaksOfDelivery(label) && ends.some((end) => wholeHeading(end)[0] === 'ignored');
}

/**
 * Where a remark speaks of its delivery: at its beginning, or at a label between others, as in
 * `Our part: 2791 Receipt date: 20 June 2026 Discount: 3 %`. Null where it does not.
 */
function startOfDelivery(text: string): number | null {
  const all = tokenise(text);
  const at = all.findIndex((_, index) => {
    const match = longestMatch(labelBook, all, index);
    const kinds = match?.meanings.map(({ kind }) => kind) ?? [];
    const { closes } = all[index + (match?.length ?? 1) - 1]!;
    // Of a line what is due are its goods.
    if (kinds.includes('dueDate') && closes) return true;
    return kinds.includes('deliveryDate') && (index < firstWords || closes);
  });
  if (at < 0) return null;
  return at < firstWords ? 0 : all[at]!.start;
}

/** The day that a text names, or the two ends of its window or week. */
function daysIn(sheet: Sheet, text: string, words: readonly Word[], context: ReadingContext): Chosen[] {
  const { order, source } = context.rowDates;
  const read = readDelivery(text, order, dateWords, null);
  if (!read) return [];
  const days = [...new Set([read.from, read.to].filter((day) => day !== null))];
  return days.map((value) => ({
    value,
    confidence: read.ambiguous && source === 'locale' ? 0.6 : 0.92,
    places: [placeOf(sheet, words)],
    because: 'delivery date of the line',
  }));
}
