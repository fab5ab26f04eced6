import type { Word } from '@orderloom/pages/page.ts';
import type { ReadingContext } from '../../context.ts';
import { makeDoubt } from '../../doubt.ts';
import type { Doubt, DraftRow } from '../../draft.ts';
import { overlapX } from '../../layout/boxes.ts';
import { placeOf } from '../../layout/sheet.ts';
import { joiningWords } from '../../lexicon/conjunctions.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { perOrFor, perWords } from '../../lexicon/price-words.ts';
import { anyOf } from '../../lexicon/word-patterns.ts';
import { readCurrency } from '../../values/currency.ts';
import { type DecimalMark, numberShape, readNumber } from '../../values/number.ts';
import { numbered } from '../columns/follow-products.ts';
import { holdsWeights, measuredColumns } from '../columns/measures.ts';
import { isAmount, isScale } from '../lines/line-shapes.ts';
import type { RowLines } from '../lines/row-lines.ts';
import { fillsColumns, isUnreadable } from '../lines/unreadable.ts';
import { type BodyLine, cellText, textOf } from '../table.ts';
import { closingCode } from './closing-codes.ts';
import { severalDiscounts } from './column-discounts.ts';
import { readColumnSchedule } from './column-schedule.ts';
import { readCondition } from './condition-lines.ts';
import { columnRoleOf, loneCode, numberInDetails, priceInDetails, priceOfProduct } from './detail-values.ts';
import { isNameOfArticle, isNumberAlone, labelledCode, numberBehindCode, rowText } from './details.ts';
import { type LeadingCodes, lengthOfCode, withoutDash } from './leading-codes.ts';
import { readRemarks } from './line-remarks.ts';
import { basisBelow } from './price-basis.ts';
import { printedRate } from './printed-rates.ts';
import { type RowParts, type RowReading, readRow } from './read-row.ts';
import { revisionsOf } from './revisions.ts';
import { rivalDoubts, tradeNumber } from './rival-columns.ts';
import { readColumnDates, readRowDates, unreadDates } from './row-dates.ts';
import { netTotalOf } from './row-discounts.ts';
import { taxOfRow } from './row-tax.ts';
import { readSchedule } from './schedule.ts';
import { stackedNumbers } from './stacked-numbers.ts';
import { touchingQuantity } from './touching-quantity.ts';
import { withTraits } from './traits.ts';
import { wrappedCode } from './wrapped-codes.ts';
import { withoutWrapped, wrappedWords } from './wrapped-words.ts';

/** How sure the structure of a row is under a heading of which words are known, and under one of which none is. */
const known = 0.95;
const guessed = 0.7;

/** Where a table without a column of article numbers has them. */
interface CodesOfTable {
  leadingCodes?: LeadingCodes | null;
  closingCodes?: boolean;
}

/** A row of a table, with the remarks printed under it. */
export interface TableRowReading extends RowReading {
  remarks: string[];
}

/**
 * Reads one row of a table: its columns, its wrapped description, and the lines under it. `leadingCodes`: how
 * descriptions begin with article numbers; `closingCodes`: whether each stands under them.
 */
export function readTableRow(
  printed: RowLines,
  path: string,
  context: ReadingContext,
  codes: CodesOfTable = {},
): TableRowReading {
  const parts = readColumnSchedule(printed, context);
  const reading = readWhole(parts?.rest ?? printed, path, context, codes);
  if (!parts) return reading;
  const schedule = [...(reading.row.schedule ?? []), ...parts.days];
  return { ...reading, row: { ...reading.row, quantity: parts.quantity, schedule } };
}

