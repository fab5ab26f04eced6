import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

function read(text: string) {
  const sheets = plainSheets(text);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  return [rows.map((row) => row.description?.value), doubts.map(({ code, path }) => [code, path])];
}

test('of a price list the lines with a quantity are ordered', () => {
  expect(
    read(`
Item code   Description   Price   Qty   Amount
A-100       Hose          1.00          0.00
A-200       Bolt          2.00    10    20.00
A-300       Nut           0.50          0.00
A-400       Washer        0.10          0.00
`),
  ).toEqual([['Bolt'], []]);
});

test('without totals somebody looks at it', () => {
  expect(
    read(`
Item code   Description   Price   Qty
A-100       Hose          1.00
A-200       Bolt          2.00    10
A-300       Nut           0.50
A-400       Washer        0.10
`),
  ).toEqual([['Bolt'], [['quantity_missing', 'items']]]);
});

test('a quantity that is missing on few lines is missing', () => {
  expect(
    read(`
Item code   Description   Price   Qty   Amount
A-100       Hose          1.00
A-200       Bolt          2.00    10    20.00
A-300       Nut           0.50    10     5.00
`),
  ).toEqual([['Hose', 'Bolt', 'Nut'], [['quantity_missing', 'items[0].quantity']]]);
});
