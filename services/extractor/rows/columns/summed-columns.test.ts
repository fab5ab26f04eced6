import { expect, test } from 'vitest';
import { findSummed } from './summed-columns.ts';

const rows = [
  ['20', '8747681481', 'Hose', '61,33'],
  ['6', '8796885997', 'Clamp', '3,48'],
];

test('the products make a printed amount', () => {
  expect(findSummed(rows, ['2026', '1.247,48'])).toEqual({ quantity: 0, price: 3 });
});

test('no amount that they make', () => {
  expect(findSummed(rows, ['1.247,58'])).toBeNull();
});

test('one row proves nothing', () => {
  expect(findSummed(rows.slice(0, 1), ['1.226,60'])).toBeNull();
});
