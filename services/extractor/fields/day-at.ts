import type { DateRule } from '../context.ts';
import { inAnyLanguage, nothingBut } from '../lexicon/mail/phrase-pattern.ts';
import { dateWords } from '../lexicon/phrases.ts';
import { readDayOfMonth, readMonthEnd } from '../values/day-of-month.ts';
import { readDayWithoutYear } from '../values/day-without-year.ts';
import { readDayAhead } from '../values/days-ahead.ts';
import { type ReadDelivery, readDelivery } from '../values/delivery.ts';
import { foldWord } from '../values/fold.ts';
import { remembered } from '../values/remembered.ts';
import { readWeekday } from '../values/weekday-alone.ts';
import { readWeekdayWithNumber } from '../values/weekday-with-number.ts';

/** Words before a day, in nine languages. */
export const preposition = nothingBut(['beforeDeliveryDay']);
/** Those of a limit: "need them by Thursday" says when, where "on Thursday" may be said of anything. */
export const limit = nothingBut(['byDay']);
/** What happens on a day that is none of the goods. */
export const happening = inAnyLanguage('closedOn');
/** A time of the day. */
export const clock =
  /^(?:\d{1,2}(?:[.:]\d{2})?(?:am|pm|h|uhr|hrs?)?|am|pm|uhr|uur|h|o['’]clock|noon|kl|heures?|horas?|ore)[.,]?$/iu;
/** "On this Friday". */
const thisWord = nothingBut(['thisDay']);
/** So many words may stand between what is delivered and its day: "deliver to us on Monday". */
const mostBetween = 3;
/** Before a day with its year: "leveren op het dak met eigen kraan, dinsdag 7 april 2026". */
const mostBetweenDated = 7;
/** Before one with its day of the week as well: no paper is dated so. */
const mostBetweenNamed = 12;
const yearBehind = /\d{4}$/;
const mostWordsOfDay = 5;

/** The point of `22.` belongs to the day. */
const endOfSentence = /(?<=\p{L}|\d{4})[.,;:!?)]+$|[,;:!?)]+$/u;

/** "23 mei 20 zakken": a number of two digits behind a day of the mail's year is no year that is long past. */
export function isPast({ text, to, from }: ReadDelivery, sentOn: string): boolean {
  return /\s\d{2}$/.test(text) && (to ?? from ?? sentOn).slice(0, 4) < sentOn.slice(0, 4);
}

/** The day that stands at the word, or a few words behind it. */
export function dayWithin(
  words: readonly string[],
  from: number,
  rule: DateRule,
  sentOn: string,
): ReadDelivery | null {
  for (let at = from; at <= from + mostBetweenNamed; at++) {
    const read = dayAt(words, at, rule, sentOn);
    const isDated = read !== null && yearBehind.test(read.text);
    const isNear =
      at <= from + mostBetween ||
      (isDated && (at <= from + mostBetweenDated || isWeekday(words[at]!) || isWeekday(words[at - 1]!))) ||
      (read !== null && isApart(words, at, read));
    if (read && isNear) return read;
    if (at >= from + mostBetweenDated && /\p{Ll}\.$/u.test(words[at] ?? '')) return null;
  }
  return null;
}

/** "Delivery to 4 Mill Lane, Leeds, on 3 December before 8": between commas, and nothing is said of it but the hour. */
function isApart(words: readonly string[], at: number, { text }: ReadDelivery): boolean {
  const behind = words.slice(at).join(' ');
  const rest = behind.slice(behind.indexOf(text) + text.length);
  return (
    /\d/.test(text) &&
    preposition.test(words[at]!) &&
    /,$/.test(words[at - 1] ?? '') &&
    (/^[.,;!)]*$/.test(rest) || /^[.,;]?\s/.test(rest)) &&
    isHour(rest.replace(/^[.,;]*\s*/, ''))
  );
}

/** "bis 8 Uhr", "before 9 am" or nothing. */
function isHour(rest: string): boolean {
  const [first = '', ...more] = rest.split(/[.;!)]?\s+|[.;!)]+$/u).filter((word) => word !== '');
  return (
    first === '' ||
    ((limit.test(first) || /^(?:ab|from|vanaf|à|a|um|om|at|kl|o)$/iu.test(first)) &&
      /^\d/.test(more[0] ?? ''))
  );
}

