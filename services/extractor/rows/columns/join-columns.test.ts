import { expect, test } from 'vitest';
import { context, type Printed, printedSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

const heads: Printed[] = [
  [40, 80, 'Pos.'],
  [80, 80, 'Qty'],
  [120, 80, 'Requested article or item description'],
  [420, 80, 'Price'],
  [500, 80, 'Total'],
];

const row = (
  y: number,
  position: string,
  quantity: string,
  texts: Printed[],
  price: string,
  total: string,
): Printed[] => [[40, y, position], [80, y, quantity], ...texts, [420, y, price], [500, y, total]];

async function textsUnder(texts: (y: number) => Printed[]) {
  const sheets = await printedSheets([
    ...heads,
    ...row(100, '1', '25', texts(100), '8.43', '210.75'),
    ...row(120, '2', '10', texts(120), '4.56', '45.60'),
  ]);
  const { rows } = readRows(readTables(sheets), sheets, context);
  return rows.map((row) => [row.customerArticle?.value, row.description?.value]);
}

test('a heading of several known words over texts that run through is one', async () => {
  expect(await textsUnder((y) => [[120, y, 'Filter cartridge 20 inch, 25 micron']])).toEqual([
    [undefined, 'Filter cartridge 20 inch, 25 micron'],
    [undefined, 'Filter cartridge 20 inch, 25 micron'],
  ]);
});

test('headings a space apart over columns that are apart stay two', async () => {
  expect(
    await textsUnder((y) => [
      [120, y, 'KX-4051'],
      [221, y, 'Filter cartridge'],
    ]),
  ).toEqual([
    ['KX-4051', 'Filter cartridge'],
    ['KX-4051', 'Filter cartridge'],
  ]);
});
