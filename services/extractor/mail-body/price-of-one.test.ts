import { expect, test } from 'vitest';
import { arePricesOfOne } from './price-of-one.ts';

test('amounts that their quantities do not divide into cents are prices of one', () => {
  const records = [
    { quantity: 600, amount: 0.21 },
    { quantity: 8, amount: 11.4 },
    { quantity: 1, amount: 30 },
  ];
  expect(arePricesOfOne(records)).toBe(true);
});

test('sums are none, and one record alone tells nothing', () => {
  const sums = [
    { quantity: 6, amount: 12.6 },
    { quantity: 8, amount: 91.2 },
    { quantity: 7, amount: 10 },
  ];
  expect(arePricesOfOne(sums)).toBe(false);
  expect(arePricesOfOne([{ quantity: 3, amount: 10 }])).toBe(false);
});
