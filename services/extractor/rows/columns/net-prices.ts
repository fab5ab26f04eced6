import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { decimalMarkUsed, readNumber } from '../../values/number.ts';

/** Amounts are rounded to the cent, or to the whole where they print no cents. */
const cents = 0.011;
const wholes = 0.51;
/** Share of the rows that print both prices. */
const mostRows = 0.8;

/**
 * Of `Price | VAT % | VAT | Price with VAT | Total` the first is the price, though the last multiplies with the quantity.
 * `claims`: the columns whose headings announce a price. `rows` are the texts of the cells.
 */
export function takeNetPrices(
  roles: (ColumnRole | null)[],
  claims: readonly number[],
  rows: readonly (readonly string[])[],
): (ColumnRole | null)[] {
  const gross = roles.indexOf('price');
  const taxes = roles.flatMap((role, column) => (role === 'tax' ? [column] : []));
  if (gross < 0 || taxes.length === 0) return roles;
  const decimal = decimalMarkUsed(rows.flat());
  const numberAt = (row: readonly string[], column: number) =>
    readNumber(row[column]!.replace(/\s*%$/, ''), decimal)?.value ?? null;
  const isNet = (column: number, tax: number) => {
    const read = rows.flatMap((row) => {
      const [net, of, whole] = [column, tax, gross].map((at) => numberAt(row, at));
      return net == null || of == null || whole == null ? [] : [{ net, of, whole }];
    });
    const allowed = read.every(({ whole }) => Number.isInteger(whole)) ? wholes : cents;
    const isOf = (taxed: (net: number, of: number) => number) =>
      read.every(({ net, of, whole }) => Math.abs(taxed(net, of) - whole) < allowed);
    const isTold = read.some(({ of }) => of > 0) && read.length >= mostRows * rows.length;
    return isTold && (isOf((net, rate) => net * (1 + rate / 100)) || isOf((net, amount) => net + amount));
  };
  const net = claims.find((column) => column < gross && taxes.some((tax) => isNet(column, tax)));
  if (net === undefined || (roles[net] !== 'ignored' && roles[net] !== null)) return roles;
  return roles.map((role, column) => (column === net ? 'price' : column === gross ? 'ignored' : role));
}
