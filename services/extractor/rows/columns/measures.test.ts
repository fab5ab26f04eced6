import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

function readIn(text: string) {
  const sheets = plainSheets(text);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  return {
    row: [rows[0]?.quantity?.value, rows[0]?.price?.value ?? null, rows[0]?.lineTotal?.value ?? null],
    doubts: doubts.map(({ code, path }) => [code, path]),
  };
}

test.each([
  ['Net kg', 'Total kg'],
  ['kg/Stk', 'kg ges.'],
  ['Gewicht', 'Gesamtgewicht'],
  ['Länge m', 'Gesamt m'],
])('weights and lengths multiply and are no prices: %s, %s', (one, all) => {
  expect(
    readIn(`
Item      Description     Qty     ${one.padEnd(12)}${all}
A-100     Cable           10      5.00        50.00
A-200     Pipe            4       2.00        8.00
`),
  ).toEqual({ row: [10, null, null], doubts: [] });
});

test.each([
  ['Weight/box', 'Total weight (kg)', null],
  ['Rate/box', 'Total value (kg)', 5],
])('beside a heading that no lexicon has: %s, %s', (one, all, price) => {
  expect(
    readIn(`
SR     Description of goods     ${one.padEnd(14)}Crts.   ${all}
1      Tile gloss white         5.00          10      50.00
2      Tile matt grey           2.00          4       8.00
3      Tile matt black          2.50          8       20.00
`).row,
  ).toEqual([10, price, price && 50]);
});

test('a price beside them is one', () => {
  expect(
    readIn(`
Item      Description     Qty     Net kg     Price      Total
A-100     Cable           10      5.00       1.20       12.00
A-200     Pipe            4       2.00       3.00       12.00
`),
  ).toEqual({ row: [10, 1.2, 12], doubts: [] });
});

test('a sum of contents is asked about', () => {
  expect(
    readIn(`
Item      Description     Pieces  Contents   Total
A-100     Cable           10      5          50
`).doubts[0],
  ).toEqual(['price_missing', 'items[0].price']);
});

test.each(['Price/kg', 'EUR/m', 'Price per m'])('%s is a price', (heading) => {
  expect(
    readIn(`
Item      Description     Qty     ${heading.padEnd(12)}Total
A-100     Cable           10      5.00        50.00
`).row,
  ).toEqual([10, 5, 50]);
});

test.each(['Preis/Gewicht', 'Cena/waga', 'Price/weight'])('%s is a price', (heading) => {
  expect(
    readIn(`
Item      Description     Qty     ${heading.padEnd(14)}Total
A-100     Potatoes        12      1.20          14.40
A-200     Carrots         20      2.05          41.00
`).row,
  ).toEqual([12, 1.2, 14.4]);
});
