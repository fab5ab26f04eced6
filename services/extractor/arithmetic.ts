import { makeDoubt } from './doubt.ts';
import type { Chosen, Doubt, DraftRow } from './draft.ts';
import type { Amount } from './fields/totals.ts';
import { correctMisread } from './misread/misread.ts';

/** Amounts are printed to the cent; two of them that are rounded apart differ by at most this. */
const centTolerance = 0.021;
const halfCent = 0.0051;
/** A subtotal whose grand total was not found. */
const subtotalWeight = 0.7;
/** What a value is worth once another printed value confirms it. */
const confirmed = 0.99;

/**
 * Checks quantity × price = line total on every row; what agrees gains confidence. On rows of a scan the one number
 * that must have been misread is put right. `namesTax`: an amount of tax is printed.
 */
export function checkRows(
  rows: readonly DraftRow[],
  isScanned: (row: DraftRow) => boolean,
  namesTax: boolean,
): { rows: DraftRow[]; doubts: Doubt[] } {
  const doubts: Doubt[] = [];
  const hasParts = rows.some(({ quantity }) => quantity?.places.some(({ text }) => /\d[.,]\d/.test(text)));
  const pieces = perPiece(rows, isScanned);
  const taxed = 1 + ((namesTax && taxInTotals(pieces, isScanned)) || 0) / 100;
  const areTaxed = haveTaxes(pieces);
  const checked = pieces.map((row, index) => {
    const { quantity, price, lineTotal } = row;
    if (quantity?.value == null || !price || !lineTotal) return row;
    if (
      isProduct(quantity.value, price.value * taxed, lineTotal.value, row.discount) ||
      (areTaxed && isTaxedProduct(row))
    )
      return { ...row, quantity: confirm(quantity), price: confirm(price), lineTotal: confirm(lineTotal) };
    const mended = isScanned(row) ? correctMisread(row, hasParts) : null;
    if (mended) return mended;
    const sum = `${quantity.value} × ${price.value} = ${cents(quantity.value * price.value)}, printed is ${lineTotal.value}`;
    doubts.push(
      makeDoubt(
        'line_total_mismatch',
        `items[${index}].line_total`,
        [sum],
        [...price.places, ...lineTotal.places],
      ),
    );
    return row;
  });
  return { rows: checked, doubts };
}

/**
 * The rows with the prices of one where only the totals say that they are for a hundred or a thousand: `1500 × 386.00 =
 * 579.00`. All other rows must agree as they are, and no full packs of so many may explain it.
 */
function perPiece(rows: readonly DraftRow[], isScanned: (row: DraftRow) => boolean): readonly DraftRow[] {
  const counts = rows.map(({ quantity, price, lineTotal, discount }) => {
    if (quantity?.value == null || !price || !lineTotal) return 1;
    if (isProduct(quantity.value, price.value, lineTotal.value, discount)) return 1;
    const product = quantity.value * price.value;
    return [100, 1000].find((count) => Math.abs(product / count - lineTotal.value) < halfCent) ?? null;
  });
  const count = counts.find((one) => one !== 1);
  const own = rows.filter((_, at) => counts[at] !== 1);
  const isTold =
    count != null &&
    counts.every((one) => one === 1 || one === count) &&
    own.every((row) => !isScanned(row)) &&
    own.some(({ quantity }) => quantity!.value! % count !== 0);
  if (!isTold) return rows;
  return rows.map((row, at) => {
    if (counts[at] === 1 || !row.price) return row;
    const because = `${row.price.because}; for ${count}, as the line total says`;
    return {
      ...row,
      price: { ...row.price, value: Math.round((row.price.value / count) * 1e6) / 1e6, because },
    };
  });
}

/**
 * The rate, per cent, that the totals of all rows hold and their prices do not: `Unit price (ex GST) | GST | Total (inc
 * GST)`. Null where a row agrees without it, and for a row alone.
 */
