import type { Sheet } from './layout/sheet.ts';
import { dateWords, longestMatch, tokenise, totalBook } from './lexicon/phrases.ts';
import { hasNoFractions, readCurrency } from './values/currency.ts';
import { type DateOrder, dateOrderProved } from './values/date.ts';
import { decimalMarkOfProducts } from './values/decimal-proof.ts';
import { foldWord } from './values/fold.ts';
import { type DecimalMark, decimalMarkOfWholes, decimalMarkUsed } from './values/number.ts';

/** How the dates of one part of the documents are read. */
export interface DateRule {
  order: DateOrder;
  /** What decided; only `locale` is a guess. */
  source: 'document' | 'country' | 'locale';
  /** Day of the e-mail that brought the order, YYYY-MM-DD: it tells the year of days that are written without. */
  sentOn?: string | null;
  /** The document says that its dates are written so: `YYMMDD`. */
  isCompact?: boolean;
  /** Some week is spoken of: a day of the week may be one of that. */
  tellsWeek?: boolean;
}

/** What the documents as a whole say about how their values are written. */
export interface ReadingContext {
  /** Proved by the documents' numbers, else usual in the buyer's country or with its currency; null when neither is known. */
  decimal: DecimalMark | null;
  /** Usual in the tenant's country: a guess. */
  localeDecimal: DecimalMark;
  headerDates: DateRule;
  rowDates: DateRule;
}

const pointCountries = new Set(
  'US GB IE CA AU NZ MX CH IN CN HK SG JP PR PH IL KE NG GH UG TZ ZM ZW MW BW LR SL GM PK BD LK NP MM MY TH TW KR AE SA QA KW BH OM EG JO MT GT HN SV NI DO PA PE TT JM BB GY BZ FJ PG'.split(
    ' ',
  ),
);
/** Currencies of such countries alone. */
const pointCurrencies = new Set(
  'USD GBP AUD NZD MXN CNY INR HKD SGD JPY PHP ILS KES NGN GHS UGX TZS ZMW MWK BWP LRD GMD PKR BDT LKR NPR MYR THB TWD KRW AED SAR QAR KWD BHD OMR EGP JOD GTQ HNL NIO DOP PEN TTD JMD BBD GYD FJD PGK'.split(
    ' ',
  ),
);
const monthFirstCountries = new Set(['US', 'PR', 'PH']);

/** Where the documents come from, as far as they say so. */
export interface Origin {
  /** Of the buyer, ISO 3166-1 alpha-2. */
  country: string | null;
  /** Of clearly most labels, ISO 639-1. */
  language: string | null;
}

/** `rowTexts` are the lines of the order tables: they may be written by another hand than the letter around them. */
export function contextOf(
  sheets: readonly Sheet[],
  rowTexts: readonly string[],
  { country: buyerCountry, language }: Origin,
  locale: { country: string; dateOrder: DateOrder },
): ReadingContext {
  const texts = sheets.flatMap((sheet) =>
    sheet.lines.map((line) => line.segments.map((segment) => segment.text).join(' ')),
  );
  const words = sheets.flatMap((sheet) => sheet.lines.flatMap((line) => line.words.map((word) => word.text)));
  const inRows = new Set(rowTexts);
  const fallback = ruleWithoutProof(buyerCountry, language, locale.dateOrder);
  const whole = proved(texts) ?? fallback;
  // Of one such date alone nothing tells that it begins with the year.
  const provedIn = (part: readonly string[]) => (whole.order === 'YMD' ? whole : proved(part)) ?? whole;
  return {
    decimal:
      decimalMarkUsed(words) ??
      decimalMarkOfProducts(texts.map((text) => text.split(' '))) ??
      (texts.some(hasNoFractions) ? decimalMarkOfWholes(words) : null) ??
      (buyerCountry === null
        ? (decimalMarkOfCurrency(texts) ?? decimalMarkOfSigns(texts, language))
        : decimalMarkAbroad(texts, buyerCountry, language)),
    localeDecimal: decimalMarkIn(locale.country),
    headerDates: {
      ...provedIn(texts.filter((text) => !inRows.has(text))),
      ...(texts.some((text) => compact.test(text)) ? { isCompact: true } : {}),
    },
    rowDates: provedIn(rowTexts),
  };
}

