import { expect, test } from 'vitest';
import { context, plainSheets, printedSheets } from '../sample.fixture.ts';
import { readRows } from './read-rows.ts';
import { readTables } from './read-tables.ts';

function read(text: string) {
  const sheets = plainSheets(text);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  return { rows: rows.length, doubts: doubts.map(({ code, path }) => [code, path]) };
}
const heading = 'Pos   Item code   Description   Qty   Unit price   Amount';

test('a line that says neither article nor description is doubted', () => {
  expect(
    read(`
${heading}
1     A-100       Screw         300   1.00         300.00
2                               100   0.50          50.00
`),
  ).toEqual({ rows: 2, doubts: [['item_unnamed', 'items[1]']] });
});

test('where its quantity stands is shown', () => {
  const sheets = plainSheets(`${heading}\n2                               100   0.50          50.00\n`);
  const { doubts } = readRows(readTables(sheets), sheets, context);
  expect(doubts).toMatchObject([
    {
      code: 'item_unnamed',
      message: 'The line says neither which article nor what is ordered.',
      places: [{ page: 1, text: '100' }],
    },
  ]);
});

test.each([
  ['an article', '1     A-100                     300   1.00         300.00'],
  ['a description', '1                 Screw         300   1.00         300.00'],
  [
    'an article below',
    '1                               300   1.00         300.00\n                  Your article no.: A-100',
  ],
  [
    'a description below',
    '1                               300   1.00         300.00\n                  Screw',
  ],
])('%s names it', (_, row) => {
  expect(read(`${heading}\n${row}\n`)).toEqual({ rows: 1, doubts: [] });
});

test('without any line there is nothing to doubt', () => {
  expect(read('Hello')).toEqual({ rows: 0, doubts: [] });
});

test('a list says more than a table that no known word heads; what only the table had is doubted', async () => {
  const sheets = await printedSheets([
    [40, 60, 'Lorem'],
    [150, 60, 'Dolor'],
    [300, 60, 'Sit'],
    [40, 80, 'A-4711'],
    [150, 80, 'Spindle'],
    [300, 80, '3'],
    [40, 140, '- 20 pcs bearing 6204, at 3.50 EUR each'],
    [40, 160, '- 75 pcs hose, your ref. 87596984, at 0.80 EUR each'],
  ]);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  expect(rows.map((row) => [row.quantity?.value, row.price?.value])).toEqual([
    [20, 3.5],
    [75, 0.8],
  ]);
  expect(doubts.map(({ code, places }) => [code, places[0]?.text])).toEqual([
    ['text_not_understood', 'A-4711 Spindle 3'],
  ]);
});

test('what a column of units has without a letter is no unit', () => {
  const sheets = plainSheets(`
Item code   Description      Qty   Pack   Price   Amount
ES-1001     Bolt M8 x 40    1200   100     0.12   144.00
ES-2040     Washer           500   100     0.05    25.00
`);
  const { rows } = readRows(readTables(sheets), sheets, context);
  expect(rows.map((row) => [row.quantity?.value, row.unit])).toEqual([
    [1200, null],
    [500, null],
  ]);
});

test('lists side by side whose lines were taken for one are doubted', () => {
  expect(read('1 Gauge G1/4 40 pcs 17 Gasket EPDM 25 pcs\n2 Pallet 1200 x 800 mm').doubts).toEqual([
    ['text_not_understood', 'items[0]'],
  ]);
});

test('a card whose first label is not known does not take the article of the next one', () => {
  const card = (position: number, label: string, article: string) =>
    `Pos. ${position}\n${label}: ${article}\nProduct: Bearing ${position}\nQuantity: 8 pcs\nPrice: 2.00\n`;
  const sheets = plainSheets(
    [
      card(100, 'Own artcl no', 'H-41626'),
      card(200, 'Item code', 'H-65570'),
      card(300, 'Item code', 'H-51474'),
    ].join('\n'),
  );
  const { rows } = readRows(readTables(sheets), sheets, context);
  expect(
    rows.map(({ customerArticle, supplierArticle }) => (customerArticle ?? supplierArticle)?.value),
  ).toEqual([undefined, 'H-65570', 'H-51474']);
});
