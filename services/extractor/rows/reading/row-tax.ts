import type { RowTax } from '../../draft.ts';
import { type DecimalMark, readNumber } from '../../values/number.ts';
import type { RowLines } from '../lines/row-lines.ts';
import { textOf } from '../table.ts';

/**
 * The tax that a row prints in columns of its own, `9%` and `9%` or `142.20`; null when it prints none. A number without
 * its sign may be a rate or an amount.
 */
export function taxOfRow({ roles, anchors }: RowLines, decimal: DecimalMark | null): RowTax | null {
  const cells = roles.flatMap((role, column) =>
    role === 'tax' ? [textOf(anchors.flatMap((line) => line.cells[column]!))] : [],
  );
  const numbers = cells.flatMap((cell) => {
    const [, number, sign] = /^(?:\p{L}+\s)?(\d[\d.,]*)\s?(%?)$/u.exec(cell) ?? [];
    const value = number === undefined ? undefined : readNumber(number, decimal)?.value;
    // `1`: which tax, not how much.
    const isCode = sign === '' && /^\d$/.test(number ?? '');
    return value === undefined || isCode ? [] : [{ value, isRate: sign === '%' }];
  });
  if (numbers.length === 0) return null;
  const sumOf = (those: typeof numbers) => those.reduce((sum, { value }) => sum + value, 0);
  const rates = numbers.filter(({ value, isRate }) => isRate || value < highestRate);
  const amounts = numbers.filter(({ isRate }) => !isRate);
  return {
    rate: rates.length > 0 ? sumOf(rates) : null,
    amount: amounts.length > 0 ? sumOf(amounts) : null,
  };
}
/** Per cent. */
const highestRate = 30;
