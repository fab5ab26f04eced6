import type { ReadingContext } from '../context.ts';
import { makeDoubt } from '../doubt.ts';
import type { Chosen, Doubt, DraftRow, Place } from '../draft.ts';
import { type Line, placeOf, type Sheet } from '../layout/sheet.ts';
import { headsUnordered } from '../lexicon/sayings.ts';
import { bodyRows } from '../mail-body/body-rows.ts';
import { linesOfMessage } from '../mail-body/message-lines.ts';
import { placesByPage } from '../places-by-page.ts';
import { areAccounts, counts } from './account-tables.ts';
import { sharedQuantities } from './columns/shared-quantities.ts';
import { wholeHeading } from './headings/header-pieces.ts';
import { type MissedLine, missedItems } from './lines/missed-items.ts';
import { repeatedFiles } from './lines/repeated-files.ts';
import type { RowLines } from './lines/row-lines.ts';
import { sharesOfTotal } from './lines/shares-of-total.ts';
import { orderedRows } from './lines/unordered.ts';
import { linesOverEmptyTables } from './lists/empty-tables.ts';
import { labelledRows } from './lists/labelled-rows.ts';
import { leftLines, unreadGrids, unreadHeadings } from './lists/left-lines.ts';
import { listDoubts } from './lists/list-doubts.ts';
import { listedRows } from './lists/listed-rows.ts';
import { timesRows } from './lists/times-rows.ts';
import type { OrderTable } from './read-tables.ts';
import { hasClosingCodes } from './reading/closing-codes.ts';
import { leadingCodesIn } from './reading/leading-codes.ts';
import { isMarkedOff } from './reading/line-remarks.ts';
import { readRow } from './reading/read-row.ts';
import { readTableRow, type TableRowReading } from './reading/read-table-row.ts';
import { type BodyLine, printedLines, textOf } from './table.ts';
import { unnamedGoods } from './unnamed-goods.ts';

export interface RowsReading {
  rows: DraftRow[];
  doubts: Doubt[];
  /** Currencies that the rows print. */
  currencies: Chosen[];
  /** What stands under and among the rows, each saying where. */
  notes: string[];
}

/**
 * Reads the order lines: from tables, else from labelled values, else from lists and sentences. `places`: the lines of
 * addresses, which no list goes on in.
 */
export function readRows(
  tables: readonly OrderTable[],
  sheets: readonly Sheet[],
  context: ReadingContext,
  places: ReadonlySet<Line> = new Set(),
): RowsReading {
  if (tables.every(({ rows }) => rows.length === 0)) return inLists(sheets, context, places);
  const reading = inTables(tables, sheets, context);
  // A table that no heading announces may be a list that only looks like one.
  const isAnnounced = tables.some(
    ({ table }) => !table.isGuessed && table.header.some(({ roles }) => roles.length > 0),
  );
  const listed = isAnnounced ? null : inLists(sheets, context, places);
  if (!listed || told(listed) <= told(reading)) return reading;
  const readAt = placesByPage(listed.rows.flatMap(textPlaces));
  const left = tables
    .flatMap(({ rows }) => rows.flatMap(({ anchors }) => anchors))
    .filter((anchor) => !isRead(anchor, readAt));
  return { ...listed, doubts: [...listed.doubts, ...left.map(looseDoubt)] };
}

/** Where a row takes its quantity and its text from. */
function textPlaces({ quantity, description }: DraftRow): Place[] {
  return [...(quantity?.places ?? []), ...(description?.places ?? [])];
}

/** True when one of the rows takes its quantity or text from the line. */
function isRead({ sheet, line }: MissedLine, readAt: ReturnType<typeof placesByPage>): boolean {
  const { box, ...page } = placeOf(sheet, line.words);
  return readAt(page).some((place) => place.box[1] < box[3] && place.box[3] > box[1]);
}

function inTables(
  tables: readonly OrderTable[],
  sheets: readonly Sheet[],
  context: ReadingContext,
): RowsReading {
  // Beside the goods, what they are paid from is none of them.
  const ofGoods = tables.some(counts) ? tables.filter((table) => !areAccounts(table)) : tables;
  const { rows, unordered } = orderedRows(
    originals(
      ofGoods.flatMap((table) => table.rows),
      context,
    ),
  );
  const codes = { leadingCodes: leadingCodesIn(rows), closingCodes: hasClosingCodes(rows) };
  const reading = collect(
    withNamesOfReleases(
      rows.map((row, index) => withLineNumber(row, readTableRow(row, `items[${index}]`, context, codes))),
    ),
  );
  const read = new Set(rows.map((row) => row.table.sheet.file));
  const ofRead = (lines: readonly BodyLine[]) => lines.filter((line) => read.has(line.sheet.file));
  const loose = ofRead(ofGoods.flatMap((table) => table.loose));
  const remarks = ofRead(ofGoods.flatMap((table) => table.remarks));
  const known = new Set(loose.flatMap(printedLines));
  const missed = missedItems(sheets, tables, known).filter(({ sheet }) => read.has(sheet.file));
  const unread = [...loose, ...missed];
  const shares = sharesOfTotal(unread);
  return {
    ...reading,
    doubts: [
      ...reading.doubts,
      ...unpriced(reading.rows),
      ...unread.filter(({ line }) => !shares.has(line)).map(looseDoubt),
      ...remarks.filter(headsOthers).map(looseDoubt),
      ...tables.flatMap(sharedDoubts),
      ...unordered.slice(0, 1).flatMap(unorderedDoubts),
    ],
    notes: [...reading.notes, ...remarks.map(remarkOf)],
  };
}

