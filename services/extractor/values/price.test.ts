import { expect, test } from 'vitest';
import { readPrice, readPriceBasis } from './price.ts';

test.each([
  ['$12.50', 12.5, 1, '$'],
  ['5.05 USD', 5.05, 1, 'USD'],
  ['7,190.00/1,000', 7190, 1000, null],
  ['10.15 EA', 10.15, 1, null],
  ['12.50 / 100', 12.5, 100, null],
  ['EUR 12.50 per 1000', 12.5, 1000, 'EUR'],
  ['12.50 € je 100 Stk', 12.5, 100, 'EUR'],
  ['12.50 zł za 100', 12.5, 100, 'PLN'],
  ['12.50 kr', 12.5, 1, 'kr'],
  ['9.50 les 100', 9.5, 100, null],
  ['9.50 le cent', 9.5, 100, null],
  ['9.50 €/Tsd. St.', 9.5, 1000, 'EUR'],
  ['9.50 za tys. szt.', 9.5, 1000, null],
  ['9.50 / %', 9.5, 100, null],
  ['9.50 per centimetre', 9.5, 1, null],
])('%s', (text, value, per, currency) => {
  expect(readPrice(text, '.')).toEqual({ value, per, currency, ambiguous: false });
});

test('a price basis is whole', () => {
  expect(['1,000', '1.000', '100', '1/EA', '1.00', '', '%', '‰', '0/00'].map(readPriceBasis)).toEqual([
    1000, 1000, 100, 1, 1, 1, 100, 1000, 1000,
  ]);
});
