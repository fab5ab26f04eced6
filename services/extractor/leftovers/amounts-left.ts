import type { Draft } from '../draft.ts';
import type { Segment } from '../layout/sheet.ts';
import { dateWords } from '../lexicon/phrases.ts';
import { readCurrency } from '../values/currency.ts';
import { readDate } from '../values/date.ts';
import type { Found, Shown } from './found.ts';

/** `925,00`, `1 733.20`, at the end of a sentence as well; no `7.30am`. */
const money = /\d[.,]\d{2}(?![\d%]|[.,]\d|\s?[ap]\.?m\b)/;

/** `Value of this release, net: 3.44 EUR` under the last order line. */
export function isSumInWords({ text }: Segment): boolean {
  return /\p{L}{3}\P{L}+\p{L}{3}.*\d[.,]\d{2}(?![\d%]|[.,]\d)/u.test(text) && readCurrency(text) !== null;
}

export function isPriced({ rows }: Omit<Draft, 'doubts'>): boolean {
  return rows.some((row) => row.price !== null || row.lineTotal !== null);
}

export function amountsBehind({ sheets, inTables }: Shown): Found[] {
  const last = sheets.findLastIndex(({ lines }) => lines.some((line) => inTables.has(line)));
  return sheets.slice(Math.max(last, 0)).flatMap((sheet, index) => {
    const from = index === 0 ? sheet.lines.findLastIndex((line) => inTables.has(line)) + 1 : 0;
    return sheet.lines
      .slice(from)
      .flatMap(({ segments }) => segments)
      .filter(({ text }) => money.test(text) && readDate(text, 'DMY', dateWords) === null)
      .map((segment) => ({ sheet, segment }));
  });
}
