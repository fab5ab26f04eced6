import { expect, test } from 'vitest';
import { readDayOfMonth, readMonthEnd } from './day-of-month.ts';

test.each([
  ['the 20th', '2026-10-20'],
  ['den 20.', '2026-10-20'],
  ['dia 20', '2026-10-20'],
  ['el día 5', '2026-11-05'],
  ['le 20', '2026-10-20'],
  ['de 20e', '2026-10-20'],
  ['d. 20', '2026-10-20'],
  ['o 20', null],
  ['de 20', null],
  ['20', null],
  ['the 32nd', null],
  ['the 20th of May', null],
])('%s after 12 October', (text, day) => {
  expect(readDayOfMonth(text, '2026-10-12')?.to ?? null).toBe(day);
});

test.each([
  ['fine mese presso il magazzino', '2026-02-28'],
  ['end of the month', '2026-02-28'],
  ['Monatsende', '2026-02-28'],
  ['end of the season', null],
  ['fine mesetta', null],
])('%s of February', (text, day) => {
  expect(readMonthEnd(text, '2026-02-18')?.to ?? null).toBe(day);
});
