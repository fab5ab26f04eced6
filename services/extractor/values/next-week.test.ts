import { expect, test } from 'vitest';
import { dateWords } from '../lexicon/phrases.ts';
import { readDayOfNextWeek } from './next-week.ts';

/** Read in a letter of a Wednesday. */
const read = (text: string) => readDayOfNextWeek(text, dateWords, '2026-03-11')?.to ?? null;

test.each([
  ['Tuesday of next week', '2026-03-17'],
  ['next week Tuesday', '2026-03-17'],
  ['dienstags nächste Woche', '2026-03-17'],
  ['mardi de la semaine prochaine', '2026-03-17'],
  ['segunda-feira da próxima semana', '2026-03-16'],
])('%s', (text, day) => {
  expect(read(text)).toBe(day);
});

test.each(['Dienstag übernächste Woche', 'Tuesday, the week after', 'next week', 'Tuesday'])(
  'no day of next week: %s',
  (text) => {
    expect(read(text)).toBeNull();
  },
);