function taxInTotals(rows: readonly DraftRow[], isScanned: (row: DraftRow) => boolean): number | null {
  const priced = rows.flatMap((row) => {
    const { quantity, price, lineTotal, discount } = row;
    if (quantity?.value == null || !price || !lineTotal) return [];
    return [{ row, discount, product: quantity.value * price.value, total: lineTotal.value }];
  });
  const isOfRate = (rate: number) =>
    priced.every(
      ({ product, total }) => total > 0 && Math.abs(product * (1 + rate / 100) - total) <= centTolerance,
    );
  const mayBe =
    priced.length > 1 && priced.every(({ row, discount }) => discount === null && !isScanned(row));
  return (mayBe && taxRates.find(isOfRate)) || null;
}

/** True with or without the discount, which is per cent or an amount per unit or line; or within the rounding of the price. */
export function isProduct(quantity: number, price: number, total: number, discount: number | null): boolean {
  const prices =
    discount === null
      ? [price]
      : [price, price * (1 - discount / 100), price - discount, price - discount / (quantity || 1)];
  const rounding = quantity * 0.5 * 10 ** -Math.max(2, decimalsOf(price));
  return prices.some(
    (candidate) =>
      Math.abs(quantity * candidate - total) <=
      Math.min(centTolerance + rounding, Math.max(0.005 * total, centTolerance)),
  );
}

/** True when the line totals of all rows that print a tax hold it: of one alone it may be its quantity that is wrong. */
function haveTaxes(rows: readonly DraftRow[]): boolean {
  return rows.every((row) => {
    const { tax, quantity, price, lineTotal } = row;
    const isOpen = quantity?.value == null || !price || !lineTotal;
    const isFree = tax === undefined || (!tax.rate && !tax.amount);
    return isOpen || isFree || isTaxedProduct(row);
  });
}

function isTaxedProduct({ tax, quantity, price, lineTotal, discount }: DraftRow): boolean {
  if (!tax || quantity?.value == null || !price || !lineTotal) return false;
  const { rate, amount } = tax;
  const nets = [
    ...(rate === null || rate === 0 ? [] : [lineTotal.value / (1 + rate / 100)]),
    ...(amount === null || amount === 0 ? [] : [lineTotal.value - amount]),
  ];
  return nets.some((net) => net > 0 && isProduct(quantity.value!, price.value, net, discount));
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}

/**
 * Checks that the lines, with tax, freight and discounts, make the printed total; where they do not, rows without any
 * amount beside others that have one are doubted. `printed` are all amounts outside the rows.
 */