function readWhole(
  lines: RowLines,
  path: string,
  context: ReadingContext,
  { leadingCodes = null, closingCodes = false }: CodesOfTable,
): TableRowReading {
  const inColumns = readColumnDates(lines, context);
  const wrappedDates = inColumns.flatMap((dates) => dates.wrapped);
  const basis = wrappedBasis(lines);
  const [stacked, wrapped, narrow] = [stackedNumbers(lines), wrappedCode(lines), wrappedWords(lines)];
  const closing = closingCodes ? closingCode(lines) : null;
  const wrappedCells = [
    ...(closing ? [closing] : []),
    ...wrappedDates,
    ...wrappedSigns(lines),
    ...underLabels(lines),
    ...wrappedOne(lines),
    ...basis,
    ...(wrapped?.end ?? []),
    ...narrow.words,
  ];
  const { description: whole, details: below } = rowText(lines, wrappedCells);
  const led = lengthOfCode(whole, leadingCodes);
  const description = led > 0 ? withoutDash(whole.slice(led)) : whole;
  const words = wordsByRole(lines);
  const named = withTraits(description, lines);
  if (named.length > 0) words.description = named;
  if (led > 0) words.article = whole.slice(0, led);
  else if (closing) words.article = [closing];
  if (basis.length > 0) words.priceUnit ??= basis;
  splitArticle(words, lines);
  // `Return program fee, per bag` or `Courier` in the column of the numbers, with nothing below that says what it is.
  const number = numbered.find((role) => nameInWords.test(textOf(words[role] ?? [])));
  if (number && !words.description?.length) {
    words.description = words[number];
    words[number] = [];
  }
  if (!holdsPacks(lines)) splitUnit(words);
  if (!words.unit?.length && narrow.unit.length > 0) words.unit = narrow.unit;
  const touching = touchingQuantity(lines, context.decimal);
  if (touching) {
    words.description = words.description?.filter((word) => !touching.quantity.includes(word));
    Object.assign(words, { ...touching, unit: words.unit?.length ? words.unit : touching.unit });
  }
  Object.assign(words, stacked?.words, wrapped && { [wrapped.role]: wrapped.whole });
  const details = below.filter((detail) => !detail.words.some((word) => stacked?.lower.includes(word)));
  const sheet = lines.anchors[0]!.sheet;
  const structure = lines.table.isGuessed ? guessed : known;
  const priceHeading = lines.table.header[lines.roles.indexOf('price')]?.text ?? '';
  const because = `row under "${headingOf(lines)}"`;
  const heads = lines.table.header.map(({ text }) => text);
  const line = [...heads, ...lines.anchors.map((anchor) => textOf(anchor.line.words))].join(' | ');
  const parts: RowParts = { sheet, words, structure, because, priceHeading, line };
  const reading = readRow(parts, path, context);
  reading.row.discount = severalDiscounts(lines, context.decimal) ?? reading.row.discount;
  reading.row.discount ??= printedRate(lines, details, reading.row);
  const tax = taxOfRow(lines, context.decimal);
  if (tax) reading.row.tax = tax;
  const days = readRowDates(lines, inColumns, details, context);
  reading.row.deliveryDate = days.at(-1) ?? null;
  reading.row.price = perUnit(reading.row, details);
  reading.row.price ??= priceInDetails(sheet, details, context.decimal ?? context.localeDecimal);
  const { price: printed, lineTotal } = reading.row;
  // Under a heading that nobody knows the only amount may be the total.
  const open = lines.table.isGuessed && !lineTotal ? { lineTotal: printed } : printed ? null : { lineTotal };
  const factor = open && priceOfProduct(sheet, details, { ...reading.row, ...open }, context.decimal);
  if (factor) Object.assign(reading.row, { ...open, price: factor });
  const condition = reading.row.price || reading.row.lineTotal ? null : readCondition(lines, context);
  reading.row.price ??= condition?.price ?? null;
  reading.row.lineTotal ??= condition?.lineTotal ?? null;
  const net = netTotalOf(lines, reading.row.lineTotal, reading.row.discount, context);
  if (net && reading.row.quantity?.value) {
    reading.row.lineTotal = net.lineTotal;
    reading.row.discount = net.discount / reading.row.quantity.value;
  }
  const schedule = readSchedule(lines.below, reading.row.quantity?.value ?? null, context);
  if (schedule.days.length > 0 || days.length > 1)
    reading.row.schedule = [...days.slice(0, -1), ...schedule.days];
  reading.row.supplierArticle ??= numberInDetails(sheet, details, ['supplierArticle'], 'our number');
  // The number of the trade is nobody's own: it stands for theirs where the line says no other.
  const theirs = numberInDetails(sheet, details, ['customerArticle', 'article'], 'the number');
  if (theirs && !(reading.row.supplierArticle && tradeNumber.test(theirs.value)))
    reading.row.customerArticle ??= theirs;
  if (!lines.roles.some((role) => role !== null && numbered.includes(role)))
    reading.row.customerArticle ??= loneCode(sheet, details);
  const name = reading.row.description;
  if (name && details.length > 0 && endsInMidSentence.test(name.value))
    reading.row.description = { ...name, confidence: name.confidence * cutWeight };
  const said = readRemarks(lines, path);
  const narrowed = { ...narrow, words: [...narrow.words, ...basis] };
  const ofBasis = lines.below.filter(({ line }) => line.words.every((word) => basis.includes(word)));
  return {
    ...reading,
    doubts: [
      ...reading.doubts,
      ...said.doubts,
      // `A-1  Cable reel  5.00` where the rows have four cells and none stands below its heading: one is missing.
      ...lines.anchors.filter(({ isUnsure }) => isUnsure).map((line) => unsureDoubt(line, path)),
      ...(schedule.days.length > 0 ? [] : unreadDates(lines, days, path)),
      ...missingPrice(lines, reading.row, path),
      ...rivalDoubts(lines, reading.row, path, context.decimal),
      ...(schedule.days.length > 0
        ? []
        : strayNumbers(lines, reading, path, context.decimal, new Set([...(net?.lines ?? []), ...ofBasis]))),
      ...[...lines.above, ...lines.below]
        .filter(
          (line) =>
            isUnreadable(line.line) ||
            (fillsColumns(withoutWrapped(line, narrowed), lines.roles) && !schedule.lines.has(line)),
        )
        .map((line) => unsureDoubt(line, path)),
    ],
    remarks: [...said.remarks, ...revisionsOf(lines), ...details.map((detail) => detail.text)],
  };
}

