import { expect, test } from 'vitest';
import { randomOf } from '../random.ts';
import { unknownHead } from './made-up.ts';

test('a head of a column becomes a word that no language has, as long and as large', () => {
  expect(unknownHead('quantity', 'Order qty.', 1, randomOf('1'))).toBe('Furof buz.');
  expect(unknownHead('quantity', 'Order qty.', 0, randomOf('1'))).toBe('Order qty.');
});

test('what heads no column stays', () => {
  expect(unknownHead('orderNumber', 'Order number', 1, randomOf('1'))).toBe('Order number');
});
