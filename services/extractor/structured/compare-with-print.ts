import { makeDoubt } from '../doubt.ts';
import type { Chosen, Doubt, Draft, DraftRow, Place } from '../draft.ts';
import { articlesOf, codeKey, isSameArticle, pairUp } from './row-pairs.ts';

/** Printed amounts are rounded to the cent, and prices of a unit to what the column shows. */
const amountTolerance = 0.021;

/** What another reading of the same order says differently, and where it says the same. */
export interface Comparison {
  doubts: Doubt[];
  /** The draft with the places of the other reading beside its own, where both agree. */
  draft: Draft;
}

/**
 * Compares the decisive values of an order's data with those of its print, or of a second file of data. What the
 * other one does not say is no difference. `otherTotals` are sums of the data that a print may show as its total.
 */
export function compareWithPrint(data: Draft, print: Draft, otherTotals: readonly number[] = []): Comparison {
  const differing = new Differences();
  const isTotal = (a: number, b: number) => [a, ...otherTotals].some((sum) => isNear(sum, b));
  const rows = compareRows(data.rows, print.rows, differing);
  const draft: Draft = {
    ...data,
    orderNumber: differing.supported('order_number', data.orderNumber, print.orderNumber, isSameCode),
    orderDate: differing.supported('order_date', data.orderDate, print.orderDate),
    deliveryDate: differing.supported('delivery_date', data.deliveryDate, print.deliveryDate),
    totalPrice: differing.supported('total_price', data.totalPrice, print.totalPrice, isTotal),
    rows,
  };
  return { doubts: differing.doubts, draft };
}

function compareRows(
  data: readonly DraftRow[],
  print: readonly DraftRow[],
  differing: Differences,
): DraftRow[] {
  if (print.length === 0) return [...data];
  if (print.length !== data.length) {
    differing.add('items', `${data.length} lines in the data, ${print.length} in print`, []);
    return [...data];
  }
  return pairUp(data, print).map(([row, printed], index) => {
    const path = `items[${index}]`;
    if (articlesOf(row).length > 0 && articlesOf(printed).length > 0 && !isSameArticle(row, printed))
      differing.add(
        `${path}.article_number`,
        inWords(articlesOf(row).join(', '), articlesOf(printed).join(', ')),
        placesOf(row, printed),
      );
    // A print may show the price of 100: when quantity and line total agree, so do the prices.
    const isPaidAlike = isAlike(row.quantity, printed.quantity) && isAlike(row.lineTotal, printed.lineTotal);
    return {
      ...row,
      quantity: differing.supported(`${path}.quantity`, row.quantity, printed.quantity),
      price: isPaidAlike ? row.price : differing.supported(`${path}.price`, row.price, printed.price, isNear),
      lineTotal: differing.supported(`${path}.line_total`, row.lineTotal, printed.lineTotal, isNear),
    };
  });
}

function placesOf(...rows: DraftRow[]): Place[] {
  return rows.flatMap((row) => (row.supplierArticle ?? row.customerArticle)?.places ?? []);
}

function isSameCode(a: string, b: string): boolean {
  return codeKey(a) === codeKey(b);
}

export function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(amountTolerance, 1e-6 * Math.abs(a));
}

function isAlike(a: Chosen<number | null> | null, b: Chosen<number | null> | null): boolean {
  return a?.value != null && b?.value != null && isNear(a.value, b.value);
}

function inWords(data: unknown, print: unknown): string {
  return `${data} in the data, ${print} in print`;
}

/** Collects what differs. */
class Differences {
  readonly doubts: Doubt[] = [];

  add(path: string, words: string, places: Place[]): void {
    this.doubts.push(makeDoubt('print_and_data_disagree', path, [words], places));
  }

  /** The value of the data with the places of the print when it says the same; a doubt when it does not. */
  supported<T>(
    path: string,
    data: Chosen<T> | null,
    print: Chosen<T> | null,
    isSame: (a: NonNullable<T>, b: NonNullable<T>) => boolean = (a, b) => a === b,
  ): Chosen<T> | null {
    if (data?.value == null || print?.value == null) return data;
    if (isSame(data.value, print.value))
      return {
        ...data,
        places: [...print.places, ...data.places],
        because: `${data.because}; the print agrees`,
      };
    this.add(path, inWords(data.value, print.value), [...data.places, ...print.places]);
    return data;
  }
}
