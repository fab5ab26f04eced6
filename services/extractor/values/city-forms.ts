/** The codes of the states of the USA, as alternatives of a pattern. */
export const usStates =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|PR|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY';
const stateNames =
  'Alabama|Arizona|Arkansas|California|Colorado|Connecticut|Florida|Georgia|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Missouri|Montana|Nebraska|Nevada|New Jersey|New York|North Carolina|Ohio|Oklahoma|Oregon|Pennsylvania|Tennessee|Texas|Utah|Virginia|Washington|Wisconsin';
const provinces = 'AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT';

/** One printed form of postal code and city; the groups `code` and `city` hold them. */
interface CityForm {
  pattern: RegExp;
  country: string | null;
}
/** Tried in this order. */
export const cityForms: readonly CityForm[] = [
  {
    pattern: new RegExp(
      `^(?<before>.*?)(?<city>[\\p{L}.' -]+?)[\\s,]+(?:${usStates})[\\s,.]+(?<code>\\d{5}(?:-\\d{4})?)$`,
      'u',
    ),
    country: 'US',
  },
  {
    pattern: new RegExp(
      `^(?<before>.*?)(?<city>[\\p{L}.' -]+?)[\\s,]+(?:${stateNames})[\\s,]+(?<code>\\d{5}(?:-\\d{4})?)$`,
      'iu',
    ),
    country: 'US',
  },
  {
    pattern: new RegExp(
      `^(?<before>.*?)(?<city>[\\p{L}.' -]+?)[\\s,]+(?:${provinces})[\\s,]+(?<code>[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)$`,
      'u',
    ),
    country: 'CA',
  },
  {
    pattern:
      /^(?<before>.*?)(?<city>[\p{L}.' -]+?)(?:[\s,]|(?<=\p{Ll}{3})\.\s)+(?<code>[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/u,
    country: 'GB',
  },
  {
    pattern:
      /^(?<before>|.*?[\s,])(?<code>[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})[\s,]+(?<city>\p{L}[\p{L}.' -]+)$/u,
    country: 'GB',
  },
  {
    pattern: /^(?<before>.*?)(?:NL[-\s])?(?<!\d)(?<code>\d{4} ?[A-Z]{2})\s+(?<city>\p{L}[\p{L}.' -]+)$/u,
    country: 'NL',
  },
  {
    pattern: /^(?<before>.*?)(?:PL[-\s])?(?<!\d)(?<code>\d{2}-\d{3})\s+(?<city>\p{L}[\p{L}.' -]+)$/u,
    country: 'PL',
  },
  {
    pattern: /^(?<before>.*?)(?:PT?[-\s])?(?<!\d)(?<code>\d{4}-\d{3})\s+(?<city>\p{L}[\p{L}.' -]+)$/u,
    country: 'PT',
  },
  {
    pattern: /^(?<before>.*?)(?<code>\d{5}-\d{3})\s+(?<city>\p{L}[\p{L}.' -]+?)(?:\s*[-/]\s*[A-Z]{2})?$/u,
    country: 'BR',
  },
  {
    // An Eircode has none of BGIJLMOQSUZ, and a letter in its last four: `B522269` is the number of an order.
    pattern:
      /^(?<before>.*?)(?<city>\p{L}[\p{L}.' -]+?(?:\s\d{1,2})?)(?:[\s,]|(?<=\p{Ll}{3}|\d)\.\s)+(?<code>[AC-FHKNPRTV-Y]\d[\dW] ?(?!\d{4})[AC-FHKNPRTV-Y\d]{4})$/u,
    country: 'IE',
  },
  {
    pattern:
      /^(?<before>.*?)(?:(?<land>[A-Z]{1,3})\s?[-–]\s?)?(?<code>\d{5}-\d{4}|\d{3} ?\d{2}|(?<!\d-)\d{4,5})\s+(?<city>\p{L}[\p{L}.'/ -]+?(?:\s\((?:\p{L}{2,3}\s)?\p{L}{3,20}\))?)(?:\s+(?:\(\p{L}{2}\)|cedex\s*\d*))?$/iu,
    country: null,
  },
  {
    pattern: /^(?<before>.*?)(?<city>\p{L}[\p{L}.' ]+?)[\s,-]+(?:[A-Z]{2}\s+)?(?<code>\d{5})$/u,
    country: null,
  },
];

/** Before a postal code, with a dash: `D-63571`; ISO 3166-1 alpha-2 by the letters of cars. */
export const plates: Readonly<Record<string, string>> = {
  D: 'DE',
  A: 'AT',
  F: 'FR',
  I: 'IT',
  B: 'BE',
  L: 'LU',
  E: 'ES',
  S: 'SE',
  N: 'NO',
  DK: 'DK',
  CZ: 'CZ',
  SK: 'SK',
  FIN: 'FI',
  FI: 'FI',
  NO: 'NO',
  HU: 'HU',
  RO: 'RO',
  LU: 'LU',
  LT: 'LT',
  LV: 'LV',
  EE: 'EE',
  SI: 'SI',
  HR: 'HR',
  GR: 'GR',
  PL: 'PL',
  PT: 'PT',
};
