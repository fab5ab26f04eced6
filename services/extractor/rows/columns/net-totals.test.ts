import { expect, test } from 'vitest';
import { takeNetTotals } from './net-totals.ts';

const roles = ['description', 'quantity', 'price', 'lineTotal', 'discount', 'ignored', 'tax'] as const;
const rows = [
  ['Screw', '10', '2.00 €', '20.00 €', '5', '19.00 €', '20'],
  ['Nut', '4', '0.50 €', '2.00 €', '0', '2.00 €', '20'],
];

test('what the discount of each row leaves of its total is the total', () => {
  expect(takeNetTotals([...roles], rows).slice(3, 6)).toEqual(['ignored', 'discount', 'lineTotal']);
});

test.each([
  ['another amount', rows.map((row) => row.with(5, '18.50 €'))],
  ['no discount on any row', rows.map((row) => row.with(4, '0').with(5, row[3]!))],
  ['amounts of few rows', [...rows, ...rows.map((row) => row.with(5, '')), ['', '', '', '', '', '', '']]],
])('nothing is taken: %s', (_, of) => {
  expect(takeNetTotals([...roles], of)).toEqual([...roles]);
});
