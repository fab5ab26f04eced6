import { expect, test } from 'vitest';
import { dateWords } from '../lexicon/phrases.ts';
import { readDayWithoutYear } from './day-without-year.ts';

test.each([
  ['30.4.', '2026-04-30', '2026-04-30'],
  ['30.04', '2026-04-30', '2026-04-30'],
  ['5.4.', '2026-04-05', '2026-04-05'],
  ['30/4', '2026-04-30', '2026-04-30'],
  ['30-4', '2026-04-30', '2026-04-30'],
  ['30th April', '2026-04-30', '2026-04-30'],
  ['Thursday, April 30', '2026-04-30', '2026-04-30'],
  ['Do., 30. April', '2026-04-30', '2026-04-30'],
  ['30 avril', '2026-04-30', '2026-04-30'],
  ['30 de abril', '2026-04-30', '2026-04-30'],
  ['bis spätestens 30.4.', null, '2026-04-30'],
  ['from 30 April', '2026-04-30', null],
])('%s after 16 March 2026', (text, from, to) => {
  expect(readDayWithoutYear(text, 'DMY', dateWords, '2026-03-16')).toMatchObject({ from, to });
});

test.each(['8.30', '2-3', '2.5', '31.4.', 'end of April', '14/2026', '30/4 or 5/5', 'about 30 April'])(
  'no day: %s',
  (text) => {
    expect(readDayWithoutYear(text, 'DMY', dateWords, '2026-03-16')).toBeNull();
  },
);

test('the year is that in which the day comes next, unless that is long after', () => {
  const year = (after: string) => readDayWithoutYear('10.1.', 'DMY', dateWords, after)?.from ?? null;
  expect(year('2025-12-20')).toBe('2026-01-10');
  expect(year('2026-01-10')).toBe('2026-01-10');
  expect(year('2026-01-12')).toBeNull();
});

test('only the order of the numbers decides between 5 April and 4 May', () => {
  expect(readDayWithoutYear('4/5', 'DMY', dateWords, '2026-03-16')).toMatchObject({
    from: '2026-05-04',
    ambiguous: true,
  });
  expect(readDayWithoutYear('4/5', 'MDY', dateWords, '2026-03-16')).toMatchObject({
    from: '2026-04-05',
    ambiguous: true,
  });
  expect(readDayWithoutYear('4/5', null, dateWords, '2026-03-16')).toBeNull();
});
