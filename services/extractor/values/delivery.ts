import { dayArticle, ofMonth } from '../lexicon/day-words.ts';
import { type DateOrder, type DateWords, fullYear, type ReadDate, readDate, workingWeek } from './date.ts';
import { firstWords } from './first-words.ts';
import { foldWord } from './fold.ts';
import { remembered } from './remembered.ts';

/** What a reader of delivery times must know of the languages: see lexicon. */
export interface DeliveryWords extends DateWords {
  from: ReadonlySet<string>;
  until: ReadonlySet<string>;
  and: ReadonlySet<string>;
  asap: ReadonlySet<string>;
}

/** When goods are wanted. Days are YYYY-MM-DD, null where that side is open; one day has both sides equal. */
export interface ReadDelivery {
  from: string | null;
  to: string | null;
  /** "As soon as possible": no day, the text says it. */
  asap: boolean;
  /** The characters that said it. */
  text: string;
  /** True when day and month could change places and only the order decided. */
  ambiguous: boolean;
}

/** Longer texts are no delivery time. */
const longestText = 160;
/** A hyphen glued to the last date of a window would make both one number. */
const tightDash = /(?<=\d\.?)-(?=\d{1,2}\s?[./]\s?\d{1,2}\s?[./])/g;
const dash = /^\s*[-–—~]\s*$/;
// Of `KW 23 / 03.06.2026` the 03 begins a day and is no year.
const weekSpan = new RegExp(
  `(?<!\\p{L})(?<word>\\p{L}{1,14})\\.?-?\\s{0,2}(?:no|nr|n[°º]?)?\\.?\\s{0,2}(?<first>\\d{1,2})(?:\\s?(?:[-–]|\\p{L}{1,4})\\s?(?:\\p{L}{1,3}\\.?\\s?)?(?<last>\\d{1,2})(?!\\s?(?<part>[./-])\\s?\\d{1,2}(?:\\s?\\k<part>\\s?\\d{2}|\\.)))?(?:(?:\\s{0,2}[/.,\\- ]\\s{0,2}|\\s${ofMonth}\\s)(?<year>\\d{4}|\\d{2}(?!\\s?(?<mark>[./-])\\s?\\d{1,2}(?:\\s?\\k<mark>\\s?\\d{2}|\\.))))?(?!\\d)`,
  'u',
);
/** `14. KW`, `14 KW`; of `3 weeks` the number is no ordinal. */
const weekBehind = /(?<!\d)(?<first>\d{1,2})(?:\.\s?(?<word>\p{L}{2,14})|\s?(?<sign>[KC]W))(?![\p{L}\d])/u;
/** The day before a window's last date, month and year left out as there: `12.–16.10.2026`, `12.10.-16.10.2026`. */
const shortDay = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:\\s?[./-]\\s?(\\d{1,2})|\\.?\\s(\\p{L}{3,14}))?\\.?\\s*(-|–|—|\\p{L}{1,4})(?:\\s${dayArticle})?\\s*$`,
  'iu',
);
const articleAtEnd = new RegExp(`\\s${dayArticle}\\s*$`, 'iu');

/**
 * Reads a day, a window or a calendar week: `12.–16.10.2026`, `between 1 and 5 May 2026`, `vanaf 2-3-2026`,
 * `KW 23/2026`, `sem. 23-24`, `zsm`. A week lasts from Monday to Friday. `after` (YYYY-MM-DD, the order's date) tells
 * the year of a week that is printed without; such a week is not read when it is null.
 */
export function readDelivery(
  printed: string,
  order: DateOrder | null,
  words: DeliveryWords,
  after: string | null,
): ReadDelivery | null {
  if (printed.length > longestText) return null;
  // Weeks and days have figures.
  if (!/\d/.test(printed)) return readAsap(printed, words);
  const text = printed.replace(tightDash, ' - ');
  const week = readWeeks(text, words, after);
  if (week) return dayOfWeek(text, week, order, words) ?? week;
  const first = readDate(text, order, words);
  if (!first) return readAsap(text, words);
  const at = text.indexOf(first.text);
  const short = shortBefore(text.slice(0, at), first, words);
  if (short) return { ...short, asap: false, ambiguous: first.ambiguous };
  const behind = text.slice(at + first.text.length);
  const second = readDate(behind, order, words);
  if (second && joins(behind.slice(0, behind.indexOf(second.text)), words))
    return span(first.iso, second.iso, text.slice(at), first.ambiguous || second.ambiguous);
  return openSpan(first, text.slice(0, at), words);
}

/** `7 October 2026 (week 41/2026)`: the week only says again where the day lies; null for a week without its day. */
function dayOfWeek(
  text: string,
  { from, to, text: printed }: ReadDelivery,
  order: DateOrder | null,
  words: DeliveryWords,
): ReadDelivery | null {
  const day = readDate(text.replace(printed, ' '), order, words);
  if (!day || from === null || to === null || from === to) return null;
  const until = new Date(Date.parse(to) + weekend).toISOString().slice(0, 10);
  return day.iso >= from && day.iso <= until
    ? { from: day.iso, to: day.iso, asap: false, text: day.text, ambiguous: day.ambiguous }
    : null;
}
/** From Friday to Sunday. */
const weekend = 2 * 24 * 60 * 60 * 1000;

function span(one: string, other: string, text: string, ambiguous: boolean): ReadDelivery {
  const [from, to] = [one, other].sort() as [string, string];
  return { from, to, asap: false, text: text.trim(), ambiguous };
}

/** One date: a limit when a word before it says so, else the day. */
function openSpan(date: ReadDate, before: string, words: DeliveryWords): ReadDelivery {
  // `antes del` is a limit, although `del` begins a window.
  const [start, limit] = [endLength(before, words.from), endLength(before, words.until)];
  const [isFrom, isUntil] = [start >= limit && start > 0, limit >= start && limit > 0];
  return {
    from: isUntil && !isFrom ? null : date.iso,
    to: isFrom && !isUntil ? null : date.iso,
    asap: false,
    text: date.text,
    ambiguous: date.ambiguous,
  };
}

/** True for a label that names the first day of a window and no other: `Not before`, `Liefertermin frühestens`. */
export function namesEarliest(label: string, { from, until }: DeliveryWords): boolean {
  const length = endLength(label, from);
  const last = foldText(label).split(' ').at(-1)!;
  // `von`, `de`, `da` lead up to much else.
  return length > endLength(label, until) && (length > 1 || last.length >= longestParticle);
}
const longestParticle = 5;

function joins(between: string, words: DeliveryWords): boolean {
  // `vanaf de 2 april tot de 11 april`
  const bare = between.replace(articleAtEnd, ' ');
  return dash.test(bare) || isOneOf(bare, words.until) || isOneOf(bare, words.and);
}

function shortBefore(
  before: string,
  last: ReadDate,
  words: DeliveryWords,
): Pick<ReadDelivery, 'from' | 'to' | 'text'> | null {
  const match = shortDay.exec(before);
  if (!match) return null;
  const [, day, digits, named, joint] = match;
  if (!/[-–—]/.test(joint!) && !isOneOf(joint!, words.until) && !isOneOf(joint!, words.and)) return null;
  const month = digits
    ? Number(digits)
    : named
      ? words.months.get(foldWord(named))
      : Number(last.iso.slice(5, 7));
  if (month === undefined) return null;
  const year = Number(last.iso.slice(0, 4)) - (month > Number(last.iso.slice(5, 7)) ? 1 : 0);
  const from = new Date(Date.UTC(year, month - 1, Number(day)));
  if (from.getUTCMonth() !== month - 1 || from.getUTCDate() !== Number(day)) return null;
  const iso = from.toISOString().slice(0, 10);
  return iso <= last.iso ? { from: iso, to: last.iso, text: match[0] + last.text } : null;
}

function readWeeks(text: string, words: DeliveryWords, after: string | null): ReadDelivery | null {
  const match = weekSpan.exec(text);
  const { word, first, last, year } = match?.groups ?? {};
  if (!match || !words.weeks.has(foldWord(word!)))
    return readDatedWeek(text, words) ?? readWeekBehind(text, words, after);
  const [from, to] = [Number(first), Number(last ?? first)];
  const inYear = year ? fullYear(year) : after && yearOfWeek(to, after);
  const begin = inYear ? workingWeek(inYear, from) : null;
  const end = inYear ? workingWeek(inYear, to) : null;
  if (!begin || !end || begin.monday > end.friday) return readDatedWeek(text, words);
  return { from: begin.monday, to: end.friday, asap: false, text: match[0].trim(), ambiguous: false };
}

/** The other forms of a week, which print its year: `2026-W23`, `23. KW 2026`. */
function readDatedWeek(text: string, words: DeliveryWords): ReadDelivery | null {
  const friday = readDate(text, null, withoutMonths(words.weeks));
  if (!friday || !/\p{L}/u.test(friday.text)) return null;
  const monday = new Date(Date.parse(friday.iso) - 4 * 86_400_000).toISOString().slice(0, 10);
  return { from: monday, to: friday.iso, asap: false, text: friday.text, ambiguous: false };
}

function withoutMonths(weeks: DateWords['weeks']): DateWords {
  const known = monthless.get(weeks);
  if (known) return known;
  const words = { months: new Map<string, number>(), weeks };
  monthless.set(weeks, words);
  return words;
}
/** One for each set of words, so that what was read with it is known. */
const monthless = new WeakMap<DateWords['weeks'], DateWords>();

function readWeekBehind(text: string, words: DeliveryWords, after: string | null): ReadDelivery | null {
  const match = weekBehind.exec(text);
  const { first, word, sign } = match?.groups ?? {};
  if (!match || after === null || !words.weeks.has(foldWord(word ?? sign!))) return null;
  const days = workingWeek(yearOfWeek(Number(first), after), Number(first));
  return days && { from: days.monday, to: days.friday, asap: false, text: match[0], ambiguous: false };
}

/** The year in which the week ends next after a day. */
function yearOfWeek(week: number, after: string): number {
  const year = Number(after.slice(0, 4));
  const here = workingWeek(year, week);
  return here && here.friday >= after ? year : year + 1;
}

function readAsap(text: string, words: DeliveryWords): ReadDelivery | null {
  const all = foldText(text).split(' ');
  const first = firstWords(words.asap);
  for (let at = 0; at < all.length; at++) {
    if (!first.has(all[at]!)) continue;
    for (let length = 1; length <= Math.min(6, all.length - at); length++)
      if (words.asap.has(all.slice(at, at + length).join(' ')))
        return { from: null, to: null, asap: true, text: text.trim(), ambiguous: false };
  }
  return null;
}

function isOneOf(text: string, phrases: ReadonlySet<string>): boolean {
  return phrases.has(foldText(text));
}

/** How many words at the end of a text are the longest of these phrases; 0 when none is. */
function endLength(text: string, phrases: ReadonlySet<string>): number {
  const all = foldText(text).split(' ');
  return [5, 4, 3, 2, 1].find((length) => phrases.has(all.slice(-length).join(' '))) ?? 0;
}

const foldText = remembered((text): string => {
  return text
    .split(/[^\p{L}\p{M}]+/u)
    .map(foldWord)
    .join(' ')
    .trim();
});
