import { lexicons } from '../lexicon/languages.ts';
import { codedPhrasesOf } from '../lexicon/lexicon.ts';
import { foldWord } from './fold.ts';
import { remembered } from './remembered.ts';

const codes = new Set(
  'EUR USD GBP CHF PLN CZK DKK SEK NOK HUF RON BGN CAD AUD NZD JPY CNY INR TRY ZAR BRL MXN SGD HKD AED SAR ILS KRW THB MYR PHP IDR KWD ISK RSD UAH MAD TND BHD OMR JOD QAR EGP CLP COP ARS PEN TWD VND BDT PKR LKR NGN KES GHS UGX TZS RWF ZMW BWP NAD MUR NPR MMK BND FJD PGK DZD JMD TTD XOF XAF XPF BOB VES UYU PYG CRC GTQ HNL MZN AOA CVE DOP NIO HTG XCD BBD GYD SRD AWG MKD MDL KZT UZS AZN MGA CDF MWK ETB IQD LYD GMD LRD KHR MVR'.split(
    ' ',
  ),
);
/** Signs that belong to one currency; those of letters stand beside an amount or alone. */
const signs: readonly [RegExp, string][] = [
  [/€/, 'EUR'],
  [/£/, 'GBP'],
  [/₹|(?<!\p{L})Rs\.?(?=\s?\d|\)|$)/iu, 'INR'],
  [/₺/, 'TRY'],
  [/₪/, 'ILS'],
  [/₩/, 'KRW'],
  [/₦/, 'NGN'],
  [/₱|(?<!\p{L})Php(?=\W|\d|$)/u, 'PHP'],
  [/₡/, 'CRC'],
  [/₴/, 'UAH'],
  [/₫/, 'VND'],
  [/₲/, 'PYG'],
  [/₵/, 'GHS'],
  [/฿/, 'THB'],
  [/₸/, 'KZT'],
  [/₼/, 'AZN'],
  // In Polish `taka` is any such thing.
  [/৳|(?<!\p{L})Tk\.?(?=\s?\d[\d,]*\.\d{2}(?!\d)|\)$)|^T(?:aka|AKA)$/u, 'BDT'],
  // Argentines write `U$S`, others `U$D`.
  [/(?<!\p{L})US\s?\$|(?<!\p{L})U\s?\$\s?[SD](?!\p{L})|\bU\.S\. ?dollars?/iu, 'USD'],
  [/(?<!\p{L})R\$/iu, 'BRL'],
  [/(?<!\p{L})(?:CA|C)\$/iu, 'CAD'],
  [/(?<!\p{L})(?:AU|A)\$/iu, 'AUD'],
  [/(?<!\p{L})NZ\$/iu, 'NZD'],
  [/(?<!\p{L})HK\$/iu, 'HKD'],
  [/(?<!\p{L})S\$/iu, 'SGD'],
  [/(?<!\p{L})RM(?=\s?\d)/u, 'MYR'],
  [/(?<!\p{L})Rp\.?(?=\s?\d)/u, 'IDR'],
  [/(?<!\p{L})K[Ss]hs?\.?(?=\s?\d|\)?$)|(?<!\p{L})KSHS?\.?(?=\s?\d)|^\s*\(?KSHS?\.?\)?$/u, 'KES'],
  // `Radius R 2.50 steel` is a size.
  [/(?:^|:)\s*R\s?\d{1,3}(?:[ ,]?\d{3})*[.,]\d{2}$/u, 'ZAR'],
  [/(?<!\p{L})zł(?!\p{L})/iu, 'PLN'],
  [/(?<!\p{L})Kč(?!\p{L})/iu, 'CZK'],
  [/(?<!\p{L})лв(?!\p{L})/iu, 'BGN'],
  // `350FT` are feet.
  [/(?<=\d\s?)Ft(?!\p{L})|^\s*Ft\.?\s*$/u, 'HUF'],
  [/(?<=\d\s?)lei(?!\p{L})|^\s*lei\s*$/iu, 'RON'],
  [
    /(?<!\p{L})S?Fr\.?(?=\s?\d)(?!\s?\d{2}\s?\d{3}\s?\d{3}\s?\d{3})|(?<=\d\s?)S?Fr\.?(?!\p{L})|^\s*S?Fr\.?\s*$/iu,
    'CHF',
  ],
];
/** Asked first: hardly a text has one of them. */
const anySign = new RegExp(signs.map(([{ source }]) => source).join('|'), 'iu');

