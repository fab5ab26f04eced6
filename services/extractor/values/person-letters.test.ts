import { expect, test } from 'vitest';
import { areLettersOf } from './person-letters.ts';

test.each([
  ['RSH', 'R SHOCKLEY', true],
  ['RVE', 'R. Velten', true],
  ['EKA', 'R SHOCKLEY', false],
  ['RSH', 'Rosa Shockley', false],
  ['RLI', 'R LI', false],
])('%s before %s: %s', (letters, name, are) => {
  expect(areLettersOf(letters, name)).toBe(are);
});
