import { expect, test } from 'vitest';
import { findFallbacks } from './fallbacks.ts';
import { draftOf, plainFile } from './sample.fixture.ts';

const draft = draftOf(plainFile('Please send us\n- 10 x ball bearing 6204\n- 5 x article M-10442\n'));
const numberFor = (subjectReference: string | null) =>
  findFallbacks(draft, { requestId: '7b0c', receivedAt: '2026-11-05T08:00:00Z', subjectReference })
    .orderNumber;

test('the reference in the subject stands in for the number', () => {
  expect(numberFor('REF-9')).toBe('REF-9');
});

test.each(['6204', 'm-10442'])('%s is ordered, and no reference', (reference) => {
  expect(numberFor(reference)).toBe('7b0c');
});
