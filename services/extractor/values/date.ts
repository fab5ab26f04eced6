import { ofMonth, ordinalEnd } from '../lexicon/day-words.ts';
import { isUnit } from '../lexicon/phrases.ts';
import { foldWord } from './fold.ts';
import { remembered } from './remembered.ts';

/** Order of the parts of an all-digit date. */
export type DateOrder = 'DMY' | 'MDY' | 'YMD';

export interface ReadDate {
  /** YYYY-MM-DD. */
  iso: string;
  /** The characters that made it. */
  text: string;
  /** True when day and month could change places and only `order` decided. */
  ambiguous: boolean;
}

/** What a date reader must know of a language: see lexicon. */
export interface DateWords {
  /** Month by folded name or abbreviation, 1 to 12. */
  months: ReadonlyMap<string, number>;
  /** Folded words for a calendar week. */
  weeks: ReadonlySet<string>;
}

const isoForm = /(?<!\d)(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/;
/** A space before a dot alone, as in `30.00 .00 .00`, parts amounts. */
const digitForm =
  /(?<![\d.,/-])(\d{1,2})(?:\s(?=[-/]|\.\s))?([-./])\s?(\d{1,2})(?:\s(?=[-/]|\.\s))?\2\s?(\d{4}|\d{2})(?![\d/]|[.,]\d)/;
/** `3/6 2026`, `3/6-2026`. */
const yearApart = /(?<![\d.,/-])(\d{1,2})([./])(\d{1,2})\.?[\s-]{1,2}(20[1-4]\d)(?![\d/]|[.,]\d)/;
const isoBasicForm = /^\s*(20\d{2})(\d{2})(\d{2})\s*$/;
/** No month's name is longer. */
const name = '\\p{L}{3,14}';
const dayFirstForm = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:\\.?${ordinalEnd}|\\.)?[\\s\\-/.]{0,3}(?:${ofMonth}\\s*)?(${name}\\.?)[\\s\\-/.,'’]{0,3}(?:${ofMonth}\\s+)?(\\d{4}|\\d{2}(?!:\\d))(?!\\d)`,
  'gu',
);
const monthFirstForm = new RegExp(
  `(?<!\\p{L}-?)(${name}\\.?)[\\s\\-/.]{0,3}(\\d{1,2})(?:st|nd|rd|th)?[\\s,\\-/.]{1,3}(\\d{4}|\\d{2}(?!:\\d))(?![\\d]|/\\d{4})`,
  'gu',
);
const number = '\\s{0,2}(?:no|nr|n[°º]?|#)?\\.?';
/** `KW 23/2026`, `week no. 23 2026`, `2026 KW 23`, `2026-W23`, `23. KW 2026`. */
const weekForms: readonly RegExp[] = [
  `(?<!\\p{L})(?<word>\\p{L}{1,14})\\.?${number}\\s{0,2}(?<week>\\d{1,2})\\s{0,2}(?:[/.\\-,]|\\s${ofMonth}(?=\\s)|\\s)\\s{0,2}(?<year>\\d{4}|\\d{2})(?!\\d)`,
  `(?<!\\d)(?<year>\\d{4})[\\s/.-]{0,3}(?<word>\\p{L}{1,14})\\.?${number}\\s{0,2}(?<week>\\d{1,2})(?!\\d)`,
  `(?<!\\d)(?<week>\\d{1,2})\\.?\\s{0,2}(?<word>\\p{L}{1,14})\\.?[\\s/.-]{0,3}(?<year>\\d{4})(?!\\d)`,
].map((source) => new RegExp(source, 'u'));

/** The first date in a text, or null. `order` reads an all-digit date whose parts could change places. */
export function readDate(text: string, order: DateOrder | null, words: DateWords): Readonly<ReadDate> | null {
  return /\d/.test(text) ? readerOf(words, order)(text) : null;
}

