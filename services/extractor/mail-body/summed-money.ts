import type { Word } from '@orderloom/pages/page.ts';
import type { Sheet } from '../layout/sheet.ts';
import { type Money, moneyIn } from './money.ts';

/** What of an item its money is told by. */
interface Priced {
  description: Word[];
  quantity: Word[];
  price: Word[];
  lineTotal: Word[];
}

const halfACent = 0.0051;

/**
 * Items that end in money of which nothing says what it is, `20x Merino DK (DK-50) £92.00`: where all of it adds up to
 * a sum that is printed below them these are the totals of lines, where it does so times the quantities the prices.
 */
export function withSummedMoney<Item extends Priced>(items: readonly Item[], sheet: Sheet): Item[] {
  const ends = items.map(endOf);
  if (items.length === 0 || ends.some((end) => end === null)) return [...items];
  const all = ends as Money[];
  const last = items.at(-1)!.quantity[0]!.box[1];
  const printed = sheet.lines
    .filter(({ box }) => box[1] > last + 1)
    .flatMap(({ words }) => moneyIn(words).map(({ value }) => value));
  const quantities = items.map(({ quantity }) => Number(quantity[0]!.text.replace(/\D/g, '')));
  const isPrinted = (sum: number) => printed.some((value) => Math.abs(value - sum) < halfACent);
  const isTotals = isPrinted(all.reduce((sum, { value }) => sum + value, 0));
  const isPrices = isPrinted(all.reduce((sum, { value }, at) => sum + value * quantities[at]!, 0));
  if (isTotals === isPrices) return [...items];
  return items.map((item, at) => ({
    ...item,
    description: item.description.slice(0, all[at]!.from),
    [isTotals ? 'lineTotal' : 'price']: all[at]!.amount,
  }));
}

function endOf({ description, price, lineTotal }: Priced): Money | null {
  const [money, ...others] = moneyIn(description);
  const isEnd = money !== undefined && money.from > 0 && money.to >= description.length;
  return isEnd && others.length === 0 && price.length === 0 && lineTotal.length === 0 ? money : null;
}
