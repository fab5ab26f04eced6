import { expect, test } from 'vitest';
import { context, type Printed, plainSheets, printedSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';
import { recordTables } from './record-tables.ts';

const rowsOf = (sheets: ReturnType<typeof plainSheets>, tables = recordTables(sheets)) =>
  tables.length === 0
    ? []
    : readRows(tables, sheets, context).rows.map(
        ({ position, customerArticle, description, quantity, unit, price, lineTotal }) => [
          position,
          customerArticle?.value,
          description?.value,
          quantity?.value,
          unit?.value,
          price?.value,
          lineTotal?.value,
        ],
      );

const recordsIn = (...pages: string[]) => rowsOf(plainSheets(...pages));

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

test('two values in a cell, and the number of the line in the middle', () => {
  const stacked = `
           Lorem                                                     Ipsum         Dolor
Sit                           Amet                                                                Consec        Elit
           Adip                                                      Sed             Do

           TG-5894            Contactor 12 A, coil                      50       4921.44
1                             230 V AC                                                        24.07.2026     2460.72
           2202.47                                                      ST        100 ST

                              LED panel 600 x 600,
           TG-1815            30 W, 4000 K,                            120         75.03
2                                                                                             25.08.2026       90.04
           9091.33            with driver                               ST        100 ST
`;
  expect(recordsIn(stacked)).toEqual([
    [1, 'TG-5894', 'Contactor 12 A, coil 230 V AC', 50, 'ST', 49.2144, 2460.72],
    [2, 'TG-1815', 'LED panel 600 x 600, 30 W, 4000 K, with driver', 120, 'ST', 0.7503, 90.04],
  ]);
});

const row = (y: number, article: string, quantity: string, price: string, total: string): Printed[] => [
  [40, y, article],
  [150, y, 'Hex cap screw'],
  [150, y + 12, 'zinc plated'],
  [330, y + 6, quantity],
  [420, y, price],
  [420, y + 12, 'EUR'],
  [500, y + 6, total],
];

test('rules part them where no numbers count', async () => {
  const sheets = await printedSheets(
    [...row(100, 'A-4711', '20', '1.50', '30.00'), ...row(130, 'A-4712', '4', '2.25', '9.00')],
    (document) => {
      for (const y of [95, 126, 157]) document.moveTo(30, y).lineTo(560, y).stroke();
    },
  );
  expect(rowsOf(sheets)).toEqual([
    [undefined, 'A-4711', 'Hex cap screw zinc plated', 20, undefined, 1.5, 30],
    [undefined, 'A-4712', 'Hex cap screw zinc plated', 4, undefined, 2.25, 9],
  ]);
});

test('texts that are centred in their column begin at different places', () => {
  expect(
    recordsIn(`
               LED panel 600 x 600, 30 W, 4000 K, UGR below 19, with
  1                                   driver                                   3.00         1.24        3.72

                              Drive belt SPZ 1250
  2                                                                           40.00         1.77       70.80
                         Print the lot on every pack
`),
  ).toEqual([
    [1, undefined, 'LED panel 600 x 600, 30 W, 4000 K, UGR below 19, with driver', 3, undefined, 1.24, 3.72],
    [2, undefined, 'Drive belt SPZ 1250', 40, undefined, 1.77, 70.8],
  ]);
});

test.each([
  ['numbers that do not multiply', first.replace('12.24', '12.34').replace('328.00', '329.00')],
  ['numbers that do not count', first.replace('2      DG', '7      DG').replace('1      DG', '3      DG')],
])('%s prove nothing', (_, text) => {
  expect(recordsIn(text)).toEqual([]);
});

test('they are taken where the table says less', () => {
  const sheets = plainSheets(`
Lorem  Ipsum                   Dolor
                       Sit                               Amet              Consec
${first}`);
  expect(
    rowsOf(sheets, readTables(sheets)).map(([, , text, quantity, , price]) => [text, quantity, price]),
  ).toEqual([
    ['Pallet 1200 x 800 mm', 4, 3.06],
    ['Filter cartridge', 100, 3.28],
  ]);
});

test('a quantity that a heading announces stays, also where what is open makes the totals', () => {
  const table = (first: string, second: string) => `
Pos   Item code   Description     ${first}   ${second}   Price    Amount
1     ES-1001     Bolt M8 x 40        1200   1000   0.12    120.00
2     ES-2040     Washer               500    400   0.05     20.00
3     ES-2041     Nut                  600    300   0.05     15.00
`;
  expect(recordsIn(table('Quantity', 'Open'))).toEqual([]);
  expect(recordsIn(table('Quantity', 'Sit '))).toEqual([]);
  expect(recordsIn(table('Consecte', 'Sit ')).map((row) => row[3])).toEqual([1000, 400, 300]);
});

test('prices with the words around them', async () => {
  const texts: Printed[] = ['Guide rail', 'Carriage', 'Bearing'].flatMap((name, at): Printed[] => [
    [40, 200 + at * 50, `00${at + 1}`],
    [80, 200 + at * 50, `8812-004${at}`],
    [180, 200 + at * 50, name],
    [80, 214 + at * 50, `${(at + 2) * 3} st`],
    [200, 214 + at * 50, 'à € 10,50 per st'],
    [430, 214 + at * 50, `€ ${((at + 2) * 31.5).toFixed(2).replace('.', ',')}`],
  ]);
  const [table] = recordTables(await printedSheets(texts));
  expect(table?.rows.length).toBe(3);
  expect(table?.roles).toEqual(expect.arrayContaining(['quantity', 'price', 'lineTotal', 'description']));
});

test('the gross price and the discount of one record, and a price for a thousand', () => {
  const conditions = `
1      DG-55-376               Pallet 1200 x 800 mm
                       4 ST                  3.06 / 1 ST             12.24

2      DG-39-176               Filter cartridge
                               Gross price   4.00 / 1 ST
                               Discount %         25.000-
                     100 ST                  3.00 / 1 ST            300.00

3      DG-39-177               Retaining ring
                   1,500 ST                 74.00 / 1,000 ST        111.00

4      DG-39-178               Hex nut
                       2 ST                  5.00 / 1 ST             10.00
`;
  expect(recordsIn(conditions)).toEqual([
    [1, 'DG-55-376', 'Pallet 1200 x 800 mm', 4, 'ST', 3.06, 12.24],
    [2, 'DG-39-176', 'Filter cartridge', 100, 'ST', 3, 300],
    [3, 'DG-39-177', 'Retaining ring', 1500, 'ST', 0.074, 111],
    [4, 'DG-39-178', 'Hex nut', 2, 'ST', 5, 10],
  ]);
});

/** Order lines of three printed lines: number and text, the supplier's number, and how many at what price. */
const blocks: Printed[] = ['Seal kit', 'Bonded washer', 'Guide rail'].flatMap((name, at): Printed[] => {
  const y = 200 + at * 48;
  const quantity = ['24 EA', '2,000 EA', '500 EA'][at]!;
  return [
    [40, y, `000${at + 1}0`],
    [90, y, `70041${at}`],
    [170, y, name],
    [170, y + 12, `Your material number: HSK-5${at}`],
    // Right under the number, close before the text.
    [160 - 5 * quantity.length, y + 24, quantity],
    [170, y + 24, `Delivery date: Day 1${at}/12/2026`],
    [400, y + 24, ['31.20 / 1 EA', '11.50 / 100 EA', '18.00 / 100 EA'][at]!],
    [500, y + 24, ['748.80', '230.00', '90.00'][at]!],
  ];
});
const blockHeads: Printed[] = [
  [40, 170, 'Item'],
  [90, 170, 'Material'],
  [90, 182, 'Order qty.'],
  [170, 170, 'Description'],
  [400, 170, 'Price per unit'],
  [500, 170, 'Net value'],
];

test('order lines of three printed lines are not halved, also where the quantity touches the text', async () => {
  const sheets = await printedSheets([...blockHeads, ...blocks]);
  expect(rowsOf(sheets, readTables(sheets))).toEqual([
    [10, '700410', 'Seal kit', 24, 'EA', 31.2, 748.8],
    [20, '700411', 'Bonded washer', 2000, 'EA', 0.115, 230],
    [30, '700412', 'Guide rail', 500, 'EA', 0.18, 90],
  ]);
});

test('halves of order lines that nothing proves to be one are doubted', async () => {
  const isTotal = ([x, y]: Printed) => x === 500 && y > 182;
  const sheets = await printedSheets([...blockHeads, ...blocks.filter((text) => !isTotal(text))]);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  expect([rows.length, doubts.map(({ code }) => code).includes('price_missing')]).toEqual([6, true]);
});

test('where the others have a code, a word in capitals is one', () => {
  const codes = ['HC381612Z', 'HC381620Z', 'HN38Z12', 'FW38U14', 'TR38-610', 'ASTSS12', 'BIT14H', 'THBL'];
  const lines = codes.map(
    (code, at) =>
      ` ${at + 1}   ${code.padEnd(18)} MFR ${31_024 + 7 * at}        10 EA          1.5${at}          15.${at}0\n     HEX SCREW ${'L'.repeat(at + 3)}\n`,
  );
  const rows = recordsIn(`\n${lines.join('')}`);
  expect(rows.map(([, article, description]) => [article, description])).toEqual(
    codes.map((code, at) => [code, `HEX SCREW ${'L'.repeat(at + 3)}`]),
  );
});
