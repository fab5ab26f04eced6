import { readCountry } from '../values/country.ts';
import type { Datum } from './order-data.ts';

/** The day in an XML date or date with time, with or without a zone, or in digits alone: the text itself otherwise. */
export function isoDay(datum: Datum | null): Datum | null {
  if (!datum) return null;
  const parts =
    /^(\d{4})-(\d{2})-(\d{2})(?:[T Z+-].*)?$/.exec(datum.text) ??
    /^(\d{4})(\d{2})(\d{2})(?:\d{4}|\d{6})?(?:Z|[+-]\d{4})?$/.exec(datum.text);
  return parts ? { ...datum, text: `${parts[1]}-${parts[2]}-${parts[3]}` } : datum;
}

/** True for a day of the calendar as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/**
 * A number of a format with a fixed decimal mark; a comma is taken as one where it cannot be a thousands mark. Null
 * when it is none.
 */
export function decimalOf(text: string): number | null {
  const bare = text.replace(/[\s\u00A0]/g, '');
  const plain =
    /^[+-]?\d+,\d+$/.test(bare) && !/^[+-]?[1-9]\d{0,2},\d{3}$/.test(bare) ? bare.replace(',', '.') : bare;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/.test(plain) ? Number(plain) : null;
}

/** ISO 3166-1 alpha-2 of a code or a name; as written when it is neither. */
export function countryOf(text: string): string {
  return /^[A-Za-z]{2}$/.test(text)
    ? text.toUpperCase()
    : (alpha3[text.toUpperCase()] ?? readCountry(text) ?? text);
}

/** ISO 3166-1 alpha-3 as some systems write it. */
const alpha3: Readonly<Record<string, string>> = {
  DEU: 'DE',
  NLD: 'NL',
  BEL: 'BE',
  FRA: 'FR',
  ESP: 'ES',
  ITA: 'IT',
  PRT: 'PT',
  POL: 'PL',
  DNK: 'DK',
  SWE: 'SE',
  NOR: 'NO',
  FIN: 'FI',
  AUT: 'AT',
  CHE: 'CH',
  LUX: 'LU',
  GBR: 'GB',
  IRL: 'IE',
  USA: 'US',
  CAN: 'CA',
  MEX: 'MX',
  CZE: 'CZ',
};
