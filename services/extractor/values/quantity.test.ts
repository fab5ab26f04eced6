import { expect, test } from 'vitest';
import { readQuantity } from './quantity.ts';

test.each([
  ['12', 12, 'Valid', null],
  ['500.0000', 500, 'Valid', null],
  ['510/EA', 510, 'Valid', 'EA'],
  ['15.00 Units', 15, 'Valid', 'Units'],
  ['0', 0, 'Zero', null],
  ['', null, 'Empty', null],
  ['—', null, 'Empty', null],
  ['2.5', null, 'Unrecognised', null],
  ['TBD', null, 'Unrecognised', null],
  ['-3', null, 'Unrecognised', null],
])('%s', (text, quantity, state, unit) => {
  expect(readQuantity(text, '.')).toEqual({ quantity, state, unit, ambiguous: false });
});

test('1,250 without any proof of the decimal mark is ambiguous', () => {
  expect(readQuantity('1,250', null)).toEqual({
    quantity: 1250,
    state: 'Valid',
    unit: null,
    ambiguous: true,
  });
});
