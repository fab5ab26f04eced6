import { expect, test } from 'vitest';
import type { Candidate } from '../draft.ts';
import { namesAnother } from './people-at-labels.ts';

test.each([
  ['DAY, KIM / 714-555-0173', true],
  ['K. Day (714) 555-0173', true],
  ['Kim Day (714) 555-0173', true],
  ['Laura Lee (714) 555-0173', false],
  ['LEE, LAURA / 714-555-0173', false],
  ['Purchasing (714) 555-0173', false],
])('%s beside Lee, Laura names another: %s', (text, is) => {
  expect(namesAnother(text, [{ value: 'Lee, Laura' } as Candidate])).toBe(is);
});
