import path from 'node:path';
import type { Language } from '../languages.ts';

/** How one country's business papers look. Templates are for `Random.fill`. */
export interface Place {
  /** ISO 3166-1 alpha-2. */
  country: string;
  countryName: string;
  /** ISO 4217. */
  currency: string;
  /** Postal code, city and, where addresses have it, the state. */
  towns: readonly (readonly [postalCode: string, city: string, state?: string])[];
  /** Street with its number. */
  streets: readonly string[];
  /** A second line of an address: a dock, a building. */
  extras: readonly string[];
  /** With {postal}, {city}, {state}. */
  townLine: readonly string[];
  vatId: readonly string[];
  phones: readonly string[];
  /** Names without the legal form. */
  companies: readonly string[];
  legalForms: readonly string[];
  firstNames: readonly string[];
  lastNames: readonly string[];
  numbers: readonly NumberStyle[];
  dates: readonly DateStyle[];
  /** Per cent. */
  taxRates: readonly number[];
}

export interface NumberStyle {
  decimal: ',' | '.';
  group: ',' | '.' | ' ' | "'" | '';
}

/** y, m, d as digits with zeros, `M` and `D` without them, `mon` and `month` as words, {…} as it is. */
export type DateStyle = string;

/** The places whose buyers write in `language`. */
export async function loadPlaces(language: Language): Promise<readonly Place[]> {
  return ((await import(path.join(import.meta.dirname, `${language}.ts`))) as { places: readonly Place[] })
    .places;
}
