import { type DecimalMark, decimalMarkUsed, type ReadNumber, readNumber } from '../../values/number.ts';
import { readPrice } from '../../values/price.ts';
import { type Factors, factorColumns, pairsOf } from './price-factors.ts';

/** Columns whose numbers multiply to those of another: quantity × price = line total. */
export interface Products {
  quantity: number;
  price: number;
  lineTotal: number;
  /** Rows on which the numbers agree. */
  rows: number;
  /** The column that says for how many the price is, or what per cent is taken off, when only it makes them agree. */
  basis?: number;
  discount?: number;
}

/** Share of the rows with three numbers that must multiply; more where a fourth column is needed. */
const fewestAgreeing = 0.6;
const fewestWithFactor = 0.8;
/** Amounts are printed to the cent: a product may differ by one, and by the rounding of a price of few digits. */
const centTolerance = 0.011;

/**
 * Finds the columns that multiply, whatever their headings say. `rows` are the texts of the cells, row by row. Rows
 * with a factor of one prove nothing; of two ways to read the same columns the factor of whole numbers is the
 * quantity, and of two whole ones the left; prices have cents when quantities have. Where no three columns do, a fourth may be what the price is for, or a
 * discount, or two of them both. Null when no columns multiply on most rows.
 */
export function findProducts(rows: readonly (readonly string[])[]): Products | null {
  const read = rows.map((row) => row.map((cell) => numberIn(cell, null)));
  const isOpen = read.some((row) => row.some((number) => number?.ambiguous));
  const used = decimalMarkUsed(rows.flat());
  const readings: Numbers[] = isOpen
    ? (used ? [used] : (['.', ','] as const)).map((decimal) =>
        rows.map((row) => row.map((cell) => numberIn(cell, decimal)?.value ?? null)),
      )
    : [read.map((row) => row.map((number) => number?.value ?? null))];
  const hasCents = (rows[0] ?? []).map((_, column) =>
    rows.some((row) => /[.,]\d{2}(?!\d)/.test(row[column]!)),
  );
  const search = (factor: Factors | null) =>
    readings.flatMap((numbers) => productsOf({ numbers, hasCents }, factor));
  const factors = factorColumns(rows);
  const plain = best(search(null));
  const withOne = plain && plain.rows === rows.length ? null : best(factors.flatMap(search));
  // On some rows the price is for more than one: what is left for them in a column of its own.
  if (plain && withOne?.basis !== undefined && withOne.rows > plain.rows && areSame(plain, withOne))
    return withOne;
  return plain ?? withOne ?? best(pairsOf(factors).flatMap(search));
}

function areSame(one: Products, other: Products): boolean {
  return one.quantity === other.quantity && one.price === other.price && one.lineTotal === other.lineTotal;
}

function best(found: Products[]): Products | null {
  return found.sort((a, b) => b.rows - a.rows || goesOnFrom(found, b) - goesOnFrom(found, a))[0] ?? null;
}

/** 1 when another product gives the quantity: boxes × pieces of a box = pieces × price = line total. */
function goesOnFrom(found: readonly Products[], { quantity }: Products): number {
  return found.some(({ lineTotal }) => lineTotal === quantity) ? 1 : 0;
}

type Numbers = readonly (readonly (number | null)[])[];

/** The numbers row by row, and which columns print cents. */
interface Printed {
  numbers: Numbers;
  hasCents: readonly boolean[];
}

function productsOf(printed: Printed, factor: Factors | null): Products[] {
  const rows = printed.numbers;
  const columns = rows[0]?.map((_, column) => column) ?? [];
  const numeric = columns.filter(
    (column) =>
      column !== factor?.basis &&
      column !== factor?.discount &&
      rows.filter((row) => row[column] !== null).length >= 0.5 * rows.length,
  );
  return numeric.flatMap((lineTotal) =>
    numeric.flatMap((quantity) =>
      numeric
        .filter((price) => quantity !== price && quantity !== lineTotal && price !== lineTotal)
        .flatMap((price) => multiplying(printed, { quantity, price, lineTotal }, factor) ?? []),
    ),
  );
}

function multiplying(
  { numbers, hasCents }: Printed,
  columns: Omit<Products, 'rows'>,
  factor: Factors | null,
): Products | null {
  const agreeing: [quantity: number, price: number][] = [];
  let full = 0;
  for (const [index, row] of numbers.entries()) {
    const [quantity, price, total] = [row[columns.quantity], row[columns.price], row[columns.lineTotal]];
    if (quantity == null || price == null || total == null) continue;
    full += 1;
    const times = factor ? factor.values[index]! : 1;
    if (times !== null && isProduct(quantity * times, price, total)) agreeing.push([quantity, price]);
  }
  // Nothing times anything is nothing: `Received 0` beside an empty amount proves no column.
  const isTold = agreeing.some(([quantity, price]) => quantity > 1 && price !== 1 && price !== 0);
  if (!isTold || agreeing.length < (factor ? fewestWithFactor : fewestAgreeing) * full) return null;
  // One of several may be measured: `14,5 m`.
  const counted = agreeing.filter(([quantity]) => Number.isInteger(quantity) && quantity >= 0).length;
  if (counted < fewestCounted * agreeing.length) return null;
  const bothWhole = agreeing.every(([, price]) => Number.isInteger(price));
  const { values: _, ...ofFactor } = factor ?? { values: [] };
  const found = { ...columns, rows: agreeing.length, ...ofFactor };
  const [ofQuantity, ofPrice] = [hasCents[columns.quantity], hasCents[columns.price]];
  const isOther = ofQuantity === ofPrice ? columns.quantity > columns.price : ofQuantity;
  return bothWhole && isOther ? null : found;
}

/** Share of the quantities that are whole. */
const fewestCounted = 0.85;

function isProduct(quantity: number, price: number, total: number): boolean {
  const difference = Math.abs(quantity * price - total);
  // Most columns are far apart: to write out the price for its digits would be a third of the time.
  return (
    difference <= centTolerance ||
    (difference <= centTolerance + Math.abs(quantity) * mostRounding &&
      difference <= centTolerance + Math.abs(quantity) * rounding(price))
  );
}

/** No price is rounded by more: half a unit of its third digit behind the mark. */
const mostRounding = 0.0005;
/** Half a unit of the last of at least two digits behind the mark, when there are more. */
function rounding(price: number): number {
  const digits = String(price).split('.')[1]?.length ?? 0;
  return digits > 2 ? 0.5 * 10 ** -digits : 0;
}

/** The number of a cell, without its currency and unit; a price per 100 or 1000 is that of one. Rates are none. */
function numberIn(cell: string, decimal: DecimalMark | null): ReadNumber | null {
  if (!mayBeNumber.test(cell) || cell.includes('%')) return null;
  const whole = readNumber(cell, decimal);
  if (whole) return whole;
  const price = readPrice(cell, decimal);
  return price && { value: price.value / price.per, ambiguous: price.ambiguous };
}
const mayBeNumber = /[\d¼½¾⅓⅔⅛]/;
