import { expect, test } from 'vitest';
import { draftOf, printedFile } from '../sample.fixture.ts';
import { readOrderNumber } from '../values/order-number.ts';
import { table } from './printed-order.fixture.ts';

test.each([
  ['A/ 261.077', 'A/ 261.077'],
  ['B / 1.204', 'B / 1.204'],
  ['C/ 15', null],
  ['A/ 12,50', null],
  ['A/ 261.07', null],
])('a series and its number, %s', (text, number) => {
  expect(readOrderNumber(text)).toBe(number);
});

test('a short number with its day behind it under the title is as sure as a long one', async () => {
  const sureness = async (text: string) =>
    draftOf(await printedFile([[400, 40, 'Ordine fornitore', 12], [400, 56, text], ...table])).orderNumber
      ?.confidence ?? 0;
  expect(await sureness('nr. 118 del 14/10/2026')).toBeGreaterThan(0.8);
  expect(await sureness('nr. 118')).toBeLessThan(0.8);
});
