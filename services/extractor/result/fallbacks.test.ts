import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';
import { findFallbacks, withSaidNumber } from './fallbacks.ts';

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

test('a number that a sentence names stands in where the subject has none, and nothing in the document', () => {
  const number = (value: string) => ({ value, confidence: 0.7, places: [], because: 'a sentence names it' });
  const said = { ...draft, saidNumber: number('PO-7731') };
  const read = (whole: typeof draft, subjectReference: string | null, subject = '') =>
    withSaidNumber(whole, {
      requestId: '7b0c',
      receivedAt: '2026-11-05T08:00:00Z',
      subjectReference,
      subject,
    }).orderNumber?.value ?? null;
  expect(read(said, null)).toBe('PO-7731');
  expect(read(said, '6204')).toBe('PO-7731');
  expect(read(said, 'REF-9', 'Order REF-9')).toBeNull();
  expect(read(said, 'REF-9', 'RE: Order REF-9')).toBe('PO-7731');
  expect(read({ ...said, orderNumber: number('4711') }, null)).toBe('4711');
});
