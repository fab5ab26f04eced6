import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';
import { readRow } from '../reading/read-row.ts';
import { recordRows } from './record-rows.ts';

const recordsIn = (...pages: string[]) =>
  recordRows(plainSheets(...pages))
    .map((parts) => readRow(parts, 'items[0]', context).row)
    .map(({ position, customerArticle, description, quantity, unit, price, lineTotal }) => [
      position,
      customerArticle?.value,
      description?.value,
      quantity?.value,
      unit?.value,
      price?.value,
      lineTotal?.value,
    ]);

const first = `
1      DG-55-376               Pallet 1200 x 800 mm
                       4 pcs                             3.06              12.24

2      DG-39-176               Filter cartridge
                     100 pcs                             3.28             328.00
                                           Carried over                   340.24
`;

test('lines that count, and the places on the lines below whose numbers multiply', () => {
  expect(recordsIn(first)).toEqual([
    [1, 'DG-55-376', 'Pallet 1200 x 800 mm', 4, 'pcs', 3.06, 12.24],
    [2, 'DG-39-176', 'Filter cartridge', 100, 'pcs', 3.28, 328],
  ]);
});

test('they go on counting on the next page', () => {
  const next = `
3      RS-20-392               Contactor 12 A
                       1 pcs                             0.44               0.44
`;
  expect(recordsIn(first, next).map(([position, , , quantity]) => [position, quantity])).toEqual([
    [1, 4],
    [2, 100],
    [3, 1],
  ]);
});

test.each([
  ['numbers that do not multiply', first.replace('12.24', '12.34').replace('328.00', '329.00')],
  ['one line', first.slice(0, first.indexOf('2      '))],
  ['numbers that do not count', first.replace('2      DG', '7      DG')],
])('%s prove nothing', (_, text) => {
  expect(recordsIn(text)).toEqual([]);
});

test('they are taken where the table says less', () => {
  const sheets = plainSheets(`
Lorem  Ipsum                   Dolor
                       Sit                               Amet              Consec
${first}`);
  const { rows } = readRows(readTables(sheets), sheets, context);
  expect(rows.map((row) => [row.description?.value, row.quantity?.value, row.price?.value])).toEqual([
    ['Pallet 1200 x 800 mm', 4, 3.06],
    ['Filter cartridge', 100, 3.28],
  ]);
});