/** Each word and cell of a page is asked whether it is a day by every reader of rows, columns and labels. */
function readerOf(words: DateWords, order: DateOrder | null): DateReader {
  const ofWords = readers.get(words) ?? new Map<DateOrder | null, DateReader>();
  const known = ofWords.get(order);
  if (known) return known;
  const reader = remembered((text) => firstDate(text, order, words));
  readers.set(words, ofWords.set(order, reader));
  return reader;
}
type DateReader = (text: string) => ReadDate | null;
const readers = new WeakMap<DateWords, Map<DateOrder | null, DateReader>>();

function firstDate(text: string, order: DateOrder | null, words: DateWords): ReadDate | null {
  return readIso(text) ?? readNamedMonth(text, words) ?? readDigits(text, order) ?? readWeek(text, words);
}

function readIso(text: string): ReadDate | null {
  const match = isoForm.exec(text) ?? isoBasicForm.exec(text);
  return match && made(match[0], Number(match[1]), Number(match[2]), Number(match[3]), false);
}

function readNamedMonth(text: string, words: DateWords): ReadDate | null {
  const dayFirst = matchWith(dayFirstForm, text, (match) =>
    countsGoods(match, match[3]!) ? undefined : monthOf(match[2]!, match[3]!, words),
  );
  if (dayFirst) {
    const [printed, day, , year] = dayFirst.match;
    return made(printed, fullYear(year!), dayFirst.found, Number(day), false);
  }
  const monthFirst = matchWith(monthFirstForm, text, (match) =>
    countsGoods(match, match[3]!) ? undefined : monthOf(match[1]!, match[3]!, words),
  );
  if (!monthFirst) return null;
  const [printed, , day, year] = monthFirst.match;
  return made(printed, fullYear(year!), monthFirst.found, Number(day), false);
}

/** `14 de marzo 40 cajas`: two digits before a unit are no year; `20 March 26 to 24 March 26`, `12 maart 26 week 11` have one. */
function countsGoods({ 0: printed, index, input }: RegExpExecArray, year: string): boolean {
  const [, word] =
    /^\s(\p{L}{2,20})(?!\p{L}|[\s.:]*\d|\s\p{L}+\.?\s\d)/u.exec(input.slice(index + printed.length)) ?? [];
  return year.length === 2 && word !== undefined && isUnit(word);
}

/** A text has few numbers that a word follows: more are no sentence. */
const mostTries = 4;

/** The first match of a global form that means something: of `17 and 21 March 2025` not `17 and 21`. */
function matchWith<T>(
  form: RegExp,
  text: string,
  meaning: (match: RegExpExecArray) => T | undefined,
): { match: RegExpExecArray; found: T } | null {
  form.lastIndex = 0;
  for (let tries = 0; tries < mostTries; tries++) {
    const match = form.exec(text);
    if (!match) return null;
    const meant = meaning(match);
    if (meant !== undefined) return { match, found: meant };
    form.lastIndex = match.index + 1;
  }
  return null;
}

/** The month of a name, before a whole year also of one with a letter misread or mistyped: `seplembre`. */
function monthOf(name: string, year: string, { months }: DateWords): number | undefined {
  const folded = foldWord(name);
  const month = months.get(folded);
  if (month !== undefined || folded.length < shortestMisread || year.length < 4) return month;
  const near = new Set(
    [...months].filter(([known]) => differsInOne(known, folded)).map(([, number]) => number),
  );
  return near.size === 1 ? [...near][0] : undefined;
}

/** Shorter names are too near to each other and to other words: `juli`, `juni`, `faggio`. */
const shortestMisread = 7;

function differsInOne(known: string, read: string): boolean {
  return known.length === read.length && [...known].filter((letter, at) => letter !== read[at]).length === 1;
}

