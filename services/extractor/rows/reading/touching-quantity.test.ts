import { expect, test } from 'vitest';
import { context, type Printed, printedSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

const at =
  (...columns: number[]) =>
  (y: number, ...texts: string[]): Printed[] =>
    texts.flatMap((text, column): Printed[] => (text === '' ? [] : [[columns[column]!, y, text]]));

async function quantitiesIn(...cells: Printed[]) {
  const sheets = await printedSheets(cells);
  return readRows(readTables(sheets), sheets, context).rows.map(({ quantity, unit, description }) => [
    quantity?.value ?? null,
    unit?.value ?? null,
    description?.value,
  ]);
}

test('a quantity right behind a text that fills its column, where it makes the total', async () => {
  const row = at(30, 100, 290, 350, 410, 480);
  const head = row(60, 'Item code', 'Description', 'Quantity', 'UOM', 'Price', 'Amount');
  const others = [
    ...row(96, 'A-2042', 'Ribbon', '24.00', 'EACH', '2.00', '48.00'),
    ...row(114, 'A-2043', 'Plate', '4.00', 'EACH', '5.00', '20.00'),
  ];
  const text = 'Can label, lacquer, 16 oz,';
  const full = (total: string) => row(78, 'A-2041', `${text} drawn 25,000.00`, '', 'EACH', '0.10', total);
  expect((await quantitiesIn(...head, ...full('2,500.00'), ...others))[0]).toEqual([
    25000,
    'EACH',
    `${text} drawn`,
  ]);
  expect((await quantitiesIn(...head, ...full('2,600.00'), ...others))[0]![0]).toBeNull();
});

test('a unit alone in the column of quantities, and its number in one that others leave empty', async () => {
  const row = at(30, 100, 250, 300, 400, 480);
  const head = row(60, 'Item code', 'Description', 'Open', 'Qty', 'Unit cost', 'Amount');
  const lines = [
    ...row(78, 'A-2041', 'Flour', '', '400.0 LB', '2.00', '800.00'),
    ...row(96, 'A-2042', 'Sugar', '', '250.0 LB', '2.00', '500.00'),
    ...row(114, 'A-2043', 'Yeast', '', '60.0 LB', '2.00', '120.00'),
  ];
  const pallet = row(132, 'A-2044', 'Pallet', '22.0', 'EA', '0.00', '0.00');
  expect((await quantitiesIn(...head, ...lines, ...pallet)).at(-1)).toEqual([22, 'EA', 'Pallet']);
});

test('numbers of a column that all rows fill are not those of the quantity', async () => {
  const row = at(30, 100, 250, 300, 400, 480);
  const head = row(60, 'Item code', 'Description', 'Received', 'Qty', 'Unit cost', 'Amount');
  const lines = [
    ...row(78, 'A-2041', 'Flour', '4', '400.0 LB', '2.00', '800.00'),
    ...row(96, 'A-2042', 'Sugar', '2', '250.0 LB', '2.00', '500.00'),
    ...row(114, 'A-2043', 'Yeast', '6', '60.0 LB', '2.00', '120.00'),
    ...row(132, 'A-2044', 'Pallet', '22', 'EA', '0.00', '0.00'),
  ];
  expect((await quantitiesIn(...head, ...lines)).at(-1)![0]).toBeNull();
});
