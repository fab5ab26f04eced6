import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { anyOf } from '../../lexicon/word-patterns.ts';
import { arePricesOfOne } from '../../mail-body/price-of-one.ts';
import { decimalMarkUsed, readNumber } from '../../values/number.ts';
import { isAmount } from '../lines/line-shapes.ts';

type Role = Extract<ColumnRole, 'unit' | 'priceUnit' | 'price' | 'lineTotal' | 'quantity'>;

/** `Price/unit`, `€/pc`, `Unit £` over amounts are prices, not units, where no other column is. */
export function withPricedUnits<Other>(
  roles: readonly (Other | Role | null)[],
  values: readonly (readonly string[])[],
): (Other | Role | null)[] {
  if (roles.includes('price')) return [...roles];
  const priced = roles.findIndex((role, at) => {
    const own = values[at]!;
    const mayPrice = role === 'unit' || role === 'priceUnit';
    return mayPrice && own.length > 0 && own.filter(isPrice).length > mostPriced * own.length;
  });
  return roles.map((role, at) => (at === priced ? 'price' : role));
}
const mostPriced = 0.8;

/** An amount with cents, perhaps for a unit, `39,86 / ST`, that is no basis: `1,00`, `100,00`. */
function isPrice(value: string): boolean {
  const amount = value.replace(/\s*\/\s*\p{L}{1,5}\.?$/u, '');
  return isAmount(amount) && !/^10*[.,]0+$/.test(amount);
}

/**
 * `Net` alone may head the price of one or the sum of a line. Sums of whole cents divide by their quantities: where the
 * amounts do not, they are prices. `rows` are the texts of the cells.
 */
export function withNetPrices<Other>(
  roles: readonly (Other | Role | null)[],
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): (Other | Role | null)[] {
  const [net, quantity] = [roles.indexOf('lineTotal'), roles.indexOf('quantity')];
  if (roles.includes('price') || net < 0 || quantity < 0 || !isNet.test(headings[net]!)) return [...roles];
  // `Net | Gross`, `Netto | Tara` are weights.
  if (headings.some((text, at) => at !== net && grossOrTare.test(text))) return [...roles];
  const decimal = decimalMarkUsed(rows.flat());
  const numberAt = (row: readonly string[], column: number) =>
    readNumber(/[\d.,]*\d/.exec(row[column] ?? '')?.[0] ?? '', decimal)?.value ?? null;
  const records = rows.flatMap((row) => {
    const [count, amount] = [numberAt(row, quantity), numberAt(row, net)];
    return count === null || amount === null ? [] : [{ quantity: count, amount }];
  });
  return arePricesOfOne(records) ? roles.map((role, at) => (at === net ? 'price' : role)) : [...roles];
}
const grossOrTare = new RegExp(
  `^\\W*${anyOf(
    ({ grossNet }) => grossNet.gross,
    ({ grossNet }) => grossNet.tare,
  )}`,
  'iu',
);
const isNet = new RegExp(
  `^\\W*(?:${anyOf(({ grossNet }) => grossNet.net)}|h\\.?t\\.?|excl\\.?|ex)\\W*(?:eur|gbp|usd|chf|pln|zł|dkk|kr)?\\W*$`,
  'iu',
);
