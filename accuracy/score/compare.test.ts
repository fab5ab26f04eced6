import { expect, test } from 'vitest';
import { isEmpty, isRight, wordSimilarity } from './compare.ts';

test.each([
  ['total_price', '1,234.50', 1234.5],
  ['items.price', 7.7842, 7.7842],
  ['items.quantity', 500, 500],
  ['order_date', '2025-03-01T00:00:00', '2025-03-01'],
  ['currency', '€', 'EUR'],
  ['customer.phone', '+49 711 4321-12', '0711 432112'],
  ['customer.phone', '(757) 555-0148 ext 12', '757-555-0148'],
  ['customer.address.postal_code', 'D-70565', '70565'],
  ['customer.address.city', 'Norfolk, VA', 'NORFOLK'],
  ['customer.company', 'ACME, INC', 'Acme Inc.'],
  ['customer.company', 'Bruckner Straße', 'BRUCKNER STRASSE'],
  ['order_number', 'A-1', ['A/1', 'A.1']],
  ['delivery_date', null, ['2025-03-01', null]],
  ['delivery_date', undefined, null],
  ['delivery_date', ' ', null],
])('%s: %j is right for %j', (field, value, truth) => {
  expect(isRight(field, value, truth)).toBe(true);
});

test.each([
  ['total_price', 1234.51, 1234.5],
  ['total_price', null, 1234.5],
  ['items.quantity', 501, 500],
  ['order_date', '2025-01-03', '2025-03-01'],
  ['customer.phone', '', '123456789'],
  ['customer.company', '--', '...'],
  ['delivery_date', '2025-03-01', null],
])('%s: %j is wrong for %j', (field, value, truth) => {
  expect(isRight(field, value, truth)).toBe(false);
});

test('words are compared as often as they occur', () => {
  expect(wordSimilarity('bolt, blue', 'Blue bolt')).toBe(1);
  expect(wordSimilarity('nut', 'nut nut')).toBeCloseTo(2 / 3);
  expect(wordSimilarity('nut', '')).toBe(0);
});

test('nothing but spaces is empty, zero is not', () => {
  expect([isEmpty(' '), isEmpty(null), isEmpty(0)]).toEqual([true, true, false]);
});
