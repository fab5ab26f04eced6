import { dayArticle, ofMonth, weekdayArticle } from '../lexicon/day-words.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import type { ReadDelivery } from './delivery.ts';
import { foldWord } from './fold.ts';

const dayMs = 86_400_000;
const nextWeek = new RegExp(
  anyOf(({ relativeDays }) => relativeDays.nextWeek),
  'iu',
);
/** Between a day and its week: "Tuesday of next week", "dienstags nächste Woche". */
const between = new RegExp(`^[\\s,]*(?:${ofMonth}\\s)?$`, 'iu');
const dayBefore = new RegExp(`(\\p{L}{4,}?)(?:-feira|s)?([^\\p{L}]*(?:\\s${ofMonth}\\s)?)$`, 'iu');
const dayBehind = new RegExp(`^[\\s,]*(?:(?:${weekdayArticle}|${dayArticle}) )?(\\p{L}{4,})`, 'iu');

/**
 * A day of the week after that of a letter (YYYY-MM-DD): `next week Tuesday`, `mardi de la semaine prochaine`. Weeks
 * begin on Monday. Null where either is missing or they stand apart.
 */
export function readDayOfNextWeek(
  text: string,
  { weekdays }: { weekdays: ReadonlyMap<string, number> },
  after: string,
): ReadDelivery | null {
  const week = nextWeek.exec(text);
  if (!week) return null;
  const before = text.slice(0, week.index);
  const behind = text.slice(week.index + week[0].length);
  const [, ahead = '', gap = ''] = dayBefore.exec(before) ?? [];
  const [, next = ''] = dayBehind.exec(behind) ?? [];
  const weekday =
    (between.test(gap) ? weekdays.get(foldWord(ahead)) : undefined) ?? weekdays.get(foldWord(next));
  if (weekday === undefined) return null;
  const sent = new Date(Date.parse(after));
  const toMonday = 7 - ((sent.getUTCDay() + 6) % 7);
  const iso = new Date(sent.getTime() + (toMonday + ((weekday + 6) % 7)) * dayMs).toISOString().slice(0, 10);
  return { from: iso, to: iso, asap: false, text: week[0], ambiguous: false };
}
