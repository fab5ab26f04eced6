import { type DecimalMark, readNumber } from '../../values/number.ts';

/** Columns whose products make an amount that is printed elsewhere. */
export interface SummedColumns {
  quantity: number;
  price: number;
}

/** Each product may be rounded to the cent. */
const roundingPerRow = 0.006;

/**
 * Finds quantity and price of rows that print no total of their own: the products of all rows make one of the
 * `amounts` printed on the page. `rows` are the texts of the cells. Null when no two columns do, or several do.
 */
export function findSummed(
  rows: readonly (readonly string[])[],
  amounts: readonly string[],
): SummedColumns | null {
  if (rows.length < 2) return null;
  const found = (['.', ','] as const).flatMap((decimal) => summedIn(rows, amounts, decimal));
  const distinct = new Map(found.map((columns) => [`${columns.quantity} ${columns.price}`, columns]));
  return distinct.size === 1 ? [...distinct.values()][0]! : null;
}

function summedIn(
  rows: readonly (readonly string[])[],
  amounts: readonly string[],
  decimal: DecimalMark,
): SummedColumns[] {
  const numbers = rows.map((row) => row.map((cell) => readNumber(cell, decimal)?.value ?? null));
  const printed = amounts.flatMap((amount) => readNumber(amount, decimal)?.value ?? []);
  const columns = rows[0]!.map((_, column) => column);
  const full = columns.filter((column) => numbers.every((row) => row[column] != null));
  return full.flatMap((quantity) =>
    full
      .filter((price) => price !== quantity && numbers.every((row) => Number.isInteger(row[quantity])))
      .filter((price) => {
        const sum = numbers.reduce((all, row) => all + row[quantity]! * row[price]!, 0);
        const isTelling = numbers.some((row) => !Number.isInteger(row[price]));
        return (
          isTelling && printed.some((value) => Math.abs(value - sum) < 0.01 + roundingPerRow * rows.length)
        );
      })
      .map((price) => ({ quantity, price })),
  );
}
