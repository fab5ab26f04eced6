import type { Word } from '@orderloom/pages/page.ts';
import { type DecimalMark, readNumber } from '../../values/number.ts';
import type { RowLines } from '../lines/row-lines.ts';
import { textOf } from '../table.ts';

/** `30+10`, `30 + 5 %`, `30/5`: each is taken off what the one before leaves. */
const several =
  /^[-–]?\s?(\d{1,2}(?:[.,]\d{1,3})?)\s?%?\s?[+/]\s?(\d{1,2}(?:[.,]\d{1,3})?)(?:\s?%?\s?[+/]\s?(\d{1,2}(?:[.,]\d{1,3})?))?\s?%?$/;

/**
 * What is taken off a row's price in per cent when it has several columns of discounts, or prints several in one cell;
 * null when there is one or none, which may be an amount.
 */
export function severalDiscounts({ roles, anchors }: RowLines, decimal: DecimalMark | null): number | null {
  const cells = roles.flatMap((role, column) => {
    const words: Word[] = role === 'discount' ? anchors.flatMap((line) => line.cells[column]!) : [];
    return words.length > 0 ? [textOf(words)] : [];
  });
  const parts = cells.flatMap(
    (cell) =>
      several
        .exec(cell)
        ?.slice(1)
        .filter((part) => part !== undefined) ?? [cell.replace('%', '')],
  );
  const rates = parts.map((part) => readNumber(part, decimal)?.value ?? Number.NaN).map(Math.abs);
  const isOne = roles.filter((role) => role === 'discount').length < 2 && rates.length < 2;
  if (isOne || rates.length === 0 || !rates.every((rate) => rate < 100)) return null;
  return Math.round((100 - 100 * rates.reduce((left, rate) => left * (1 - rate / 100), 1)) * 1e6) / 1e6;
}
