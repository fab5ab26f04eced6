import { isUnit } from '../../lexicon/phrases.ts';
import { readNumber, readPercent } from '../../values/number.ts';
import { countOfCode, readPriceBasis } from '../../values/price.ts';
import { remembered } from '../../values/remembered.ts';

/**
 * What one or two columns beside the price do to it, row by row: a tenth, a hundredth, what a discount leaves, or both;
 * null where a cell says neither.
 */
export interface Factors {
  basis?: number;
  discount?: number;
  values: readonly (number | null)[];
}

/** `100`, `100 pcs`, `per 1.000`. */
const basis = /^(?:\p{L}{1,5}\.? |\/ ?)?1[\d.,]{0,6}(?: ?\p{L}{1,12}\.?)?$/u;

const sign = /^(?:[%‰]|[0o]\/00)$/i;

/** Share of the rows whose cell must change the price or be empty: below the last row stands what is none. */
const fewestRows = 0.5;

/**
 * The columns of cells that may change a price: powers of ten for which it is, or per cent taken off it. Empty cells
 * change nothing. `rows` are the texts of the cells.
 */
export function factorColumns(rows: readonly (readonly string[])[]): Factors[] {
  const columns = rows[0]?.map((_, column) => column) ?? [];
  return columns.flatMap((column) =>
    (['basis', 'discount'] as const).flatMap((kind) => {
      const values = rows.map((row) => (kind === 'basis' ? partOf(row[column]!) : leftBy(row[column]!)));
      const told = values.filter((value) => value !== null);
      const isOne = told.length > fewestRows * rows.length && told.some((value) => value !== 1);
      return isOne ? [{ [kind]: column, values }] : [];
    }),
  );
}

/** Each column for which the price is with each of a discount: `75,87 | 100 | 10 %`. */
export function pairsOf(factors: readonly Factors[]): Factors[] {
  return factors.flatMap((one) =>
    factors.flatMap((other) => {
      if (one.basis === undefined || other.discount === undefined || one.basis === other.discount) return [];
      const values = one.values.map((value, row) => {
        const left = other.values[row] ?? null;
        return value === null || left === null ? null : value * left;
      });
      return [{ basis: one.basis, discount: other.discount, values }];
    }),
  );
}

const partOf = remembered((cell): number | null => {
  if (isNothing(cell)) return 1;
  const ofCode = countOfCode(cell);
  if (ofCode > 1) return 1 / ofCode;
  if (isUnit(cell)) return 1;
  const count = basis.test(cell) || sign.test(cell) ? readPriceBasis(cell) : 0;
  return /^10*$/.test(String(count)) ? 1 / count : null;
});

function leftBy(cell: string): number | null {
  if (isNothing(cell)) return 1;
  const percent = Math.abs((readPercent(cell, null) ?? readNumber(cell, null))?.value ?? 100);
  return percent < 100 ? 1 - percent / 100 : null;
}

function isNothing(cell: string): boolean {
  return /^[-–—]?$/.test(cell);
}