/** The day right before a word: "donderdag ophalen", "mag 7 april geleverd worden". */
export function dayBefore(
  words: readonly string[],
  at: number,
  rule: DateRule,
  sentOn: string,
): ReadDelivery | null {
  const ahead = words.slice(Math.max(0, at - mostBefore), at);
  for (let from = 0; from < ahead.length; from++) {
    const own = ahead.slice(from);
    const read = dayAt(own, 0, rule, sentOn);
    if (
      read &&
      own
        .join(' ')
        .replace(/[.,;:]$/, '')
        .endsWith(read.text)
    )
      return read;
  }
  return null;
}
const mostBefore = 4;

/** The day that the words begin with, perhaps behind its preposition and its day of the week. */
export function dayAt(
  words: readonly string[],
  at: number,
  rule: DateRule,
  sentOn: string,
): ReadDelivery | null {
  const named = preposition.test(words[at] ?? '') ? at + 1 : at;
  return (
    datedAt(words, at, rule, sentOn) ??
    (isWeekday(words[named] ?? '') ? datedAt(words, named + 1, rule, sentOn) : null) ??
    readWeekdayWithNumber(words, named, dateWords, sentOn) ??
    (limit.test(words[at] ?? '') ? dayOfMonthAt(words, named, sentOn) : null) ??
    weekdayAt(words, at, rule, sentOn)
  );
}

/** "By the 20th", "entro fine mese": behind a limit. */
function dayOfMonthAt(words: readonly string[], at: number, sentOn: string): ReadDelivery | null {
  const ahead = words.slice(at, at + mostWordsOfDay);
  const day = [2, 3, 1].flatMap((length) => {
    const text = ahead.slice(0, length).join(' ').replace(endOfSentence, '');
    // `by the 20th April` has its month elsewhere.
    return dateWords.months.has(foldWord(ahead[length] ?? '')) ? [] : [readDayOfMonth(text, sentOn)];
  });
  return day.find((one) => one !== null) ?? readMonthEnd(ahead.join(' '), sentOn);
}

export const isWeekday = remembered((word): boolean => {
  return dateWords.weekdays.has(foldWord(word.replace(/(?:-feira)?[.,]?$/, '')));
});

/** A day with its month, or a word for it, that the words begin with. */
export function datedAt(
  words: readonly string[],
  at: number,
  rule: DateRule,
  sentOn: string,
): ReadDelivery | null {
  for (let length = mostWordsOfDay; length > 0; length--) {
    const own = words.slice(at, at + length);
    if (own.length < length) continue;
    const text = own.join(' ').replace(endOfSentence, '');
    const bare = own.slice(1).join(' ').replace(endOfSentence, '');
    const withYear = readDelivery(text, rule.order, dateWords, null);
    const isWhole = withYear && !withYear.asap && text.endsWith(withYear.text);
    if (isWhole && !isPast(withYear, sentOn)) return withYear;
    const read =
      readDayWithoutYear(text, rule.order, dateWords, sentOn) ??
      (preposition.test(own[0]!) && bare !== ''
        ? readDayWithoutYear(bare, rule.order, dateWords, sentOn)
        : null);
    if (read) return read;
  }
  return null;
}

function weekdayAt(
  words: readonly string[],
  at: number,
  rule: DateRule,
  sentOn: string,
): ReadDelivery | null {
  const [first = '', ...others] = words.slice(at);
  const isLimit = preposition.test(first);
  // `before 8am Wednesday`
  const times = isLimit ? others.findIndex((word) => !clock.test(word) && !thisWord.test(word)) : 0;
  const named = isLimit ? at + 1 + Math.max(0, times) : at;
  const over =
    /^(?:the )?(?:day after|pasado|depois de) /iu.exec(
      words.slice(named, named + mostBetween + 1).join(' '),
    )?.[0] ?? '';
  const ahead = readDayAhead(words, named + over.split(' ').length - 1, sentOn);
  if (ahead || rule.tellsWeek) return ahead;
  const text = words.slice(at, at + mostWordsOfDay).join(' ');
  const behind = isLimit ? words.slice(named, named + mostWordsOfDay).join(' ') : '';
  return readWeekday(text, dateWords, sentOn) ?? (behind ? readWeekday(behind, dateWords, sentOn) : null);
}
