import { expect, test } from 'vitest';
import { findProducts } from './products.ts';

test('three columns that multiply, among others', () => {
  expect(
    findProducts([
      ['1', 'Hose', '12 pcs', '2,50', '30,00'],
      ['2', 'Clamp', '4 pcs', '1.210,00', '4.840,00'],
      ['3', 'Seal', '1 pcs', '9,99', '9,99'],
    ]),
  ).toEqual({ quantity: 2, price: 3, lineTotal: 4, rows: 3 });
});

test('a price per thousand', () => {
  expect(
    findProducts([
      ['5,000', '12.00/1,000', '60.00'],
      ['200', '55.00/100', '110.00'],
    ]),
  ).toEqual({ quantity: 0, price: 1, lineTotal: 2, rows: 2 });
});

test('of two whole numbers the left is the quantity', () => {
  expect(findProducts([['3', '7', '21']])).toEqual({ quantity: 0, price: 1, lineTotal: 2, rows: 1 });
});

test('rows of one piece prove nothing', () => {
  expect(
    findProducts([
      ['1', '9.99', '9.99'],
      ['1', '4.50', '4.50'],
    ]),
  ).toBeNull();
});

test('numbers that mostly do not multiply', () => {
  expect(
    findProducts([
      ['2', '3', '6'],
      ['4', '5', '21'],
      ['7', '8', '50'],
    ]),
  ).toBeNull();
});

test('of two products the one that goes on from the other: boxes × pieces = quantity, × price = total', () => {
  expect(
    findProducts([
      ['50', '10', '500', '21.12', '10560.00'],
      ['15', '5', '75', '0.31', '23.25'],
    ]),
  ).toEqual({ quantity: 2, price: 3, lineTotal: 4, rows: 2 });
});

test('a fourth column: what the price is for', () => {
  expect(
    findProducts([
      ['50', 'ST', "4'921.44", '100 ST', "2'460.72"],
      ['6', 'ST', '415.41', '100 ST', '24.92'],
    ]),
  ).toEqual({ quantity: 0, price: 2, lineTotal: 4, rows: 2, basis: 3 });
});

test('a fourth column: what per cent is taken off, where something is', () => {
  expect(
    findProducts([
      ['20 each', '266.11', '20 %', '4,257.76'],
      ['12 each', '12.42', '', '149.04'],
      ['3 box', '2.13', '10 %', '5.75'],
    ]),
  ).toEqual({ quantity: 0, price: 1, lineTotal: 3, rows: 3, discount: 2 });
});

test('of two whole numbers the one with cents is the price', () => {
  expect(findProducts([['763.00', '6', '4578.00']])).toEqual({
    quantity: 1,
    price: 0,
    lineTotal: 2,
    rows: 1,
  });
});

test('rates are no numbers that multiply', () => {
  expect(findProducts([['6 un', '96,37', '3 %', '18,00', '560,87']])).toEqual({
    quantity: 0,
    price: 1,
    lineTotal: 4,
    rows: 1,
    discount: 2,
  });
});

test('nothing times a price proves nothing', () => {
  // Ordered, received and in arrears: of these only the first makes the amount.
  expect(findProducts([['500.0000', '0.0000', '0.0000', '7.7842', '3,892.10']])).toEqual({
    quantity: 0,
    price: 3,
    lineTotal: 4,
    rows: 1,
  });
  expect(findProducts([['0', '7.50', '0.00']])).toBeNull();
});

test('what the price is for and a discount, together', () => {
  expect(
    findProducts([
      ['Flange', '4,00', '75,87', '100', '10 %', '2,73'],
      ['Gasket', '10,00', '26 993,21', '100', '3%', '2 618,34'],
    ]),
  ).toEqual({ quantity: 1, price: 2, lineTotal: 5, rows: 2, basis: 3, discount: 4 });
});

test('one of many quantities may be measured, and not several', () => {
  const rows = Array.from({ length: 8 }, (_, at) => [`${at + 2}`, '1.50', ((at + 2) * 1.5).toFixed(2)]);
  const measured = ['14.5', '2.00', '29.00'];
  expect(findProducts([...rows, measured])).toEqual({ quantity: 0, price: 1, lineTotal: 2, rows: 9 });
  expect(findProducts([...rows.slice(0, 2), measured, ['2.5', '3.00', '7.50']])).toBeNull();
});
