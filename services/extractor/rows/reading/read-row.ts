import type { Word } from '@orderloom/pages/page.ts';
import { chosenFrom } from '../../choose.ts';
import type { ReadingContext } from '../../context.ts';
import { makeDoubt } from '../../doubt.ts';
import type { Candidate, Chosen, Doubt, DraftRow } from '../../draft.ts';
import { characterConfidence, placeOf, type Sheet } from '../../layout/sheet.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { isUnit } from '../../lexicon/phrases.ts';
import { anyOf } from '../../lexicon/word-patterns.ts';
import { numberShape, type ReadNumber, readNumber } from '../../values/number.ts';
import { readPrice } from '../../values/price.ts';
import { type ReadQuantity, readQuantity } from '../../values/quantity.ts';
import { numbers } from '../headings/header-pieces.ts';
import { columnRoleOf } from './detail-values.ts';
import { basisOfPrice, isUnproved, type PrintedPrice } from './price-basis.ts';

/** What a row shows, by what it means: from a table's columns, from `Label: value` texts or from a list. */
export interface RowParts {
  sheet: Sheet;
  words: Partial<Record<ColumnRole, readonly Word[]>>;
  /** How sure the reading of the row's structure is, 0 to 1. */
  structure: number;
  because: string;
  /** What heads its price: it may say for how many the price is. */
  priceHeading?: string;
  /** Its line as printed, and the headings over it. */
  line?: string;
}

export interface RowReading {
  row: DraftRow;
  doubts: Doubt[];
  /** A currency that the row prints beside its price. */
  currency: Chosen | null;
}

/** Reads the values of one order line. `path` is its place in the purchase order, for example `items[2]`. */
export function readRow(parts: RowParts, path: string, context: ReadingContext): RowReading {
  const doubts: Doubt[] = [];
  const quantity = quantityOf(parts, path, context, doubts);
  const price = readPrice(text(parts, 'price'), context.decimal);
  const total = readLastNumber(parts, context);
  for (const [number, role] of [
    [price, 'price'],
    [total, 'lineTotal'],
  ] as const)
    if (number?.ambiguous)
      doubts.push(ambiguityOf(parts, role, `${path}.${role === 'price' ? 'price' : 'line_total'}`));
  const printed: PrintedPrice = {
    price,
    quantity: quantity?.quantity ?? null,
    total,
    cell: text(parts, 'price'),
    heading: parts.priceHeading ?? '',
    line: parts.line ?? '',
    basis: text(parts, 'priceUnit'),
    unit: text(parts, 'unit') || (quantity?.unit ?? ''),
  };
  const per = basisOfPrice(printed);
  // A discount may be an item; a price that its sign takes off is that of a credit.
  if (price && (isUnproved(printed) || (price.value < 0 && !total)))
    doubts.push(
      makeDoubt(
        'text_not_understood',
        `${path}.price`,
        [printed.cell],
        [placeOf(parts.sheet, parts.words.price!)],
      ),
    );
  const row: DraftRow = {
    supplierArticle: code(parts, 'supplierArticle'),
    customerArticle: code(parts, 'customerArticle') ?? code(parts, 'article'),
    description: textField(parts, 'description'),
    quantity: quantity && field(parts, 'quantity', quantity.quantity),
    quantityState: quantity?.state ?? null,
    unit: unitOf(parts) ?? unitBeside(parts, quantity),
    price: price && field(parts, 'price', round(numberIn(price, text(parts, 'price'), context) / per)),
    lineTotal: total && field(parts, 'lineTotal', numberIn(total, text(parts, 'lineTotal'), context)),
    discount: discountOf(parts, context),
    deliveryDate: null,
    ...positionOf(parts),
  };
  const open = isProvedByAmount(quantity, printed, per)
    ? doubts.filter((doubt) => doubt.path !== `${path}.quantity`)
    : doubts;
  return { row, doubts: open, currency: price?.currency ? field(parts, 'price', price.currency) : null };
}

/** `4 boxes of 6` at 2.50 making 10.00 are four, not twenty-four. */
function isProvedByAmount(
  quantity: ReadQuantity | null,
  { price, total }: PrintedPrice,
  per: number,
): boolean {
  if (!quantity?.ambiguous || quantity.quantity === null || !price || !total) return false;
  if (price.ambiguous || total.ambiguous) return false;
  return Math.abs((quantity.quantity * price.value) / per - total.value) < centOff;
}
const centOff = 0.006;

/** Without its sign: `-15 %` is taken off as well. */
function discountOf(parts: RowParts, context: ReadingContext): number | null {
  const number = readNumber(text(parts, 'discount').replace('%', ''), context.decimal);
  return number && Math.abs(number.value);
}

/** "10", "00010", "1.", "1)", "10.000". */
function positionOf(parts: RowParts): Pick<DraftRow, 'position'> {
  const printed = /^0*([1-9]\d{0,4})(?:[.)]|[.,]000)?$/.exec(text(parts, 'position'))?.[1];
  return printed === undefined ? {} : { position: Number(printed) };
}