/** Dots part day, month and year in this order wherever they are used, unless the document begins its dates with the year. */
function readDigits(text: string, order: DateOrder | null): ReadDate | null {
  const match = digitForm.exec(text) ?? yearApart.exec(text);
  // `KH2-25-40-VA` is a code.
  if (!match || (match[2] === '-' && /\p{L}$/u.test(text.slice(0, match.index)))) return null;
  const [first, second, year] = [Number(match[1]), Number(match[3]), fullYear(match[4]!)];
  const yearFirst = order === 'YMD' && match[4]!.length === 2;
  const day = yearFirst ? made(match[0], fullYear(match[1]!), second, Number(match[4]), true) : null;
  if (day) return day;
  if (first > 12) return made(match[0], year, second, first, false);
  if (second > 12) return made(match[0], year, first, second, false);
  if (first === second) return made(match[0], year, first, second, false);
  if (match[2] === '.' && match[4]!.length === 4) return made(match[0], year, second, first, false);
  if (order === null) return null;
  return order === 'MDY'
    ? made(match[0], year, first, second, true)
    : made(match[0], year, second, first, true);
}

/** A calendar week is read as its Friday: the last working day on which the goods may arrive. */
function readWeek(text: string, words: DateWords): ReadDate | null {
  for (const form of weekForms) {
    const match = form.exec(text);
    const { word, week, year } = match?.groups ?? {};
    if (!match || !words.weeks.has(foldWord(word!))) continue;
    const days = workingWeek(fullYear(year!), Number(week));
    return days && { iso: days.friday, text: match[0], ambiguous: false };
  }
  return null;
}

/** Monday and Friday of a calendar week (ISO 8601), YYYY-MM-DD; null when the year has no such week. */
export function workingWeek(year: number, week: number): { monday: string; friday: string } | null {
  const fourth = Date.UTC(year, 0, 4);
  const first = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * dayMs;
  const monday = first + (week - 1) * 7 * dayMs;
  const thursday = new Date(monday + 3 * dayMs);
  if (week < 1 || thursday.getUTCFullYear() !== year) return null;
  return { monday: isoDay(monday), friday: isoDay(monday + 4 * dayMs) };
}
const dayMs = 86_400_000;

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** What the all-digit dates of a text prove about their order: null when nothing, 'both' when they disagree. */
export function dateOrderProved(texts: Iterable<string>): DateOrder | 'both' | null {
  let dayFirst = false;
  let monthFirst = false;
  const shortDates: string[] = [];
  for (const text of texts) {
    if (/\bMM?[/.-]DD?[/.-]YY/.test(text)) monthFirst = true;
    if (/\b(?:DD?[/.-]MM?[/.-]YY|TT\.MM\.JJ|JJ\/MM\/AA)/.test(text)) dayFirst = true;
    const [, first, , second, last] = digitForm.exec(text) ?? [];
    if (isDay(first) && isMonth(second) && !isMonth(first)) dayFirst = true;
    if (isMonth(first) && isDay(second) && !isMonth(second)) monthFirst = true;
    if (last?.length === 2) shortDates.push(`${first}/${second}/${last}`);
  }
  if (dayFirst && !monthFirst && beginWithYear(shortDates)) return 'YMD';
  if (dayFirst && monthFirst) return 'both';
  if (dayFirst) return 'DMY';
  return monthFirst ? 'MDY' : null;
}

/** `24/03/14`, `24/04/02`: each on a 24th, in years far apart, were they written with the day first. */
function beginWithYear(dates: readonly string[]): boolean {
  const parts = dates.map((date) => date.split('/'));
  const ends = parts.map(([, , last]) => Number(last));
  return (
    parts.every(([first, second, last]) => first === parts[0]![0] && isMonth(second) && isDay(last)) &&
    Math.max(...ends) - Math.min(...ends) >= farYears
  );
}
/** Between an order, its deliveries and whatever it is guaranteed for there are fewer. */
const farYears = 6;

function isDay(digits: string | undefined): boolean {
  return Number(digits) >= 1 && Number(digits) <= 31;
}

function isMonth(digits: string | undefined): boolean {
  return Number(digits) >= 1 && Number(digits) <= 12;
}

/** The year that two digits mean. */
export function fullYear(text: string): number {
  return text.length === 4 ? Number(text) : 2000 + Number(text);
}

function made(text: string, year: number, month: number, day: number, ambiguous: boolean): ReadDate | null {
  if (year < 1990 || year > 2100) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return { iso: date.toISOString().slice(0, 10), text, ambiguous };
}
