import { perOrFor, perWords } from '../../lexicon/price-words.ts';
import type { ReadNumber } from '../../values/number.ts';
import { countOfCode, type ReadPrice, readPriceBasis } from '../../values/price.ts';
import { namesPrice } from './condition-lines.ts';

/** What a row prints of its price, and what it is multiplied with and to. */
export interface PrintedPrice {
  price: ReadPrice | null;
  quantity: number | null;
  total: ReadNumber | null;
  /** The cell of the price, the heading above it, and the cell of its basis. */
  cell: string;
  heading: string;
  basis: string;
  unit: string;
  /** The line of the row as printed, and the headings over it. */
  line: string;
}

/** `Price/100`, `Prix les 100`, `€ per 1.000`. */
const inHeading = /(?<![\d.,])(100|1[.,' ]?000)(?![\d.,])/;
/** Behind a price without a sum they are asked about. */
const letters = /^(?:[CHMT%‰]|CWT|MBF|MSF|MLF|[CM]FT)$/;
/** `Preis % Stk`, `Price per %`. */
const signInHeading = new RegExp(
  `([%‰])\\s?(?:st|pc|ea|szt|pz|m(?!\\p{L})|kg)|(?:${perWords}|p\\.?|/)\\s?([%‰])|\\p{L}\\s?([%‰])$`,
  'iu',
);
const cents = 0.011;

/** True for `HKD / 100`, `per 100 pcs`, `(EUR/1000)`: the end of a heading, on a line of its own, or on two behind `over`. */
export function namesBasis(text: string, over = ''): boolean {
  return basisAlone.test(text) || (opensBasis(over) && basisAlone.test(`${over} ${text}`));
}

/** True for `HKD /`, `EUR per` over the number. */
export function opensBasis(text: string): boolean {
  return basisOpen.test(text);
}
const beforeBasis = `\\(?(?:[A-Z]{3}|\\p{Sc})?\\s?(?:/|${perOrFor}\\.?|p\\.)`;
const basisOpen = new RegExp(`^${beforeBasis}$`, 'iu');
const basisAlone = new RegExp(`^${beforeBasis}\\s?(?:100|1[.,' ]?000)(?:\\s\\p{L}{1,6}\\.?)?\\)?$`, 'iu');

/** The number of units that a price is for: as its row says, else as its heading does; 1 where the sum proves it. */
export function basisOfPrice(printed: PrintedPrice): number {
  const { price, heading, basis, cell, total } = printed;
  if (makesTotal(printed, 1)) return 1;
  const proved = [basis, codeBehind(cell), printed.unit, codeBehind(heading)]
    .map(countOfCode)
    .find((count) => count > 1 && makesTotal(printed, count));
  if (proved !== undefined) return proved;
  // `312.00 | 100 kg`, whatever column it was taken for: the sum proves it.
  const beside = [100, 1000].find((count) => printsCount(printed.line, count) && makesTotal(printed, count));
  if (beside !== undefined) return beside;
  if (basis !== '') return readPriceBasis(basis);
  if (!total && /%$/.test(cell)) return 100;
  const ofHeading = price?.per === 1 && !/\/\s?1\b/.test(cell) ? inHeading.exec(heading)?.[1] : undefined;
  if (ofHeading !== undefined) return Number(ofHeading.replace(/\D/g, ''));
  const sign = signInHeading.exec(heading);
  return sign && price?.per === 1 ? countOfCode(sign[1] ?? sign[2] ?? sign[3]!) : (price?.per ?? 1);
}

function printsCount(line: string, count: number): boolean {
  return new RegExp(`(?<![\\d.,])${count === 100 ? '100' : "1[.,' ]?000"}(?![\\d.,])`).test(line);
}

/**
 * True for `5.00/M` without a sum: per thousand, or per metre where the goods are no metres; and for `45.00 CWT` of
 * goods in pounds. Pence are none of pounds.
 */
export function isUnproved(printed: PrintedPrice): boolean {
  const { cell, total, unit, basis } = printed;
  if (total || !printed.price) return false;
  const letter = (basis || codeBehind(cell)).replace(/^(?:per|\/)\s?/i, '');
  const isOfUnit =
    letter.length > 1
      ? unit === '' || unit.toUpperCase() === letter
      : letter !== '' && unit.toUpperCase().startsWith(letter);
  return (letters.test(letter) && !isOfUnit && basis !== '%') || /^\d[\d.]*\s?p$/.test(cell);
}

/** `M` of `12.50/M`, `per C` of `12.50 per C` and of `Price per C`. */
function codeBehind(text: string): string {
  return codeAtEnd.exec(text)?.[1]?.trim() ?? '';
}
const codeAtEnd = new RegExp(
  `(?:^|[\\d\\s(/])((?:${perWords}\\.?\\s|/)?\\s?(?:1?\\p{L}{1,9}\\.?|[%‰]|[0o]/00))\\)?$`,
  'iu',
);

/** `Price per 100 pcs` below a row: how many the price is for; 1 when nothing says so. */
export function basisBelow(texts: readonly string[]): number {
  const told = texts.find((text) => namesPrice(text) && below.test(text));
  return told === undefined ? 1 : Number(below.exec(told)![1]!.replace(/\D/g, ''));
}
const below = new RegExp(`(?:${perOrFor}|/)\\.?\\s?(100|1[.,' ]?000)(?![\\d.,])`, 'iu');

function makesTotal({ price, quantity, total }: PrintedPrice, per: number): boolean {
  if (!quantity || !price || !total) return false;
  return Math.abs((quantity * price.value) / per - total.value) < cents;
}
