import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

function discountsIn(text: string) {
  const sheets = plainSheets(text);
  return readRows(readTables(sheets), sheets, context).rows.map(({ discount }) => discount);
}

test.each([
  ['50+10', 55],
  ['30 + 5 %', 33.5],
  ['20/10', 28],
  ['20+10+5', 31.6],
  ['40', 40],
  ['12.50 %', 12.5],
  ['-15%', 15],
])('%s in one cell', (printed, off) => {
  expect(
    discountsIn(`
Item code   Description      Qty   Price    Discount    Amount
A-100       Ball valve        20    8.40    ${printed.padEnd(10)}  75.60
A-200       Hose, black       10    1.00                10.00
`),
  ).toEqual([off, null]);
});

test('two columns of discounts', () => {
  expect(
    discountsIn(`
Item code   Description      Qty   Price    Disc 1   Disc 2   Amount
A-100       Ball valve        20    8.40    50.00    10.00     75.60
A-200       Hose, black       10    1.00    20.00               8.00
`),
  ).toEqual([55, 20]);
});
