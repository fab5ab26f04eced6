/** What a record says of money: `quantity` pieces and one amount, in full units of currency. */
export interface PricedAmount {
  quantity: number;
  amount: number;
}

/**
 * True where the only amount of each record is the price of one: sums of cents divide by their quantities, prices of
 * one do so by chance. Records of one piece tell nothing.
 */
export function arePricesOfOne(records: readonly PricedAmount[]): boolean {
  const telling = records.filter(({ quantity }) => quantity > 1);
  const undivided = telling.filter(({ quantity, amount }) => {
    const cents = (amount * 100) / quantity;
    return Math.abs(cents - Math.round(cents)) > tolerance;
  });
  return undivided.length >= fewestUndivided && undivided.length * 2 >= telling.length;
}
/** One alone may be a sum with a discount. */
const fewestUndivided = 2;
const tolerance = 1e-6;
