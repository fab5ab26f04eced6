import type { ReadDelivery } from './delivery.ts';
import { foldWord } from './fold.ts';

const dayMs = 86_400_000;
/** "Next week", in nine languages. */
const nextWeek =
  /(?<!\p{L})(?:next week|nächste[rn]? woche|kommende[rn]? woche|volgende week|komende week|la semaine prochaine|semaine prochaine|la (?:próxima semana|semana que viene)|próxima semana|la settimana prossima|prossima settimana|settimana prossima|na próxima semana|semana que vem|(?:w )?przyszłym tygodniu|næste uge|i næste uge)(?!\p{L})/iu;
/** Between a day and its week: "Tuesday of next week", "dienstags nächste Woche". */
const between = /^[\s,]*(?:(?:of|der|in der|van|de|da|del|della|do|i)\s)?$/iu;

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
  const [, ahead = '', gap = ''] =
    /(\p{L}{4,}?)(?:-feira|s)?([^\p{L}]*(?:\s(?:of|der|in der|van|de|da|del|della|do|i)\s)?)$/iu.exec(
      before,
    ) ?? [];
  const [, next = ''] = /^[\s,]*(?:on |am |op |le |el |il |na |w |på )?(\p{L}{4,})/iu.exec(behind) ?? [];
  const weekday =
    (between.test(gap) ? weekdays.get(foldWord(ahead)) : undefined) ?? weekdays.get(foldWord(next));
  if (weekday === undefined) return null;
  const sent = new Date(Date.parse(after));
  const toMonday = 7 - ((sent.getUTCDay() + 6) % 7);
  const iso = new Date(sent.getTime() + (toMonday + ((weekday + 6) % 7)) * dayMs).toISOString().slice(0, 10);
  return { from: iso, to: iso, asap: false, text: week[0], ambiguous: false };
}
