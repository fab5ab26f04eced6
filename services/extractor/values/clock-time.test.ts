import { expect, test } from 'vitest';
import { withoutClock } from './clock-time.ts';

test.each([
  ['14 Feb 2025 12:00 AM PST', '14 Feb 2025'],
  ['02.05.2026, 14:30 Uhr', '02.05.2026'],
  ['2026-05-02 14:30:05', '2026-05-02'],
  ['3 Feb 2025 2:14 PM GMT-06:00', '3 Feb 2025'],
  ['02.05.2026 8:00-12:00', '02.05.2026'],
  ['02.05.2026', '02.05.2026'],
])('%s', (text, day) => {
  expect(withoutClock(text)).toBe(day);
});
