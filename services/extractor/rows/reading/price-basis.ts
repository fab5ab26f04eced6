import type { ReadNumber } from '../../values/number.ts';
import { type ReadPrice, readPriceBasis } from '../../values/price.ts';
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
}

/** `Price/100`, `Prix les 100`, `€ per 1.000`. */
const inHeading = /(?<![\d.,])(100|1[.,' ]?000)(?![\d.,])/;
/** Alone in a cell, or behind the price: metres and cartons are abbreviated so as well, only the sum proves them. */
const letters: Readonly<Record<string, number>> = { C: 100, H: 100, '%': 100, M: 1000, T: 1000, '‰': 1000 };
/** `Preis % Stk`, `Price per %`. */
const signInHeading =
  /([%‰])\s?(?:st|pc|ea|szt|pz|m(?!\p{L})|kg)|(?:per|pro|je|p\.?|\/)\s?([%‰])|\p{L}\s?([%‰])$/iu;
const cents = 0.011;

/** The number of units that a price is for: as its row says, else as its heading does; 1 where the sum proves it. */
export function basisOfPrice(printed: PrintedPrice): number {
  const { price, heading, basis, cell, total } = printed;
  if (makesTotal(printed, 1)) return 1;
  const letter = letters[letterOf(printed)];
  if (letter !== undefined && makesTotal(printed, letter)) return letter;
  if (basis !== '') return readPriceBasis(basis);
  if (!total && /%$/.test(cell)) return 100;
  const ofHeading = price?.per === 1 && !/\/\s?1\b/.test(cell) ? inHeading.exec(heading)?.[1] : undefined;
  if (ofHeading !== undefined) return Number(ofHeading.replace(/\D/g, ''));
  const sign = signInHeading.exec(heading);
  return sign && price?.per === 1 ? letters[sign[1] ?? sign[2] ?? sign[3]!]! : (price?.per ?? 1);
}

/** True for `5.00/M` without a sum: per thousand, or per metre where the goods are no metres. Pence are none of pounds. */
export function isUnproved(printed: PrintedPrice): boolean {
  const { cell, total, unit } = printed;
  const letter = letterOf(printed);
  if (total || !printed.price) return false;
  const isOfUnit = letter !== '' && unit.toUpperCase().startsWith(letter);
  return (letters[letter] !== undefined && !isOfUnit && printed.basis !== '%') || /^\d[\d.]*\s?p$/.test(cell);
}

function letterOf({ basis, cell }: PrintedPrice): string {
  return (basis || (/\d\s?\/?\s?([CHMT%‰])$/.exec(cell)?.[1] ?? '')).trim();
}

/** `Price per 100 pcs` below a row: how many the price is for; 1 when nothing says so. */
export function basisBelow(texts: readonly string[]): number {
  const told = texts.find((text) => namesPrice(text) && below.test(text));
  return told === undefined ? 1 : Number(below.exec(told)![1]!.replace(/\D/g, ''));
}
const below = /(?:per|pro|je|pr|par|por|za|for|voor|ogni|cada|les|\/)\.?\s?(100|1[.,' ]?000)(?![\d.,])/i;

function makesTotal({ price, quantity, total }: PrintedPrice, per: number): boolean {
  if (!quantity || !price || !total) return false;
  return Math.abs((quantity * price.value) / per - total.value) < cents;
}