/** Signs of several currencies stay as printed. */
const shared: readonly [RegExp, string][] = [
  [/\$/, '$'],
  [/¥/, '¥'],
  [/(?<!\p{L})kr(?!\p{L})/iu, 'kr'],
  [/(?<!\p{L})F\.?\s?CFA(?!\p{L})/u, 'FCFA'],
  // Of bolívares and bolivianos, at an amount or at the end of a heading.
  [/(?<!\p{L})Bs\.?(?=\s?\d|\)?\s*$)/u, 'Bs'],
];
/** Countries whose shared sign is their own. */
const owners: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  $: {
    ...{ US: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD', PR: 'USD', MX: 'MXN' },
    ...{ CL: 'CLP', CO: 'COP', AR: 'ARS' },
  },
  '¥': { JP: 'JPY', CN: 'CNY' },
  FCFA: {
    ...{ BJ: 'XOF', BF: 'XOF', CI: 'XOF', GW: 'XOF', ML: 'XOF', NE: 'XOF', SN: 'XOF', TG: 'XOF' },
    ...{ CM: 'XAF', CF: 'XAF', TD: 'XAF', CG: 'XAF', GQ: 'XAF', GA: 'XAF' },
  },
  Bs: { BO: 'BOB', VE: 'VES' },
  kr: { DK: 'DKK', SE: 'SEK', NO: 'NOK', IS: 'ISK', FO: 'DKK', GL: 'DKK' },
};

/** Shorter words are other words, too. */
const shortestName = 4;
const names = new Map(
  lexicons
    .flatMap(({ currencies }) => codedPhrasesOf(currencies))
    .map(({ code, phrase }) => [foldName(phrase), code] as const)
    .filter(([name]) => name.length >= shortestName),
);
const longestName = 3;

/**
 * The currency that a text names: an ISO code, or `$`, `¥`, `kr`, `FCFA`, `Bs` as printed when the sign alone does not tell whose.
 */
export const readCurrency = remembered((text): string | null => {
  if (numberAlone.test(text)) return null;
  // `SDN BHD` is a legal form.
  for (const word of text.match(/(?<![\p{L}\d])(?<!\bSDN\.?\s)[A-Z]{3}(?![\p{L}])/gu) ?? [])
    if (codes.has(word)) return word;
  if (anySign.test(text)) for (const [sign, code] of signs) if (sign.test(text)) return code;
  const named = namedCurrency(text);
  if (named !== null) return named;
  for (const [sign, printed] of shared) if (sign.test(text)) return printed;
  return null;
});

const numberAlone = /^[\d\s.,:/()%+-]*$/;

function namedCurrency(text: string): string | null {
  if (!/\p{L}{4}/u.test(text)) return null;
  const words = foldName(text).split(' ');
  for (let at = 0; at < words.length; at++)
    for (let length = longestName; length > 0; length--) {
      const code = names.get(words.slice(at, at + length).join(' '));
      if (code !== undefined) return code;
    }
  return null;
}

function foldName(text: string): string {
  return foldWord(text.replace(/\./g, ' '))
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

/** True for a text that names a currency without fractions: of francs CFA and the like there are only whole ones. */
export function hasNoFractions(text: string): boolean {
  return wholeOnly.test(text);
}
const wholeOnly =
  /(?<!\p{L})(?:F\.?\s?CFA|XAF|XOF|XPF|GNF|RWF|UGX|PYG|KRW|JPY|VND)(?!\p{L})|₩|(?<!\p{L})guaran[íi]es(?!\p{L})/u;

/** Makes a code of `$`, `¥`, `kr`, `FCFA` or `Bs` where the buyer's country decides; everything else stays. */
export function currencyIn(currency: string, country: string | null): string {
  return country === null ? currency : (owners[currency]?.[country] ?? currency);
}

/** True for `$`, `¥`, `kr`, `FCFA` or `Bs` as printed, and the code of one of the currencies that it stands for. */
export function sharesSign(sign: string, code: string): boolean {
  return Object.values(owners[sign] ?? {}).includes(code);
}
