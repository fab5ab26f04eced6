import { expect, test } from 'vitest';
import { decimalMarkOfWholes, decimalMarkUsed, readNumber, readPercent } from './number.ts';

test.each([
  ['1.234,56', 1234.56],
  ['1,234.56', 1234.56],
  ['1 234,56', 1234.56],
  ["1'234.56", 1234.56],
  ['€ 3,89', 3.89],
  ['5.05 USD', 5.05],
  ['$1,200', 1200],
  ['(5.00)', -5],
  ['5,00-', -5],
  ['1.234.567', 1234567],
  ['0,500', 0.5],
  ['1 234 567,89', 1234567.89],
  ['1\u202f234,56', 1234.56],
  ['1,00,000.50', 100000.5],
  ['12,34,567', 1234567],
  ['1’234.50', 1234.5],
  ['−5,00', -5],
  ['12.--', 12],
  ['12,-', 12],
  ['CHF 12.50', 12.5],
  ['Fr. 12.50', 12.5],
  ['12,50zł', 12.5],
  ['12,50 Kč', 12.5],
  ['kr. 1.234,50', 1234.5],
  ['1 234,50 kr', 1234.5],
  ['R$ 12,50', 12.5],
  ['₡ 7,850.00', 7850],
  ['1.250,00 ₴', 1250],
  ['Tk 1,800.00', 1800],
  ['Rp 12.500,00', 12500],
  ['690 000,00 FCFA', 690000],
  ['Bs. 1.234,50', 1234.5],
  ['R 11 880,00', 11880],
  ['.386', 0.386],
  ['$.45', 0.45],
  ['-.5', -0.5],
  [',75 €', 0.75],
  ['Rs.500', 500],
  ['½', 0.5],
  ['2 ½', 2.5],
  ['7', 7],
])('%s is one number whatever the document uses', (text, value) => {
  expect(readNumber(text, text === '$1,200' ? '.' : null)).toEqual({ value, ambiguous: false });
});

test('three digits behind one mark are decided by the rest of the document', () => {
  expect(readNumber('1.428', ',')).toEqual({ value: 1428, ambiguous: false });
  expect(readNumber('1.428', '.')).toEqual({ value: 1.428, ambiguous: false });
  expect(readNumber('1.428', null)).toEqual({ value: 1428, ambiguous: true });
});

test.each([
  'BS-94250',
  'R725',
  '12/28/2020',
  '916 44 10',
  'TBD',
  'A-12',
  '',
  '10%',
  '1.234.56',
  '10 x 12',
  'No.386',
  '..386',
  '.386.5',
])('%s is no number', (text) => {
  expect(readNumber(text, '.')).toBeNull();
});

test('the decimal mark is the one that most numbers prove', () => {
  expect(decimalMarkUsed(['3,89', '1.234,56', '7', '1.000'])).toBe(',');
  expect(decimalMarkUsed(['1,000', '1.000'])).toBeNull();
  expect(decimalMarkUsed(['1,000', '.125'])).toBe('.');
  expect(decimalMarkUsed(['0.025', '3.088.050', '1.612.450'])).toBe(',');
  // `2.608.644.123` may be the number of an article.
  expect(decimalMarkUsed(['1.290', '2.608.644.123'])).toBeNull();
});

test('where a currency has no fractions, marks part thousands', () => {
  expect(decimalMarkOfWholes(['3,200', '850', '1,093,750'])).toBe('.');
  expect(decimalMarkOfWholes(['3.200', '12'])).toBe(',');
  expect(decimalMarkOfWholes(['3.200', '1,250'])).toBeNull();
  expect(decimalMarkOfWholes(['850'])).toBeNull();
});

test('percentages', () => {
  expect(readPercent('12,5 %', null)).toEqual({ value: 12.5, ambiguous: false });
  expect(readPercent('-3%', null)).toEqual({ value: -3, ambiguous: false });
  expect(readPercent('12,5', null)).toBeNull();
});