/** Of a basket or labelled values, a letter's paragraphs and lists what says most. */
function inLists(sheets: readonly Sheet[], context: ReadingContext, places: ReadonlySet<Line>): RowsReading {
  const letters = sheets.map(messageOf);
  // `12 Mill Lane` is no list of goods.
  const heads = linesOverEmptyTables(sheets);
  const goods = letters.map((letter) => ({
    ...letter,
    lines: letter.lines.filter((line) => !places.has(line) && !heads.has(line)),
  }));
  const basket = timesRows(letters);
  const labelled = basket.length > 0 ? basket : labelledRows(letters);
  const readings = [labelled, bodyRows(goods), listedRows(goods)].map((parts) =>
    collect(parts.map((part, index) => ({ ...readRow(part, `items[${index}]`, context), remarks: [] }))),
  );
  const filled = readings.filter(({ rows }) => rows.length > 0);
  const most = Math.max(...filled.map(told));
  const found = filled.find((reading) => told(reading) === most) ?? readings[0]!;
  const best = { ...found, rows: withoutSum(found.rows) };
  const readAt = placesByPage(best.rows.flatMap(textPlaces));
  const isOfRow = (sheet: Sheet, line: Line) => isRead({ sheet, line }, readAt);
  const left = [
    ...unreadHeadings(letters, isOfRow),
    ...(found === readings[0] && found.rows.length > 0 ? [] : unreadGrids(letters)),
    ...leftLines(goods, isOfRow),
  ];
  return {
    ...best,
    doubts: [...best.doubts, ...listDoubts(best.rows), ...left.map(looseDoubt)],
  };
}

/** A total of the last row alone that its numbers do not make is that of the order. */
function withoutSum(rows: readonly DraftRow[]): DraftRow[] {
  const [last] = rows.slice(-1);
  const isLone =
    rows.length > 1 && rows.every(({ lineTotal }, at) => (lineTotal !== null) === (at === rows.length - 1));
  if (!last?.lineTotal || !isLone || last.quantity?.value == null || !last.price) return [...rows];
  const isOwn = Math.abs(last.quantity.value * last.price.value - last.lineTotal.value) < 0.011;
  return isOwn ? [...rows] : [...rows.slice(0, -1), { ...last, lineTotal: null }];
}

/** How much rows say: what is ordered, how many, by which number and at what price. A heading names nothing. */
function told({ rows }: RowsReading): number {
  return rows.reduce((sum, { quantity, description, customerArticle, supplierArticle, price, lineTotal }) => {
    const number = customerArticle ?? supplierArticle;
    const isHeading = description !== null && wholeHeading(description.value).length > 0;
    if (quantity?.value == null || (!number && (!description || isHeading))) return sum;
    // Of two readings with the same numbers the one that names the goods.
    const isNamed = number !== null && description !== null && !isHeading;
    return sum + 1 + (number ? 1 : 0) + (price ? 1 : 0) + (lineTotal ? 1 : 0) + (isNamed ? 0.5 : 0);
  }, 0);
}

/** A typed text up to its closing, below which stand numbers of telephones, with its postscripts; other pages as they are. */
function messageOf(sheet: Sheet): Sheet {
  return sheet.source === 'plain' ? { ...sheet, lines: linesOfMessage(sheet) } : sheet;
}

function withLineNumber({ lineNumber }: RowLines, reading: TableRowReading): TableRowReading {
  return lineNumber === undefined ? reading : { ...reading, row: { ...reading.row, position: lineNumber } };
}

/**
 * `1 | 2 | 07/07/2025 | 400` under `1 | 1 | CR-BX-22 | 06/23/2025 | 400`, at the same price: a further release of the line
 * above, whose article is printed once.
 */
function withNamesOfReleases(readings: readonly TableRowReading[]): TableRowReading[] {
  const named: TableRowReading[] = [];
  for (const reading of readings) {
    const [over, { row }] = [named.at(-1)?.row, reading];
    const isNamed = row.customerArticle ?? row.supplierArticle ?? row.description;
    const isRelease =
      !isNamed &&
      over !== undefined &&
      row.position !== undefined &&
      row.position === over.position &&
      row.price !== null &&
      row.price.value === over.price?.value;
    const { customerArticle, supplierArticle, description } = over ?? row;
    named.push(
      isRelease ? { ...reading, row: { ...row, customerArticle, supplierArticle, description } } : reading,
    );
  }
  return named;
}

