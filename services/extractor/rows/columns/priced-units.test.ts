import { expect, test } from 'vitest';
import { withNetPrices, withPricedUnits } from './priced-units.ts';

test.each([
  [['4,10', '12,75 / St'], 'price'],
  [['pcs', 'box'], 'unit'],
  // What the price is for.
  [['1,00', '100,00'], 'unit'],
])('a column of units over %s holds %s', (values, role) => {
  expect(withPricedUnits(['quantity', 'unit'], [['3', '5'], values])[1]).toBe(role);
});

test('beside a price a unit stays one', () => {
  expect(withPricedUnits(['unit', 'price'], [['2,50'], ['2,50']])).toEqual(['unit', 'price']);
});

test.each([
  ['Netto', ['€ 12,35', '€ 0,49', '3,20'], 'price'],
  ['Net £', ['12.35', '0.49', '3.20'], 'price'],
  // Sums of whole cents divide by their quantities.
  ['Netto', ['€ 14,70', '€ 5,60', '22,40'], 'lineTotal'],
  ['Total', ['12,35', '0,49', '3,20'], 'lineTotal'],
])('%s over %s is the %s', (heading, amounts, role) => {
  const rows = amounts.map((amount, at) => [['7 pc', '14 pc', '6 pc'][at]!, amount]);
  expect(withNetPrices(['quantity', 'lineTotal'], ['Qty', heading], rows)[1]).toBe(role);
});

test('net beside gross is a weight', () => {
  const rows = [
    ['7 pc', '12.53', '13.05'],
    ['3 pc', '20.20', '21.50'],
  ];
  const roles = ['quantity', 'lineTotal', null] as const;
  expect(withNetPrices(roles, ['Qty', 'Net', 'Gross'], rows)).toEqual(roles);
});
