import { perOrFor } from '../lexicon/price-words.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { readCurrency } from './currency.ts';
import { type DecimalMark, type ReadNumber, readNumber } from './number.ts';

export interface ReadPrice extends ReadNumber {
  /** The number of units that the price is for: 1000 in `7,190.00/1,000`. */
  per: number;
  /** As printed, null when none is. */
  currency: string | null;
}

/** `12,50 / 100`, `12,50 per 100 Stk.`, `12,50 zł za 100`: what stands between price and basis. */
const form = new RegExp(
  `^\\D*?(-?(?:(?<![\\p{L}.,])[.,])?\\d[\\d.,'’\\s]*(?<=\\d)-?)[^\\d/]*(?:(?:/|(?<=[\\s(])${perOrFor}\\.?)\\D{0,3}(\\d[\\d.,]*)?)?\\D*$`,
  'iu',
);
const hundred = anyOf(({ priceWords }) => priceWords.hundred);
const thousand = anyOf(({ priceWords }) => priceWords.thousand);
const per = anyOf(({ priceWords }) => priceWords.per);
/** `le cent`, `al ciento`: the article alone says it. */
const perOrThe = anyOf(
  ({ priceWords }) => priceWords.per,
  ({ smallWords }) => smallWords.the,
  ({ smallWords }) => smallWords.to,
);
/** `le cent`, `/ Tsd.`, `za tys. szt.`: a basis in words behind a price. */
const inWords = new RegExp(
  `(?:/|(?<=[\\s(])${perOrThe})\\.?\\s?(?:(${hundred}|%)|(?:${thousand}|‰|[0o]/00))(?!\\p{L})\\.?[^\\d]*$`,
  'iu',
);
/** How trades abbreviate for how many a price is: `C`, `CWT`, `CW`, `per M`, `/MFT`, `THOUSAND`, `Tsd.`, `1M`. */
const code = new RegExp(
  `^(?:(?:${per}|p\\b)\\.?|[/@])?\\s*1?(?:(c|h|%|cwt?|c(?:pcs?|ea|ft|lf|sf|yd)|h(?:pc|ea|un|und|dt)|${hundred})|` +
    `(?:m|t|k|‰|[0o]/00|m(?:pcs?|ea|ft|lf|sf|bf|yd|t)|k(?:pcs?|ea|ft)|th|thd|thou|tn|to|tons?|${thousand}))\\.?$`,
  'iu',
);
/** No price cell is longer. */
const longestPrice = 80;

/**
 * Reads a price cell: `$12.50`, `5.05 USD`, `7,190.00/1,000`, `10.15 EA`, `9,50 le cent`; null when it holds no single
 * price.
 */
export function readPrice(text: string, decimal: DecimalMark | null): ReadPrice | null {
  if (text.length > longestPrice) return null;
  const words = inWords.exec(text);
  const match = form.exec((words ? text.slice(0, words.index) : text).trim());
  const number = match && readNumber(match[1]!, decimal);
  if (!number) return null;
  const ofDigits = match[2] === undefined ? 1 : readPriceBasis(match[2]);
  return { ...number, per: words ? (words[1] ? 100 : 1000) : ofDigits, currency: readCurrency(text) };
}

/**
 * What an abbreviation may say the price is for, 100 or 1000; 1 for any other text. Metres, tons and cartons are
 * written so as well: only numbers that multiply prove it.
 */
export function countOfCode(text: string): number {
  const match = code.exec(text.trim());
  return match ? (match[1] ? 100 : 1000) : 1;
}

/**
 * Units that a price is for, always whole: `1,000` and `1.000` are both 1000, `1.00` is 1, `%` is 100 and `‰` 1000. 1
 * when it says none.
 */
export function readPriceBasis(text: string): number {
  const sign = text.trim();
  if (sign === '%') return 100;
  if (/^(?:‰|[0o]\/00)$/i.test(sign)) return 1000;
  const digits = /\d[\d.,]*/
    .exec(text)?.[0]
    .replace(/[.,]0{1,2}$/, '')
    .replace(/[.,]/g, '');
  const basis = Number(digits ?? 1);
  return basis > 0 ? basis : 1;
}
