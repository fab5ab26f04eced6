import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { decimalMarkUsed, readNumber } from '../../values/number.ts';

/** Amounts are rounded to the cent. */
const cents = 0.011;
/** Share of the rows that print all three. */
const mostRows = 0.8;

/**
 * Of `Total before discount | Discount | Total after discount` the last is the total of a line: what the rate of each row
 * leaves of the first. `rows` are the texts of the cells.
 */
export function takeNetTotals(
  roles: (ColumnRole | null)[],
  rows: readonly (readonly string[])[],
): (ColumnRole | null)[] {
  const [gross, rate] = [roles.indexOf('lineTotal'), roles.indexOf('discount')];
  if (gross < 0 || rate < 0) return roles;
  const decimal = decimalMarkUsed(rows.flat());
  const numberAt = (row: readonly string[], column: number) =>
    readNumber(row[column]!.replace(/%$/, ''), decimal)?.value ?? null;
  const isNet = (column: number) => {
    const read = rows.flatMap((row) => {
      const [whole, off, left] = [gross, rate, column].map((at) => numberAt(row, at));
      return whole == null || off == null || left == null ? [] : [{ whole, off, left }];
    });
    const isTold = read.some(({ off }) => off > 0) && read.length >= mostRows * rows.length;
    return isTold && read.every(({ whole, off, left }) => Math.abs(whole * (1 - off / 100) - left) < cents);
  };
  const net = roles.findIndex(
    (role, column) => column > rate && (role === null || role === 'ignored') && isNet(column),
  );
  if (net < 0) return roles;
  return roles.map((role, column) => (column === net ? 'lineTotal' : column === gross ? 'ignored' : role));
}
