import { expect, test } from 'vitest';
import {
  context,
  draftOf,
  type Printed,
  plainSheets,
  printedFile,
  printedSheets,
} from '../sample.fixture.ts';
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

test('further releases of a line are its article; at another price nobody knows what they are', async () => {
  const rowsAt = async (price: string, amount: string) => {
    const at = [40, 70, 100, 230, 320, 380, 450];
    const row = (y: number, ...cells: string[]) =>
      cells.flatMap((cell, column): Printed[] => (cell === '' ? [] : [[at[column]!, y, cell]]));
    return draftOf(
      await printedFile([
        [40, 40, 'Purchase order 4711-22'],
        ...row(200, 'Line', 'Rel', 'Part / Description', 'Due date', 'Qty', 'Unit price', 'Amount'),
        ...row(215, '1', '1', 'CR-BX-2214', '23.06.2027', '400', '6.92', '2768.00'),
        [100, 227, 'Corr box nightstand'],
        ...row(245, '1', '2', '', '07.07.2027', '100', price, amount),
        ...row(265, '2', '1', 'CR-ED-0031', '23.06.2027', '10', '4.00', '40.00'),
        [100, 277, 'Edge protector'],
      ]),
    ).rows.map(({ customerArticle, description }) => [customerArticle?.value, description?.value]);
  };
  expect(await rowsAt('6.92', '692.00')).toEqual([
    ['CR-BX-2214', 'Corr box nightstand'],
    ['CR-BX-2214', 'Corr box nightstand'],
    ['CR-ED-0031', 'Edge protector'],
  ]);
  expect((await rowsAt('7.00', '700.00'))[1]).toEqual([undefined, undefined]);
});
