import { remainder97 } from './check-digits.ts';

/** Letters and digits of an IBAN by country: SWIFT's IBAN registry. */
const lengths: Readonly<Record<string, number>> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  BA: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FO: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GL: 18,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SA: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  TN: 24,
  TR: 26,
  UA: 29,
};
const ibanLike = /(?<![A-Z\d])([A-Z]{2})\d{2}(?: ?[A-Z\d]){11,30}/g;
const bicLike = /(?<![A-Z\d])[A-Z]{4}([A-Z]{2})[A-Z\d]{2}(?:[A-Z\d]{3})?(?![A-Z\d])/g;

/** The first IBAN in a text whose length and check digits (ISO 7064) are right, without spaces; else null. */
export function readIban(text: string): string | null {
  for (const [found, country] of text.toUpperCase().matchAll(ibanLike)) {
    const iban = found.replace(/ /g, '').slice(0, lengths[country!] ?? 0);
    if (iban.length === lengths[country!] && remainder97(iban.slice(4) + iban.slice(0, 4)) === 1) return iban;
  }
  return null;
}

/** The first BIC of a known country in a text. Words of eight letters look like one: ask only at its label. */
export function readBic(text: string): string | null {
  for (const [found, country] of text.matchAll(bicLike))
    if (country! in lengths || country === 'US' || country === 'CA') return found;
  return null;
}
