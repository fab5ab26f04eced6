import { type DecimalMark, readNumber } from '../values/number.ts';
import { readPrice } from '../values/price.ts';

/** Columns whose numbers multiply to those of another: quantity × price = line total. */
export interface Products {
  quantity: number;
  price: number;
  lineTotal: number;
  /** Rows on which the numbers agree. */
  rows: number;
}

/** Share of the rows with three numbers that must multiply. */
const fewestAgreeing = 0.6;
/** Amounts are printed to the cent: a product may differ by one, and by the rounding of a price of few digits. */
const centTolerance = 0.011;

/**
 * Finds the columns that multiply, whatever their headings say. `rows` are the texts of the cells, row by row. Rows
 * with a factor of one prove nothing; of two ways to read the same columns the factor of whole numbers is the
 * quantity, and of two whole ones the left. Null when no columns multiply on most rows.
 */
export function findProducts(rows: readonly (readonly string[])[]): Products | null {
  const found = (['.', ','] as const)
    .map((decimal) => rows.map((row) => row.map((cell) => numberIn(cell, decimal))))
    .flatMap(productsOf);
  return found.sort((a, b) => b.rows - a.rows)[0] ?? null;
}

type Numbers = readonly (readonly (number | null)[])[];

function productsOf(rows: Numbers): Products[] {
  const columns = rows[0]?.map((_, column) => column) ?? [];
  const numeric = columns.filter(
    (column) => rows.filter((row) => row[column] !== null).length >= 0.5 * rows.length,
  );
  return numeric.flatMap((lineTotal) =>
    numeric.flatMap((quantity) =>
      numeric
        .filter((price) => new Set([quantity, price, lineTotal]).size === 3)
        .flatMap((price) => multiplying(rows, { quantity, price, lineTotal }) ?? []),
    ),
  );
}

function multiplying(rows: Numbers, columns: Omit<Products, 'rows'>): Products | null {
  const full = rows
    .map((row) => [row[columns.quantity], row[columns.price], row[columns.lineTotal]])
    .filter((numbers): numbers is [number, number, number] => numbers.every((number) => number != null));
  const agreeing = full.filter(isProduct);
  const telling = agreeing.filter(([quantity, price]) => quantity !== 1 && price !== 1 && price !== 0);
  if (telling.length === 0 || agreeing.length < fewestAgreeing * full.length) return null;
  if (!agreeing.every(([quantity]) => Number.isInteger(quantity) && quantity >= 0)) return null;
  const bothWhole = agreeing.every(([, price]) => Number.isInteger(price));
  return bothWhole && columns.quantity > columns.price ? null : { ...columns, rows: agreeing.length };
}

function isProduct([quantity, price, total]: readonly [number, number, number]): boolean {
  return Math.abs(quantity * price - total) <= centTolerance + Math.abs(quantity) * rounding(price);
}

/** Half a unit of the last of at least two digits behind the mark, when there are more. */
function rounding(price: number): number {
  const digits = String(price).split('.')[1]?.length ?? 0;
  return digits > 2 ? 0.5 * 10 ** -digits : 0;
}

/** The number of a cell, without its currency and unit; a price per 100 or 1000 is that of one. */
function numberIn(cell: string, decimal: DecimalMark): number | null {
  const whole = readNumber(cell, decimal);
  if (whole) return whole.value;
  const price = readPrice(cell, decimal);
  return price ? price.value / price.per : null;
}