function quantityOf(
  parts: RowParts,
  path: string,
  context: ReadingContext,
  doubts: Doubt[],
): ReadQuantity | null {
  const words = parts.words.quantity;
  if (words === undefined) {
    doubts.push(makeDoubt('quantity_missing', `${path}.quantity`, [], []));
    return null;
  }
  const proved = readQuantity(text(parts, 'quantity'), context.decimal);
  const quantity = proved.ambiguous
    ? { ...readQuantity(text(parts, 'quantity'), context.localeDecimal), ambiguous: true }
    : proved;
  const places = words.length > 0 ? [placeOf(parts.sheet, words)] : [];
  if (quantity.state === 'Unrecognised')
    doubts.push(makeDoubt('quantity_unrecognised', `${path}.quantity`, [text(parts, 'quantity')], places));
  if (quantity.state === 'Empty') doubts.push(makeDoubt('quantity_missing', `${path}.quantity`, [], places));
  if (quantity.ambiguous) doubts.push(ambiguityOf(parts, 'quantity', `${path}.quantity`));
  return quantity;
}

/** The number at the right end of the cell: what stands before it is a currency or belongs to its neighbour. */
function readLastNumber(parts: RowParts, context: ReadingContext): ReadNumber | null {
  const words = (parts.words.lineTotal ?? []).map((word) => word.text);
  // With all its groups: of `X 11 880,00` not `880,00`.
  for (const from of words.keys()) {
    const number = readNumber(words.slice(from).join(' '), context.decimal);
    if (number) return number;
  }
  const last = words.findLast((word) => readNumber(word, context.decimal) !== null);
  return last === undefined ? null : readNumber(last, context.decimal);
}

/** The value of a number; one that the documents leave open is read as the tenant's country writes. */
function numberIn(number: ReadNumber, printed: string, context: ReadingContext): number {
  return number.ambiguous
    ? (readNumber(printed, context.localeDecimal)?.value ?? number.value)
    : number.value;
}

function ambiguityOf(parts: RowParts, role: ColumnRole, path: string): Doubt {
  return makeDoubt('number_ambiguous', path, [text(parts, role)], [placeOf(parts.sheet, parts.words[role]!)]);
}

function text(parts: RowParts, role: ColumnRole): string {
  return (parts.words[role] ?? []).map((word) => word.text).join(' ');
}

function field<T>(parts: RowParts, role: ColumnRole, value: T): Chosen<T> | null {
  const words = parts.words[role] ?? [];
  if (words.length === 0) return null;
  const candidate: Candidate<T> = {
    ...placeOf(parts.sheet, words),
    value,
    score: parts.structure * characterConfidence(words),
    because: parts.because,
  };
  return chosenFrom(candidate);
}

function textField(parts: RowParts, role: ColumnRole): Chosen | null {
  const printed = text(parts, role).trim();
  return printed === '' || /^[-–—.]+$/.test(printed) ? null : field(parts, role, printed);
}

/** What stands in the column of units; `100` below `Pack` is how many are in one. */
function unitOf(parts: RowParts): Chosen | null {
  return numberShape(text(parts, 'unit')) === null ? textField(parts, 'unit') : null;
}

/** An article number holds a digit or is one word; anything else in its column is text that strayed there. `[HI-45352]` has brackets of its system. */
function code(parts: RowParts, role: ColumnRole): Chosen | null {
  const printed = withoutItsName(
    text(parts, role)
      .trim()
      .replace(/^\[([^[\]]+)\]$/, '$1'),
  );
  const found =
    /\d/.test(printed) || /^[\p{L}\d._/-]{3,}$/u.test(printed) ? field(parts, role, printed) : null;
  return found && holdsName.test(printed) ? { ...found, confidence: found.confidence * withName } : found;
}
/** `Part: FT-200`, `Art.-Nr.: 4711` in the column of numbers. */
function withoutItsName(printed: string): string {
  const [, name = '', number = ''] = /^(\p{L}[^:\d]{1,20}):\s?((?=\S*\d)\S+)$/u.exec(printed) ?? [];
  return numbers.includes(columnRoleOf(name)!) ? number : printed;
}
/** `E-40217 Control cable grey`: the name of the goods strayed into the column of their numbers. */
const holdsName =
  /^(?=\S{0,30}\d)\S{1,40}(?:\s\S{1,30}){0,4}?\s\p{L}{4,30}[^\s]{0,10}(?:\s\S{1,30}){0,6}?\s\p{L}{3}/u;
const withName = 0.6;

/** A unit printed in the cell of the quantity or of the price. */
function unitBeside(parts: RowParts, quantity: ReadQuantity | null): Chosen | null {
  if (quantity?.unit) return field(parts, 'quantity', quantity.unit);
  const printed = parts.words.price ?? [];
  const amount = printed.findIndex(({ text }) => /\d/.test(text));
  // `CAD 5.00` is a currency, `5.00 net` a kind of price.
  const word = printed.find(({ text }, at) => isUnit(text) && at >= amount && !kindOfPrice.test(text));
  return word ? field(parts, 'price', word.text) : null;
}

const kindOfPrice = new RegExp(
  `^(?:${anyOf(
    ({ grossNet }) => grossNet.gross,
    ({ grossNet }) => grossNet.net,
  )}|excl?|incl?)\\.?$`,
  'iu',
);

/** Prices are kept to a millionth: a price per 1,000 has no more. */
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
