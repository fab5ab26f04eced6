import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

function read(line: string, cents = true) {
  const sheets = plainSheets(`
Description         Qty       Price
Screw, galvanised   300       ${cents ? '1.25' : '1'}
${line}
Nut                 100       ${cents ? '0.50' : '2'}
`);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  return {
    rows: rows.map(({ description, customerArticle }) => [description?.value, customerArticle?.value]),
    doubts: doubts.map(({ code, path }) => [code, path]),
  };
}
const two = [
  ['Screw, galvanised', undefined],
  ['Nut', undefined],
];

test.each([
  'Zolltarif-Nr.                 84821010',
  'Commodity code                84821010',
  'Kod CN                        84821010',
  'Number of turns               12',
])('"%s" in the column of prices is no row, and no number of an article', (line) => {
  expect(read(line)).toEqual({ rows: two, doubts: [['text_not_understood', 'items[0]']] });
});

test('a charge with cents, or whole among whole prices, is a row', () => {
  expect(read('Setting up                    85.00').rows[1]).toEqual(['Setting up', undefined]);
  expect(read('Setting up                    85', false).rows[1]).toEqual(['Setting up', undefined]);
});

test('a number in the column of quantities beside a text without a price is asked about', () => {
  expect(read('Cost centre         4711').doubts).toEqual([['price_missing', 'items[1].price']]);
});

const withTotals = (...lines: string[]) => {
  const sheets = plainSheets(
    [
      '',
      'Line   Description                Need by      Qty   Price    Job             Amount',
      ...lines,
    ].join('\n'),
  );
  const { rows } = readRows(readTables(sheets), sheets, context);
  return rows.map(({ description, lineTotal }) => [description?.value, lineTotal?.value]);
};
const first = '1      Screw, galvanised          01.06.2026   100   0.25     Hall            25.00';

test('a charge with its number, a day and an amount is no part of a delivery', () => {
  expect(
    withTotals(first, '2      Cooling surcharge          01.06.2026                                  45.00'),
  ).toEqual([
    ['Screw, galvanised', 25],
    ['Cooling surcharge', 45],
  ]);
});

test('a colon in a cell is no label where the price makes the amount', () => {
  expect(
    withTotals(first, '       Fan for the roof           01.06.2026   2     40.00    Muster:swap     80.00'),
  ).toEqual([
    ['Screw, galvanised', 25],
    ['Fan for the roof', 80],
  ]);
});

test('amounts under the names of totals are no row', () => {
  expect(
    withTotals(
      first,
      '2      Nut                        01.06.2026   100   0.75     Hall            75.00',
      'Remarks                                      Net total        VAT 20 %        Total',
      'Thank you                                    100.00           20.00           120.00',
    ),
  ).toEqual([
    ['Screw, galvanised', 25],
    ['Nut', 75],
  ]);
});

test.each([
  'Levering senest 17-11-2026 til Smedevej 6, 8800 Viborg.',
  'Lieferung bis 17.11.2026 an Mühlweg 6, 88400 Biberach.',
  'Delivery by 17/11/2026 to Mill Lane 6, 8800 Millford.',
])('a sentence below the rows of a typed table is no row: %s', (sentence) => {
  const sheets = plainSheets(`
Item no.   Text                               Qty  Unit  Price EUR
MC-80115   Silicone white 310 ml              48   pcs   4,20
MC-30610   Saw blade metal                    10   pk    9,50

${sentence}
`);
  const { rows } = readRows(readTables(sheets), sheets, context);
  expect(rows.map(({ customerArticle }) => customerArticle?.value)).toEqual(['MC-80115', 'MC-30610']);
});

const withAmounts = (under: string) => {
  const sheets = plainSheets(`
EAN           Article           Qty Unit        Price    Amount
8700000000411 Hood 20-A          10 box         18.45    184.50
    ${under}
8700000000428 Hood 20-B           6 box         18.45    110.70
`);
  const { rows } = readRows(readTables(sheets), sheets, context);
  return rows.map(({ quantity }) => quantity?.value);
};

test.each([
  'Wall paint matt 9016, can 10 l',
  'Wandfarbe matt RAL 9016, 10 l',
  'Peinture mate blanche 9016, 10 l',
  'Pintura mate blanca, lata de 10 l',
  'Farba matowa biała 9016, op. 10 l',
  'Vægmaling mat hvid, dåse med 10 l',
  'Muurverf mat RAL 9016 emmer 10 l',
  'Tinta mate branca 9016, lata 10 l',
  'Pittura opaca bianca, latta 10 l',
])('"%s" set in under a row, a number of it under the quantities, is the text of that row', (under) => {
  expect(withAmounts(under)).toEqual([10, 6]);
});

test('a row that is set in and has cells of its own is a row', () => {
  expect(withAmounts('Engraving set in       2 pcs          5.00     10.00')).toEqual([10, 2, 6]);
});
