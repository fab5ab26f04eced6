import { expect, test } from 'vitest';
import { takeNetPrices } from './net-prices.ts';

const roles = ['description', 'quantity', 'ignored', 'tax', 'tax', 'price', 'lineTotal'] as const;
const rows = [
  ['Screw', '10', '2.00', '20 %', '0.40', '2.40', '24.00'],
  ['Nut', '4', '0.50', '20 %', '0.10', '0.60', '2.40'],
];
const take = (of: readonly string[][], claims = [2, 5]) => takeNetPrices([...roles], claims, of);

test('of a price without and one with tax the first is the price', () => {
  expect(take(rows)).toEqual([...roles.with(2, 'price').with(5, 'ignored')]);
});

test('by the amounts of tax alone', () => {
  expect(take(rows.map((row) => row.with(3, ''))).indexOf('price')).toBe(2);
});

test('prices without cents are rounded to the whole', () => {
  const [row] = rows;
  const whole = row!
    .with(2, '$ 5.480')
    .with(3, '19 %')
    .with(4, '$ 1.041')
    .with(5, '$ 6.521')
    .with(6, '$ 1.782.544');
  expect(take([whole]).indexOf('price')).toBe(2);
});

test.each([
  ['another price', rows.map((row) => row.with(2, '1.80')), [2, 5]],
  ['no heading of a price', rows, [5]],
])('nothing is taken: %s', (_, of, claims) => {
  expect(take(of, claims)).toEqual([...roles]);
});
