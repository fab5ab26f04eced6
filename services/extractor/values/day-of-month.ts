import { dayArticle, ordinalEnd, sureDayArticle } from '../lexicon/day-words.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import type { ReadDelivery } from './delivery.ts';

const dayMs = 86_400_000;
/** `the 20th`, `den 20.`, `20e`, `día 20`, `giorno 20`, `dnia 20`: a day whose month is not said. */
const ordinal = new RegExp(`^(?:${dayArticle}\\.?\\s)?(\\d{1,2})(${ordinalEnd}|\\.)?$`, 'iu');
const announced = new RegExp(`^${sureDayArticle}\\.?\\s`, 'iu');
const ends = new RegExp(`^${anyOf(({ relativeDays }) => relativeDays.monthEnd)}(?!\\d)`, 'iu');

/**
 * The next day after `after` (YYYY-MM-DD) with the number that a text has and nothing else: `the 20th`, `dia 20`. A bare
 * number is none.
 */
export function readDayOfMonth(text: string, after: string): ReadDelivery | null {
  const [, number, suffix] = ordinal.exec(text) ?? [];
  const day = Number(number);
  if (number === undefined || !(suffix || announced.test(text)) || day < 1 || day > 31) return null;
  for (let days = 1; days <= 31; days++) {
    const date = new Date(Date.parse(after) + days * dayMs);
    if (date.getUTCDate() === day) return dayOf(date, text);
  }
  return null;
}

/** The last day of the month of `after`, where a text begins with words for it: `end of the month`, `fine mese`. */
export function readMonthEnd(text: string, after: string): ReadDelivery | null {
  const [words] = ends.exec(text) ?? [];
  if (words === undefined) return null;
  const sent = new Date(Date.parse(after));
  return dayOf(new Date(Date.UTC(sent.getUTCFullYear(), sent.getUTCMonth() + 1, 0)), words);
}

function dayOf(date: Date, text: string): ReadDelivery {
  const iso = date.toISOString().slice(0, 10);
  return { from: iso, to: iso, asap: false, text, ambiguous: false };
}
