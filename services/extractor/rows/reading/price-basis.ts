import type { ReadNumber } from '../../values/number.ts';
import { type ReadPrice, readPriceBasis } from '../../values/price.ts';

/** What a row prints of its price, and what it is multiplied with and to. */
export interface PrintedPrice {
  price: ReadPrice | null;
  quantity: number | null;
  total: ReadNumber | null;
  /** The cell of the price, the heading above it, and the cell of its basis. */
  cell: string;
  heading: string;
  basis: string;
}

/** `Price/100`, `Prix les 100`, `€ per 1.000`. */
const inHeading = /(?<![\d.,])(100|1[.,' ]?000)(?![\d.,])/;
/** Alone in a cell, or behind the price: metres and cartons are abbreviated so as well, only the sum proves them. */
const letters: Readonly<Record<string, number>> = { C: 100, H: 100, '%': 100, M: 1000, T: 1000, '‰': 1000 };
const cents = 0.011;

/** The number of units that a price is for: as its row says, else as its heading does; 1 where the sum proves it. */
export function basisOfPrice(printed: PrintedPrice): number {
  const { price, heading, basis, cell } = printed;
  if (makesTotal(printed, 1)) return 1;
  const letter = letters[(basis || (/\d\s?\/?([CHMT%‰])$/.exec(cell)?.[1] ?? '')).trim()];
  if (letter !== undefined && makesTotal(printed, letter)) return letter;
  if (basis !== '') return readPriceBasis(basis);
  const ofHeading = price?.per === 1 && !/\/\s?1\b/.test(cell) ? inHeading.exec(heading)?.[1] : undefined;
  return ofHeading === undefined ? (price?.per ?? 1) : Number(ofHeading.replace(/\D/g, ''));
}

function makesTotal({ price, quantity, total }: PrintedPrice, per: number): boolean {
  if (!quantity || !price || !total) return false;
  return Math.abs((quantity * price.value) / per - total.value) < cents;
}
