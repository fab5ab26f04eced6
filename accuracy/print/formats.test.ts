import { expect, test } from 'vitest';
import { formatDate, formatNumber, monthNames } from './formats.ts';

test.each([
  [1234567.5, 2, ',', '.', '1.234.567,50'],
  [1234.5, 2, ',', ' ', '1\u00a0234,50'],
  [500, 3, ',', '.', '500,000'],
  [1002, 0, '.', '', '1002'],
  [-1234, 0, '.', "'", "-1'234"],
] as const)('%d with %d decimals', (value, decimals, decimal, group, text) => {
  expect(formatNumber(value, decimals, { decimal, group })).toBe(text);
});

test.each([
  ['d.m.y', 'de', '04.03.2025'],
  ['M/D/y', 'en', '3/4/2025'],
  ['D. month y', 'de', '4. März 2025'],
  ['D month y', 'pl', '4 marca 2025'],
  ['D {de} month {de} y', 'es', '4 de marzo de 2025'],
  ['d-mon-yy', 'en', '04-Mar-25'],
])('the date style %s in %s', (style, language, text) => {
  expect(formatDate('2025-03-04', style, monthNames(language))).toBe(text);
});
