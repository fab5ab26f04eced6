const codes = new Set(
  'EUR USD GBP CHF PLN CZK DKK SEK NOK HUF RON BGN CAD AUD NZD JPY CNY INR TRY ZAR BRL MXN SGD HKD AED SAR ILS KRW THB MYR PHP IDR KWD'.split(
    ' ',
  ),
);
const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  zł: 'PLN',
  Kč: 'CZK',
  '₹': 'INR',
  R$: 'BRL',
  US$: 'USD',
};
/** Countries whose printed `$` is their own. */
const dollars: Readonly<Record<string, string>> = {
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SG: 'SGD',
  HK: 'HKD',
  PR: 'USD',
};

/** The currency that a text names: an ISO code, or `$` as printed when the sign alone does not tell whose. */
export function readCurrency(text: string): string | null {
  for (const word of text.match(/(?<![\p{L}\d])[A-Z]{3}(?![\p{L}])/gu) ?? [])
    if (codes.has(word)) return word;
  if (/\bUS\s?\$|\bU\.S\. ?dollars?/i.test(text)) return 'USD';
  for (const [sign, code] of Object.entries(signs)) if (text.includes(sign)) return code;
  if (/\beuros?\b/i.test(text)) return 'EUR';
  return text.includes('$') ? '$' : null;
}

/** Makes a code of `$` where the buyer's country decides; everything else stays. */
export function currencyIn(currency: string, country: string | null): string {
  return currency === '$' && country !== null ? (dollars[country] ?? currency) : currency;
}