export function checkTotal(
  { chosen: total, isFinal }: { chosen: Chosen<number> | null; isFinal: boolean },
  rows: readonly DraftRow[],
  amounts: readonly Amount[],
  printed: readonly number[],
): { total: Chosen<number> | null; doubts: Doubt[] } {
  if (total && !isFinal)
    return { total: { ...total, confidence: total.confidence * subtotalWeight }, doubts: [] };
  if (total && rows.length > 0 && rows.every(({ price, lineTotal }) => !price && !lineTotal)) {
    if (total.value === piecesIn(rows)) return { total: null, doubts: [] };
    const unchecked = `the lines print no prices, printed is ${total.value}`;
    return { total, doubts: [makeDoubt('total_mismatch', 'total_price', [unchecked], total.places)] };
  }
  // Amounts that nothing confirms may be the prices of one.
  if (!total) return { total, doubts: rows.every(({ price }) => !price) ? rows.flatMap(withoutPrice) : [] };
  if (rows.length === 0) return { total, doubts: [] };
  const unpriced = rows.flatMap(({ price, lineTotal }, index) => (price || lineTotal ? [] : [index]));
  const sum = rows.reduce((all, row) => all + (amountOfRow(row) ?? 0), 0);
  const extra = (kind: string, apart: (amount: Amount) => string = ({ value }) => String(value)) =>
    [
      ...new Map(
        amounts.filter((amount) => amount.kind === kind).map((amount) => [apart(amount), amount.value]),
      ).values(),
    ].reduce((a, b) => a + b, 0);
  const [tax, freight, discount] = [extra('tax'), extra('freight'), extra('discount')];
  // `CGST 9 %` and `SGST 9 %` are as much; one printed twice has the same label.
  const taxes = extra('tax', ({ because, value }) => `${because.replace(/[^\p{L}]/gu, '')} ${value}`);
  // That of the order alone, where lines name what was taken off each.
  const single = amounts.filter(({ kind }) => kind === 'discount').map(({ value }) => value);
  // `CGST`, `SGST` and `Total GST`: the last is what the others make.
  const eachTax = amounts.filter(({ kind }) => kind === 'tax').map(({ value }) => value);
  const sumOfTaxes = eachTax.filter(
    (value, at) =>
      value > 0 &&
      Math.abs(2 * value - eachTax.reduce((all, each) => all + each, 0)) <= centTolerance &&
      eachTax.some((other, index) => index !== at && other > 0),
  );
  const possible = [0, tax, taxes, ...sumOfTaxes, ...taxesOfRows(rows)].flatMap((t) =>
    [0, freight].flatMap((f) => [0, discount, ...single].map((d) => sum + t + f - Math.abs(d))),
  );
  const tolerance = centTolerance + 0.005 * rows.length;
  const isPrinted = (wanted: number) => printed.some((amount) => Math.abs(amount - wanted) <= tolerance);
  // The sum of the lines and what is added to it may stand below them under labels that we do not know.
  // As much again as all lines is a line that was not read.
  const added = total.value - sum;
  const others = printed.filter(
    (amount) => amount > 0 && [sum, total.value].every((known) => Math.abs(amount - known) > tolerance),
  );
  // `-454.75` under a name that we do not know is taken off.
  const taken = [0, ...printed.filter((amount) => amount < -tolerance)];
  const isAdded =
    Math.abs(added - sum) > tolerance &&
    isPrinted(sum) &&
    others.length <= mostAmounts &&
    taken.some((less) => {
      const rest = added - less;
      const isAll = less !== 0 && Math.abs(rest) <= tolerance;
      return isAll || (rest > 0 && isSumOf(rest, [...new Set(others)], mostAdded, tolerance));
    });
  // Net and gross side by side, whose tax only the lines print.
  const isTaxed =
    others.length === 0 &&
    isPrinted(sum) &&
    taxRates.some((rate) => Math.abs(sum * (1 + rate / 100) - total.value) <= tolerance);
  // Goods of several rates between a net and a gross total whose labels say so.
  const isNet = ({ kind, value }: Amount) =>
    (kind === 'subtotal' || kind === 'total') && Math.abs(value - sum) <= tolerance;
  const isGross =
    tax === 0 &&
    added > 0 &&
    added <= (sum * Math.max(...taxRates)) / 100 &&
    withTax.test(total.because) &&
    amounts.some(isNet);
  // `Round off (-) 0.18` to a whole total.
  const isRounded = (made: number) =>
    Number.isInteger(total.value) &&
    Math.abs(made - total.value) <= mostRounded &&
    printed.some((amount) => amount !== 0 && Math.abs(made + amount - total.value) <= centTolerance);
  const isMade =
    isAdded ||
    isTaxed ||
    isGross ||
    possible.some((made) => Math.abs(made - total.value) <= tolerance || isRounded(made));
  // One row with the whole total beside others without an amount has the sum for its own.
  const isBorrowed = rows.length > 2 && unpriced.length === rows.length - 1;
  if (isMade && !isBorrowed) return { total: confirm(total), doubts: [] };
  const missing = unpriced.map((index) =>
    makeDoubt('price_missing', `items[${index}].price`, [], rows[index]!.quantity?.places ?? []),
  );
  // Discounts may be left to be taken off prices without line totals.
  const isReduced = discount !== 0 || rows.some((row) => row.discount !== null);
  const mayBeReduced = isReduced && total.value < sum && rows.some(({ lineTotal }) => !lineTotal);
  if (missing.length > 0 || mayBeReduced) return { total, doubts: missing };
  const words = `the lines make ${cents(sum)}, printed is ${total.value}`;
  return { total, doubts: [makeDoubt('total_mismatch', 'total_price', [words], total.places)] };
}

