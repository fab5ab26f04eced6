import { expect, test } from 'vitest';
import { readOrderNumber } from './order-number.ts';

test.each([
  ['4503665116 / 01/27/2021', '4503665116'],
  ['# PO-2023-456789', 'PO-2023-456789'],
  ['A/2027/12', 'A/2027/12'],
  ['01/27/2021', null],
  ['Box 156', null],
  ['4711;Screw;500', null],
  ['pending', null],
])('%s gives %s', (text, number) => {
  expect(readOrderNumber(text)).toBe(number);
});
