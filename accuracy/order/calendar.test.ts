import { expect, test } from 'vitest';
import { addDays, isoWeek, mondayOf } from './calendar.ts';

test('days over the end of a year and a leap day', () => {
  expect(addDays('2025-12-30', 3)).toBe('2026-01-02');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});

test.each([
  ['2024-12-30', { year: 2025, week: 1 }],
  ['2026-12-31', { year: 2026, week: 53 }],
  ['2027-01-03', { year: 2026, week: 53 }],
  ['2025-06-04', { year: 2025, week: 23 }],
])('%s lies in %j', (date, week) => {
  expect(isoWeek(date)).toEqual(week);
});

test('the Monday of a week', () => {
  expect(mondayOf({ year: 2026, week: 1 })).toBe('2025-12-29');
  expect(mondayOf({ year: 2025, week: 23 })).toBe('2025-06-02');
});