/** Rows without line totals whose quantities and prices make a printed sum: no other numbers would. */
export function withProvenSum(rows: readonly DraftRow[], amounts: readonly Amount[]): readonly DraftRow[] {
  const isMultiplied = rows.every(
    ({ quantity, price, lineTotal, discount }) =>
      quantity?.value != null && price !== null && lineTotal === null && discount === null,
  );
  const counts = rows.map(({ quantity }) => quantity?.value ?? 1);
  if (!isMultiplied || rows.length < fewestProven || counts.every((count) => count === 1)) return rows;
  const sum = rows.reduce((all, row) => all + amountOfRow(row)!, 0);
  const isPrinted = amounts.some(
    ({ kind, value }) => kind !== 'tax' && kind !== 'freight' && Math.abs(value - sum) <= centTolerance,
  );
  if (!isPrinted) return rows;
  return rows.map((row) => ({ ...row, quantity: confirm(row.quantity!), price: confirm(row.price!) }));
}
/** One row alone may have its number and its price for each other. */
const fewestProven = 2;

/** What the columns of taxes add to the line totals, by their rates and by their amounts; none where a row prints none. */
function taxesOfRows(rows: readonly DraftRow[]): number[] {
  const sumOf = (taxOf: (row: DraftRow) => number | null) => {
    const taxes = rows.map(taxOf);
    return taxes.every((tax) => tax !== null) ? [cents(taxes.reduce((all, tax) => all + tax, 0))] : [];
  };
  return [
    ...sumOf((row) => {
      const amount = amountOfRow(row);
      return row.tax?.rate == null || amount === null ? null : (amount * row.tax.rate) / 100;
    }),
    ...sumOf(({ tax }) => tax?.amount ?? null),
  ];
}

/** How many pieces are ordered, `Total 68` below lines without prices; null where a line does not say how many. */
function piecesIn(rows: readonly DraftRow[]): number | null {
  const counts = rows.map(({ quantity }) => quantity?.value ?? null);
  return counts.includes(null) ? null : counts.reduce<number>((all, count) => all + count!, 0);
}

function withoutPrice({ quantity, price, lineTotal }: DraftRow, index: number): Doubt[] {
  const isOpen = lineTotal && !price && quantity?.value != null && quantity.value > 1;
  return isOpen ? [makeDoubt('price_missing', `items[${index}].price`, [], lineTotal.places)] : [];
}

/** What is added to goods of one rate in the countries whose languages are read, per cent. */
const taxRates = [4, 5, 5.5, 6, 7, 8, 8.1, 9, 10, 12, 13, 13.5, 15, 16, 18, 19, 20, 21, 22, 23, 25];

/** What a label says of a total with its tax. */
const withTax =
  /(?<!\p{L})(?:t\.?t\.?c|brutto|bruto|gross|lordo|(?:in[ck]l|einschl)\p{L}*\.?\s(?:\p{L}+\s)?(?:tax|vat|mwst|ust|tva|iva|btw|moms)|(?:iva|tva|btw|impuestos?|impostos?|tax(?:es)?)\sin[ck]l\p{L}*)(?!\p{L})/iu;

/** Whole amounts of a currency are rounded to. */
const mostRounded = 0.5;

/** Freight, packing and tax are added to the sum of the lines. */
const mostAdded = 3;
/** Of more amounts below the lines some make any sum. */
const mostAmounts = 12;

/** True when some of the amounts, at most so many, make a sum. */
function isSumOf(wanted: number, amounts: readonly number[], most: number, tolerance: number): boolean {
  if (Math.abs(wanted) <= tolerance) return true;
  if (most === 0 || wanted < 0) return false;
  return amounts.some((amount, at) => isSumOf(wanted - amount, amounts.slice(at + 1), most - 1, tolerance));
}

/** The amount of a row, printed or multiplied; null without a price. */
export function amountOfRow({ quantity, price, lineTotal }: DraftRow): number | null {
  if (lineTotal) return lineTotal.value;
  return quantity?.value != null && price ? quantity.value * price.value : null;
}

function confirm<T>(chosen: Chosen<T>): Chosen<T> {
  return {
    ...chosen,
    confidence: Math.max(chosen.confidence, confirmed),
    because: `${chosen.because}; the sum agrees`,
  };
}

function cents(value: number): number {
  return Math.round(value * 100) / 100;
}