/**
 * The rows without those of a file that repeats another one: the same order as PDF and as text is ordered once. A
 * repetition inside one file is meant.
 */
function originals(lines: readonly RowLines[], context: ReadingContext): RowLines[] {
  const files = [...Map.groupBy(lines, (row) => row.table.sheet.file).values()];
  if (files.length < 2) return [...lines];
  const repeated = repeatedFiles(files.map((rows) => rows.map((row) => readTableRow(row, '', context).row)));
  return files.filter((_, index) => !repeated.has(index)).flat();
}

/** Without totals nothing proves that a line of a list is not ordered. */
function unorderedDoubts({ roles, anchors }: RowLines): Doubt[] {
  if (roles.includes('lineTotal')) return [];
  return [
    makeDoubt(
      'quantity_missing',
      'items',
      [],
      anchors.map(({ sheet, line }) => placeOf(sheet, line.words)),
    ),
  ];
}

/** A line among the rows that is part of none: it may be a row. */
function looseDoubt({ sheet, line }: MissedLine): Doubt {
  return makeDoubt('text_not_understood', 'items', [textOf(line.words)], [placeOf(sheet, line.words)]);
}

/** Sizes or places, and how many go of or to each. */
function sharedDoubts(table: OrderTable): Doubt[] {
  const words = sharedQuantities(table);
  if (words.length === 0) return [];
  return [makeDoubt('text_not_understood', 'items', [textOf(words)], [placeOf(table.table.sheet, words)])];
}

/** `Already received:` above lines that are not ordered. */
function headsOthers({ line }: BodyLine): boolean {
  return headsUnordered(textOf(line.words));
}

function remarkOf({ line }: BodyLine): string {
  return `Among the lines: ${textOf(line.words)}`;
}

/** A line whose goods are marked as cancelled, optional or changed. */
function markedOff({ description }: DraftRow, path: string): Doubt[] {
  if (!description || !isMarkedOff(description.value)) return [];
  return [makeDoubt('text_not_understood', path, [description.value], description.places)];
}

/** `Proximity switch M12 PNP,`: what followed the comma was not read, and no number says which of them. */
function brokenOff({ description, customerArticle, supplierArticle }: DraftRow, path: string): Doubt[] {
  if (!description || customerArticle || supplierArticle || !/,$/.test(description.value)) return [];
  return [makeDoubt('text_not_understood', path, [description.value], description.places)];
}

/** A line that says neither article nor description may have lost them. */
function unnamed(
  { customerArticle, supplierArticle, description, quantity }: DraftRow,
  path: string,
): Doubt[] {
  const isNamed = customerArticle ?? supplierArticle ?? description;
  return isNamed ? [] : [makeDoubt('item_unnamed', path, [], quantity?.places ?? [])];
}

/** `Cost centre   4711` among rows that all have a price: it may be none of them. */
function unpriced(rows: readonly DraftRow[]): Doubt[] {
  const others = rows.flatMap((row, index) => (row.price || row.lineTotal ? [] : [{ row, index }]));
  if (isHalved(rows))
    return others.map(({ row: { quantity }, index }) =>
      makeDoubt('price_missing', `items[${index}].price`, [], quantity?.places ?? []),
    );
  if (rows.length - others.length < fewestPriced * others.length) return [];
  return others.flatMap(({ row: { customerArticle, supplierArticle, quantity }, index }) =>
    customerArticle || supplierArticle || !quantity
      ? []
      : [makeDoubt('price_missing', `items[${index}].price`, [], quantity.places)],
  );
}
/** The rows that are counted have no price, those between them all do: two halves of each order line. */
function isHalved(rows: readonly DraftRow[]): boolean {
  const isCounted = ({ position }: DraftRow) => position !== undefined && position !== null;
  const isPriced = ({ price, lineTotal }: DraftRow) => (price ?? lineTotal) !== null;
  return rows.some(isPriced) && rows.some(isCounted) && rows.every((row) => isCounted(row) !== isPriced(row));
}

/** So many rows with a price to each without. */
const fewestPriced = 2;

function collect(
  readings: readonly { row: DraftRow; doubts: Doubt[]; currency: Chosen | null; remarks: string[] }[],
): RowsReading {
  return {
    rows: readings.map((reading) => reading.row),
    doubts: [
      ...readings.flatMap(({ row, doubts }, index) => [
        ...doubts,
        ...unnamed(row, `items[${index}]`),
        ...markedOff(row, `items[${index}]`),
        ...brokenOff(row, `items[${index}]`),
      ]),
      ...unnamedGoods(readings),
    ],
    currencies: readings.flatMap((reading) => reading.currency ?? []),
    notes: readings.flatMap(({ remarks }, index) =>
      remarks.length > 0 ? [`Line ${index + 1}: ${remarks.join('; ')}`] : [],
    ),
  };
}
