import { closedDayArticle, ofMonth, ordinalEnd } from '../lexicon/day-words.ts';
import type { DateOrder } from './date.ts';
import type { DeliveryWords, ReadDelivery } from './delivery.ts';
import { foldWord } from './fold.ts';

/** `30.4.`, `30/4`, `30-04`; `8.30` is a time and `2-3` a number of weeks. */
const digitForm = /^(\d{1,2})\s?([./-])\s?(\d{1,2})(\.?)$/;
/** `30th April`, `30 de abril`, `le 1er mai`. */
const dayFirstForm = new RegExp(
  `^(\\d{1,2})(?:${ordinalEnd})?\\.?\\s?(?:${ofMonth}\\s)?(\\p{L}{3,14})\\.?$`,
  'u',
);
const monthFirstForm = /^(\p{L}{3,14})\.?\s(\d{1,2})(?:st|nd|rd|th)?\.?$/u;
/** What stands before the day: a limit, or the day of the week. */
const before = /^((?:\p{L}+[.,]{0,2}\s+)*?)(?=\d|\p{L}{3,14}\.?\s\d{1,2}\p{L}{0,2}\.?$)/u;

/** "By the 3rd of April", "entro il 25 marzo", "sexta feira 25/3". */
const article = new RegExp(`^(?:${closedDayArticle}|feira)$`, 'iu');

/** Farther away a day may be meant that has passed, or another year. */
const farthestMs = 200 * 86_400_000;

/**
 * A day and month that are all a text has, in the year in which they come next after the order's date, `after`
 * (YYYY-MM-DD); null when that is long after.
 */
export function readDayWithoutYear(
  text: string,
  order: DateOrder | null,
  words: DeliveryWords & { weekdays: ReadonlyMap<string, number> },
  after: string,
): ReadDelivery | null {
  const [, opening = ''] = before.exec(text) ?? [];
  const limits = opening
    .split(/[\s.,]+/)
    .filter((word) => word !== '' && !words.weekdays.has(foldWord(word)) && !article.test(word))
    .map(foldWord)
    .join(' ');
  const [isFrom, isUntil] = [words.from.has(limits), words.until.has(limits)];
  const day = limits === '' || isFrom || isUntil ? dayIn(text.slice(opening.length), order, words) : null;
  const iso = day && nextAfter(after, day);
  if (!iso) return null;
  return {
    from: isUntil ? null : iso,
    to: isFrom && !isUntil ? null : iso,
    asap: false,
    text,
    ambiguous: day.ambiguous,
  };
}

interface Day {
  day: number;
  month: number;
  ambiguous: boolean;
}

function dayIn(text: string, order: DateOrder | null, words: DeliveryWords): Day | null {
  const named = dayFirstForm.exec(text);
  const monthFirst = named ? null : monthFirstForm.exec(text);
  const [day, name] = named ? [named[1], named[2]] : [monthFirst?.[2], monthFirst?.[1]];
  const month = words.months.get(foldWord(name ?? ''));
  if (month !== undefined) return { day: Number(day), month, ambiguous: false };
  const [, first, mark, second, dot] = digitForm.exec(text) ?? [];
  if (first === undefined) return null;
  const [one, other] = [Number(first), Number(second)];
  if (mark === '.')
    return one > 12 || dot === '.' || second!.length === 2
      ? { day: one, month: other, ambiguous: false }
      : null;
  if (one > 12) return { day: one, month: other, ambiguous: false };
  if (mark === '-' || order === null) return null;
  if (other > 12) return { day: other, month: one, ambiguous: false };
  return order === 'MDY'
    ? { day: other, month: one, ambiguous: one !== other }
    : { day: one, month: other, ambiguous: one !== other };
}

function nextAfter(after: string, { day, month }: Day): string | null {
  const year = Number(after.slice(0, 4));
  const next = [year, year + 1]
    .map((each) => new Date(Date.UTC(each, month - 1, day)))
    .find((date) => date.toISOString().slice(0, 10) >= after);
  const isDay = next?.getUTCMonth() === month - 1 && next.getUTCDate() === day;
  return isDay && next.getTime() - Date.parse(after) <= farthestMs ? next.toISOString().slice(0, 10) : null;
}