/** `HOOD-BLK-XL` and `GLOVE SIZE LARGE` may be numbers. */
const nameInWords = /^(?=.*\p{Ll}{2})\p{L}{3,}(?:,?\s\p{L}{2,}){2,}|^\p{Lu}\p{Ll}{3,}(?:\s\p{L}{3,})?$/u;

/** `Bottle 33 cl brown,` over a line that was not taken for its end: a part of the name may be missing. */
const endsInMidSentence = new RegExp(`[,(&+–-]$|\\s${joiningWords}$`, 'iu');
const cutWeight = 0.7;

/** The price of one where a line below says that it is for a hundred, and no total says otherwise. */
function perUnit({ price, lineTotal }: DraftRow, details: readonly { text: string }[]): DraftRow['price'] {
  const per = price && !lineTotal ? basisBelow(details.map(({ text }) => text)) : 1;
  return price && per > 1 ? { ...price, value: Math.round((price.value / per) * 1e6) / 1e6 } : price;
}

/** A line of a row that says something else, or more, than was read from it. */
function unsureDoubt({ sheet, line }: BodyLine, path: string): Doubt {
  return makeDoubt('text_not_understood', path, [textOf(line.words)], [placeOf(sheet, line.words)]);
}

/** `3` under `Category ID:` in a cell of its own: no end of what is ordered. */
function underLabels({ anchors: [anchor], below: [next], roles }: RowLines): Word[] {
  return roles.flatMap((role, column) =>
    role === 'ignored' && /\p{L}:$/u.test(textOf(anchor!.cells[column]!)) ? (next?.cells[column] ?? []) : [],
  );
}

