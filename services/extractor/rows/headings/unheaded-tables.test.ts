import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';
import { findUnheaded } from './unheaded-tables.ts';

/** The columns of the table that is found, as heading and meaning. */
function columnsIn(text: string) {
  const found = findUnheaded(plainSheets(text)[0]!, new Set());
  return found?.header.cells.map(({ text: heading, roles }) => [heading, roles[0] ?? null]);
}
function rowsIn(text: string) {
  const sheets = plainSheets(text);
  return readRows(readTables(sheets), sheets, context).rows;
}

const withoutPrices = `
Koodi      Nimike              Kpl
RV-1201    Ruuvi sinkitty      120
RV-1310    Mutteri musta        40
RV-1455    Aluslevy              8
`;

test('a table without prices under a heading that nobody knows', () => {
  expect(columnsIn(withoutPrices)).toEqual([
    ['Koodi', 'article'],
    ['Nimike', 'description'],
    ['Kpl', 'quantity'],
  ]);
  const rows = rowsIn(withoutPrices);
  expect(
    rows.map((row) => [row.customerArticle?.value, row.description?.value, row.quantity?.value, row.price]),
  ).toEqual([
    ['RV-1201', 'Ruuvi sinkitty', 120, null],
    ['RV-1310', 'Mutteri musta', 40, null],
    ['RV-1455', 'Aluslevy', 8, null],
  ]);
});

test('what its columns are is guessed: no row is sure', () => {
  expect(rowsIn(withoutPrices).map((row) => row.quantity!.confidence)).toEqual([0.7, 0.7, 0.7]);
});

test('of two columns of numbers the larger are ordered', () => {
  const text = `
Koodi      Nimike              Avoin    Kpl
RV-1201    Ruuvi sinkitty      20       120
RV-1310    Mutteri musta       41       45
`;
  expect(columnsIn(text)).toEqual([
    ['Koodi', 'article'],
    ['Nimike', 'description'],
    ['Avoin', 'ignored'],
    ['Kpl', 'quantity'],
  ]);
  expect(rowsIn(text).map((row) => row.quantity?.value)).toEqual([120, 45]);
});

test('line numbers are no quantity', () => {
  const text = `
Rivi    Nimike              Kpl
1       Ruuvi sinkitty      5
2       Mutteri musta       3
`;
  expect(columnsIn(text)).toEqual([
    ['Rivi', 'position'],
    ['Nimike', 'description'],
    ['Kpl', 'quantity'],
  ]);
});

test.each([
  ['one line', 'Koodi      Nimike              Kpl\nRV-1201    Ruuvi sinkitty      120'],
  ['two columns', 'Nimike              Kpl\nRuuvi sinkitty      120\nMutteri musta       40'],
  [
    'three columns of numbers',
    'Koodi      Nimike              Avoin    Kpl    Muu\nRV-1201    Ruuvi sinkitty      20       120    4\nRV-1310    Mutteri musta       41       45     7',
  ],
  ['no texts', 'Koodi      Vari        Kpl\nRV-1201    ABC123      120\nRV-1310    ABC124      40'],
  [
    'a number in the heading',
    'Koodi      Nimike 2            Kpl\nRV-1201    Ruuvi sinkitty      120\nRV-1310    Mutteri musta       40',
  ],
  [
    'totals',
    'Koodi      Nimike              Kpl\nTotal      of all screws       120\nTotal      of all nuts         40',
  ],
  [
    'numbers with decimals',
    'Koodi      Nimike              Kpl\nRV-1201    Ruuvi sinkitty      1.5\nRV-1310    Mutteri musta       2.5',
  ],
])('no table without prices: %s', (_, text) => {
  expect(columnsIn(text)).toBeUndefined();
});

test('lines that multiply show a table with prices', () => {
  const rows = rowsIn(`
Nimike              Maara    Ahinta    Yht
Ruuvi sinkitty      120      0.50      60.00
Mutteri musta       41       0.25      10.25
`);
  expect(
    rows.map((row) => [row.description?.value, row.quantity?.value, row.price?.value, row.lineTotal?.value]),
  ).toEqual([
    ['Ruuvi sinkitty', 120, 0.5, 60],
    ['Mutteri musta', 41, 0.25, 10.25],
  ]);
});

test('without line totals the products make a printed amount', () => {
  expect(
    columnsIn(`
Nimike              Maara    Ahinta
Ruuvi sinkitty      120      0.50
Mutteri musta       40       0.25

Kaikki                       70.00
`),
  ).toEqual([
    ['Nimike', 'description'],
    ['Maara', 'quantity'],
    ['Ahinta', 'price'],
  ]);
});

test('a table of which a row was read is not found again', () => {
  const [sheet] = plainSheets(withoutPrices);
  expect(findUnheaded(sheet!, new Set(sheet!.lines))).toBeNull();
});

test('what stands over a line without a word heads nothing', () => {
  const firstUnder = (line: string) =>
    columnsIn(`
Colour              Quantity
${line}
Nimike              Maara    Ahinta    Yht
Ruuvi sinkitty      120      0.50      60.00
Mutteri musta       41       0.25      10.25
`)!.slice(0, 2);
  expect([firstUnder('12.5                4711'), firstUnder('12.5 kg             4711')]).toEqual([
    [
      ['Nimike', 'description'],
      ['Maara', null],
    ],
    [
      ['Colour Nimike', 'ignored'],
      ['Quantity Maara', 'quantity'],
    ],
  ]);
});

test('signs between the columns are no units, and numbers bring their names', () => {
  const rows = rowsIn(`
Lines
  1  Pipette tips, filtered, rack of 96     Part: FT-200-96   50 Each   x  9.80   =  490.00 USD
  2  Cryo vials, ext. thread                Part: CV-2E-500    8 Pack   x 74.50   =  596.00 USD
`);
  expect(
    rows.map((row) => [row.customerArticle?.value, row.quantity?.value, row.unit?.value, row.price?.value]),
  ).toEqual([
    ['FT-200-96', 50, 'Each', 9.8],
    ['CV-2E-500', 8, 'Pack', 74.5],
  ]);
});
