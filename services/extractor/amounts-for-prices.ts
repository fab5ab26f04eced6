import type { Chosen, DraftRow } from './draft.ts';
import type { Amount } from './fields/totals.ts';

/** Amounts are printed to the cent. */
const tolerance = 0.021;
/** One row may have a price that is also the total, by a quantity that was misread. */
const fewestRows = 2;

/**
 * The rows with what stands under `Price` as the totals of the lines, where only so they make the printed total, with or
 * without its tax and freight: forms leave the column of the price per unit empty.
 */
export function amountsForPrices(
  rows: readonly DraftRow[],
  total: Chosen<number> | null,
  amounts: readonly Amount[],
): readonly DraftRow[] {
  const priced = rows.flatMap(({ quantity, price, lineTotal, discount }) =>
    price && !lineTotal && quantity?.value != null
      ? [{ count: quantity.value, price: price.value, discount: discount ?? 0 }]
      : [],
  );
  if (!total || priced.length < rows.length || rows.length < fewestRows) return rows;
  const sumOf = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const extra = (kind: Amount['kind']) =>
    sumOf([...new Set(amounts.filter((amount) => amount.kind === kind).map(({ value }) => value))]);
  const makes = (sum: number) =>
    [0, extra('tax')].some((tax) =>
      [0, extra('freight')].some((freight) => Math.abs(sum + tax + freight - total.value) <= tolerance),
    );
  // A discount is in per cent or off each of them.
  const products = [
    sumOf(priced.map(({ count, price }) => count * price)),
    sumOf(priced.map(({ count, price, discount }) => count * price * (1 - discount / 100))),
    sumOf(priced.map(({ count, price, discount }) => count * (price - discount))),
  ];
  if (products.some(makes) || !makes(sumOf(priced.map(({ price }) => price)))) return rows;
  return rows.map(({ price, ...row }) => ({
    ...row,
    price: null,
    lineTotal: price && { ...price, because: `${price.because}; as the total says, that of its line` },
  }));
}