/** `CHF` under an amount: what its narrow cell wrapped. */
function wrappedSigns({ anchors, below, roles }: RowLines): Word[] {
  return roles.flatMap((role, column) => {
    if (role !== 'price' && role !== 'lineTotal') return [];
    const isAlone = (cell: readonly Word[]) => cell.length === 1 && readCurrency(cell[0]!.text) !== null;
    const hasAmount = anchors.some(({ cells }) => isAmount(textOf(cells[column]!)));
    const under = below.find(({ cells }) => cells[column]!.length > 0)?.cells[column] ?? [];
    return hasAmount && isAlone(under) && !/\d/.test(under[0]!.text) ? under : [];
  });
}

/** `pr. spand` under a price: it is for one of them. */
function wrappedOne(lines: RowLines): Word[] {
  return toldUnderPrice(lines, perOne)?.words ?? [];
}
const perOne = new RegExp(
  `^(?:(?:${perWords}|${anyOf(({ smallWords }) => smallWords.to)})\\.?|/)\\s?\\p{L}{2,12}\\.?$`,
  'iu',
);

/** `/ 100 ST` under a price: what it is for, wrapped by its narrow cell. */
function wrappedBasis(lines: RowLines): Word[] {
  const { anchors, below, roles } = lines;
  const column = roles.indexOf('price');
  const under = column < 0 ? [] : (below[0]?.cells[column] ?? []);
  const isOpen = anchors.some(({ cells }) => endsOpen.test(cells[column]?.at(-1)?.text ?? ''));
  if (isOpen && /^10{0,3}(?: \p{L}{1,5}\.?)?$/u.test(textOf(under))) return under;
  // `je 100 Stk` is wider than the price over it, and reaches into the column before.
  const told = toldUnderPrice(lines, perHundred);
  if (told) return told.words;
  return /^\/ ?\d[\d.,]*(?: ?\p{L}{1,5}\.?)?$/u.test(textOf(under)) ? under : [];
}

/** A text of this form on the line under a row, below its price. */
function toldUnderPrice({ anchors, below, roles }: RowLines, form: RegExp) {
  const column = roles.indexOf('price');
  const ofPrice = column < 0 ? [] : anchors.flatMap(({ cells }) => cells[column]!);
  return below[0]?.line.segments.find(
    ({ text, box }) => form.test(text) && ofPrice.some((word) => overlapX(word.box, box) > 0),
  );
}

const perHundred = new RegExp(`^${perOrFor}\\.?\\s(?:100|1[.,' ]?000)(?:\\s\\p{L}{1,6}\\.?)?$`, 'iu');

/** `18.60 per` over `100` */
const endsOpen = new RegExp(`^(?:${perWords}\\.?|/)$`, 'iu');

/**
 * A row without a price that prints an amount: as its total beside a column of prices, or under a heading that we do not
 * know.
 */
function missingPrice(
  { table, anchors, below, roles }: RowLines,
  { price, lineTotal }: DraftRow,
  path: string,
): Doubt[] {
  if (price) return [];
  const measured = measuredColumns(table.header);
  const isPriced = roles.includes('price') || roles.includes('lineTotal');
  const mayPrice = (role: ColumnRole | null) => role === null || (!isPriced && role === 'ignored');
  const inCells = anchors.flatMap(({ sheet, cells }) =>
    cells.flatMap((cell, column) =>
      mayPrice(roles[column] ?? null) &&
      !measured.has(column) &&
      !holdsWeights(table.header[column]!) &&
      isAmount(textOf(cell))
        ? [placeOf(sheet, cell)]
        : [],
    ),
  );
  const inLines = below.flatMap(({ sheet, line }) =>
    line.segments.flatMap(({ text, words }) => (isAmount(text) ? [placeOf(sheet, words)] : [])),
  );
  const unknown = [...inCells, ...inLines];
  // A table that prints no prices of one: its amounts are checked against the total of the order.
  const isMoney = lineTotal?.places.every(({ text }) => isAmount(text)) === true;
  if (isMoney && !roles.includes('price') && !table.isGuessed && unknown.length === 0) return [];
  const places = lineTotal?.places ?? unknown;
  return places.length > 0 ? [makeDoubt('price_missing', `${path}.price`, [], places)] : [];
}