/** `Dates in format YYMMDD`, in the letters of each language. */
const compact = /(?<![\p{L}\d])(?:yymmdd|jjmmtt|aammjj|aammdd|aammgg|rrmmdd|jjmmdd|ååmmdd)(?![\p{L}\d])/iu;

/** The decimal mark that a country, ISO 3166-1 alpha-2, writes. */
export function decimalMarkIn(country: string): DecimalMark {
  return pointCountries.has(country) ? '.' : ',';
}

/**
 * Of `$1,200` in English, and of `€ 1,200` as well, nobody knows whether a house of a country with decimal commas writes it
 * in its own manner.
 */
function decimalMarkAbroad(
  texts: readonly string[],
  buyerCountry: string,
  language: string | null,
): DecimalMark | null {
  const own = decimalMarkIn(buyerCountry);
  const isForeign = own === ',' && language === 'en' && texts.some((text) => threeBehindComma.test(text));
  return isForeign ? null : own;
}

/** A point where all currencies that the texts name are of countries that write one. */
function decimalMarkOfCurrency(texts: readonly string[]): DecimalMark | null {
  const named = new Set(texts.map(readCurrency).filter((currency) => currency !== null));
  return named.size > 0 && [...named].every((currency) => pointCurrencies.has(currency)) ? '.' : null;
}

/** `Total: $5,000` in English: no sum of money has three decimals, and who writes so parts thousands by commas. */
function decimalMarkOfSigns(texts: readonly string[], language: string | null): DecimalMark | null {
  const isEnglish = language === null || language === 'en';
  return isEnglish && texts.some((text) => thousandsOfMoney.test(text) && namesTotal(text)) ? '.' : null;
}
function namesTotal(text: string): boolean {
  const all = tokenise(text);
  return all.some((_, at) => longestMatch(totalBook, all, at) !== null);
}
const threeBehindComma = /(?<![\d.,])[1-9]\d{0,2},\d{3}(?![\d.,]*\d)/u;
const thousandsOfMoney = /[$£₹]\s?\d{1,3},\d{3}(?![\d.,]*\d)/u;

function proved(texts: readonly string[]): DateRule | null {
  const order = dateOrderProved(texts);
  return order === null || order === 'both' ? null : { order, source: 'document' };
}

/** Only English is written with the month first. */
function ruleWithoutProof(buyerCountry: string | null, language: string | null, order: DateOrder): DateRule {
  if (buyerCountry === null && language !== null && language !== 'en')
    return { order: 'DMY', source: 'country' };
  if (buyerCountry === null) return { order, source: 'locale' };
  // Canadians write either.
  if (buyerCountry === 'CA') return { order: 'DMY', source: 'locale' };
  return { order: monthFirstCountries.has(buyerCountry) ? 'MDY' : 'DMY', source: 'country' };
}

/** How the dates of an e-mail's order are read; `sentOn` is its day, null where the order came without one. */
export function datesOfMail(rule: DateRule, sentOn: string | null, sheets: readonly Sheet[]): DateRule {
  if (sentOn === null) return rule;
  const words = sheets.flatMap(({ lines }) => lines.flatMap((line) => line.words));
  const tellsWeek = words.some(
    ({ text }, at) =>
      tellsOfWeek(text, words[at - 1]?.text, words[at + 1]?.text) && !isEnd.test(words[at - 2]?.text ?? ''),
  );
  return { ...rule, sentOn, tellsWeek };
}

/** A short word is one of a week beside its number alone: `W 23`, but not `7719/W`; and `every week` is none of its own. */
function tellsOfWeek(text: string, before = '', behind = ''): boolean {
  const word = foldWord(text.replace(/[^\p{L}]/gu, ''));
  // `T10` and `S 10` are sizes.
  if (!dateWords.weeks.has(word) || everyWord.test(before) || word === 's' || word === 't') return false;
  const isNumbered = /^\p{L}+\.?\d{1,2}[.,:]?$/u.test(text) || /^\d{1,2}[.,:]?$/.test(behind);
  return word.length >= shortestWeekWord || word === 'wk' || isNumbered;
}
/** `fim de semana`, `fin de semana`: the weekend. */
const isEnd = /^(?:fim|fins|fin|fines)$/iu;
const shortestWeekWord = 4;
const everyWord = /^(?:every|each|jede\p{L}*|elke|iedere|chaque|cada|ogni|każd\p{L}*|co|hver|toutes)$/iu;
