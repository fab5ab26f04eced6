import { expect, test } from 'vitest';
import { readPrice, readPriceBasis } from './price.ts';

test.each([
  ['$12.50', 12.5, 1, '$'],
  ['5.05 USD', 5.05, 1, 'USD'],
  ['7,190.00/1,000', 7190, 1000, null],
  ['10.15 EA', 10.15, 1, null],
])('%s', (text, value, per, currency) => {
  expect(readPrice(text, '.')).toEqual({ value, per, currency, ambiguous: false });
});

test('a price basis is whole', () => {
  expect(['1,000', '1.000', '100', '1/EA', '1.00', ''].map(readPriceBasis)).toEqual([
    1000, 1000, 100, 1, 1, 1,
  ]);
});
