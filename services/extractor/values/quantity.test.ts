import { expect, test } from 'vitest';
import { readQuantity } from './quantity.ts';

test.each([
  ['12', 12, 'Valid', null],
  ['500.0000', 500, 'Valid', null],
  ['510/EA', 510, 'Valid', 'EA'],
  ['15.00 Units', 15, 'Valid', 'Units'],
  ['10pcs', 10, 'Valid', 'pcs'],
  ['10.00 Box(es)', 10, 'Valid', 'Box(es)'],
  ['8 Rolle(n)', 8, 'Valid', 'Rolle(n)'],
  ['8 box(2)', null, 'Unrecognised', null],
  ['40 sq yd', 40, 'Valid', 'sq yd'],
  ['12 lfd. m', 12, 'Valid', 'lfd m'],
  ['12 next week', null, 'Unrecognised', null],
  ['10,00 Stk', 10, 'Valid', 'Stk'],
  ['Stk. 10', 10, 'Valid', 'Stk'],
  ['1 000', 1000, 'Valid', null],
  ['1,200 szt.', 1200, 'Valid', 'szt.'],
  ['200 (ea)', 200, 'Valid', 'ea'],
  ['20 (EA) i', 20, 'Valid', 'EA'],
  ['1.250 (Stk.)', null, 'Unrecognised', 'Stk.'],
  ['12 (pcs)', 12, 'Valid', 'pcs'],
  ['12 (2 pallets)', null, 'Unrecognised', null],
  ['12 (approximately)', null, 'Unrecognised', null],
  ['12(ea', null, 'Unrecognised', null],
  ['(ea)', null, 'Unrecognised', null],
  ['0', 0, 'Zero', null],
  ['0,00 kg', 0, 'Zero', 'kg'],
  ['', null, 'Empty', null],
  ['—', null, 'Empty', null],
  ['2.5', null, 'Unrecognised', null],
  ['2,5 pcs', null, 'Unrecognised', 'pcs'],
  ['10 x 12', null, 'Unrecognised', null],
  ['½', null, 'Unrecognised', null],
  ['TBD', null, 'Unrecognised', null],
  ['n/a', null, 'Unrecognised', null],
  ['1O', null, 'Unrecognised', null],
  ['l0', null, 'Unrecognised', null],
  ['min 10', null, 'Unrecognised', null],
  ['15m2', 15, 'Valid', 'm2'],
  ['2 x50', null, 'Unrecognised', null],
  ['10x', 10, 'Valid', null],
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