function headingOf(lines: RowLines): string {
  return lines.table.header.map((cell) => cell.text).join(' | ');
}

function wordsByRole(lines: RowLines): Partial<Record<ColumnRole, readonly Word[]>> {
  const words: Partial<Record<ColumnRole, readonly Word[]>> = {};
  lines.roles.forEach((role, column) => {
    if (role !== null && role !== 'ignored')
      words[role] = lines.anchors.flatMap((line) => line.cells[column]!);
  });
  return words;
}

/** In a column that holds number or description, one word with a digit is the number, as is what its label precedes. */
function splitArticle(words: Partial<Record<ColumnRole, readonly Word[]>>, lines: RowLines): void {
  const { anchors, roles, below } = lines;
  const either = words.articleAndDescription ?? [];
  if (isNumberAlone(either) || numberBehindCode(either, lines)) words.article = either.slice(0, 1);
  const column = roles.findIndex((role) => role === 'description' || role === 'articleAndDescription');
  const printed = anchors.flatMap(({ cells }) => cells[column] ?? []);
  const isNamed = lines.above.some(({ cells }) => (cells[column] ?? []).length > 0);
  if (!isNamed && isNameOfArticle(printed, lines, column)) words.article = printed;
  const labelled = below.length > 0 ? labelledCode(printed, roles) : null;
  if (labelled && !isNamed)
    words[columnRoleOf(textOf(printed)) === 'supplierArticle' ? 'supplierArticle' : 'article'] = [labelled];
}

/** `504 each` in the column of units, beside an empty quantity: the columns touch. */
function splitUnit(words: Partial<Record<ColumnRole, readonly Word[]>>): void {
  const [number, ...unit] = words.unit ?? [];
  if (
    words.quantity?.length ||
    !number ||
    !/^\d[\d.,']*$/.test(number.text) ||
    !/^\p{L}/u.test(unit[0]?.text ?? '')
  )
    return;
  words.quantity = [number];
  words.unit = unit;
}

/** `10 kg bag | 3`: where rows have a quantity beside a number in the column of units, that is the size of a pack. */
function holdsPacks({ table, roles }: RowLines): boolean {
  return table.body.some(
    (line) =>
      /^\d/.test(cellText(line, roles, 'quantity')) && /^\d\S*\s\p{L}/u.test(cellText(line, roles, 'unit')),
  );
}

/** Numbers in the columns of quantity and prices that no row took, unless they repeat its quantity or are zero. */
function strayNumbers(
  lines: RowLines,
  reading: RowReading,
  path: string,
  decimal: DecimalMark | null,
  explained: ReadonlySet<BodyLine> = new Set(),
): Doubt[] {
  return lines.below.flatMap((line) => {
    if (explained.has(line) || isScale(line.line)) return [];
    const stray = line.cells.some((cell, column) => {
      const role = lines.roles[column];
      if (role !== 'quantity' && role !== 'price' && role !== 'lineTotal') return false;
      if (cell.length !== 1 || numberShape(cell[0]!.text) === null) return false;
      if (!line.line.segments.some((segment) => segment.words.length === 1 && segment.words[0] === cell[0]))
        return false;
      const value = readNumber(cell[0]!.text, decimal)?.value;
      // `Schedule total 8.90` under a row of 8.90 repeats it.
      return ![0, reading.row.quantity?.value, reading.row.lineTotal?.value].includes(value);
    });
    return stray
      ? [
          makeDoubt(
            'text_not_understood',
            path,
            [textOf(line.line.words)],
            [placeOf(line.sheet, line.line.words)],
          ),
        ]
      : [];
  });
}
