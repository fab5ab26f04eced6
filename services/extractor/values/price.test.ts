import { expect, test } from 'vitest';
import { countOfCode, readPrice, readPriceBasis } from './price.ts';

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
  ['.386', 0.386, 1, null],
  ['$.0455/EA', 0.0455, 1, '$'],
  ['Rs.500', 500, 1, 'INR'],
  ['9.50 (per 1000)', 9.5, 1000, null],
])('%s', (text, value, per, currency) => {
  expect(readPrice(text, '.')).toEqual({ value, per, currency, ambiguous: false });
});

test('a price basis is whole', () => {
  expect(['1,000', '1.000', '100', '1/EA', '1.00', '', '%', '‰', '0/00'].map(readPriceBasis)).toEqual([
    1000, 1000, 100, 1, 1, 1, 100, 1000, 1000,
  ]);
});

test.each([
  ['M', 1000],
  ['/C', 100],
  ['PER M', 1000],
  ['CWT', 100],
  ['CW', 100],
  ['1M', 1000],
  ['MFT', 1000],
  ['Thousand', 1000],
  ['hund', 100],
  ['tys.', 1000],
  ['EA', 1],
  ['CS', 1],
  ['mm', 1],
  ['Meter', 1],
])('%s may say that a price is for %d', (text, count) => {
  expect(countOfCode(text)).toBe(count);
});
