import { expect, test } from 'vitest';
import { plainSheets } from '../../sample.fixture.ts';
import { readTables } from '../read-tables.ts';
import { textOf } from '../table.ts';
import { sharedQuantities } from './shared-quantities.ts';

const sharedIn = (text: string) =>
  readTables(plainSheets(text)).map((table) => textOf(sharedQuantities(table)));

test('so many of each size', () => {
  expect(
    sharedIn(`
Style     S     M     L     XL    Qty    Price    Amount
PS-1      5     10    10    4      29    12.00    348.00
PS-2      -     6     6     2      14    12.00    168.00
`),
  ).toEqual(['S M L XL']);
});

test('numbers that do not make the quantity of every row share nothing', () => {
  expect(
    sharedIn(`
Style     Rack     Box    Qty    Price    Amount
PS-1      12       17      29    12.00    348.00
PS-2      3        4       14    12.00    168.00
`),
  ).toEqual(['']);
});
