import { expect, test } from 'vitest';
import { context, draftOf, type Printed, plainSheets, printedFile } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';
import { namesBasis } from './price-basis.ts';

function pricesIn(text: string) {
  const sheets = plainSheets(text);
  return readRows(readTables(sheets), sheets, context).rows.map(({ quantity, price }) => [
    quantity?.value,
    price?.value,
  ]);
}

test('a column of signs whose heading says nothing', () => {
  expect(
    pricesIn(`
Pos   Item code   Description      Qty     Price   %/‰     Amount
1     A-100       Screw M6         4000     5.80   %       232.00
2     A-200       Washer           9000     4.10   0/00     36.90
3     A-300       Grease             12     6.20            74.40
`),
  ).toEqual([
    [4000, 0.058],
    [9000, 0.0041],
    [12, 6.2],
  ]);
});

test('letters for hundreds and thousands, where the total proves them', () => {
  expect(
    pricesIn(`
Item code   Description      Qty     Price   Per    Amount
A-100       Screw            1500     3.20   C       48.00
A-200       Nail             2000    54.00   M      108.00
A-300       Hinge              40     1.25   EA      50.00
`),
  ).toEqual([
    [1500, 0.032],
    [2000, 0.054],
    [40, 1.25],
  ]);
});

test('a letter that no total proves is a unit', () => {
  expect(
    pricesIn(`
Item code   Description      Qty     Price   Per
A-100       Cable            1500     3.20   M
A-200       Hose               20     4.00   M
`),
  ).toEqual([
    [1500, 3.2],
    [20, 4],
  ]);
});

test.each(['Price p/100', 'Price per 100', 'Price/100', 'Price (per 100)', 'Price/100 pcs'])(
  'for how many stands in the heading: %s',
  (heading) => {
    expect(
      pricesIn(`
Pos   Item code   Description      Qty     ${heading.padEnd(15)} Disc.%   Amount
1     A-100       Bolt M6          500     8.40            10       37.80
2     A-200       Nut M6           1000    2.10            10       18.90
`),
    ).toEqual([
      [500, 0.084],
      [1000, 0.021],
    ]);
  },
);

test('what stands in the heading, where the price of one makes the total', () => {
  expect(
    pricesIn(`
Item code   Description      Qty     Price per 100   Amount
A-100       Bolt M6          500     8.40            4200.00
`),
  ).toEqual([[500, 8.4]]);
});

test('a basis behind some of the prices of a column', () => {
  expect(
    pricesIn(`
Item code   Description      Qty     Net price        Amount
A-100       Pin 4 x 30       600     9.50 les 100      57.00
A-200       Pin 5 x 40       400     12.00 les 100     48.00
A-300       Spring           30              1.80      54.00
`),
  ).toEqual([
    [600, 0.095],
    [400, 0.12],
    [30, 1.8],
  ]);
});

test('numbered discounts head two columns', () => {
  expect(
    pricesIn(`
Item code   Description      Qty     List price   Disc 1   Disc 2   Net price   Amount
A-100       Screw            150     3.20         20.00    5.00     2.432       364.80
A-200       Nail             200     5.40         20.00    0.00     4.32        864.00
`),
  ).toEqual([
    [150, 2.432],
    [200, 4.32],
  ]);
});

test('a heading with its sign, and a line below that says for how many', () => {
  expect(
    pricesIn(`
Item code   Description      Qty     Price % pcs
A-100       Screw            500     12.50
`),
  ).toEqual([[500, 0.125]]);
  expect(
    pricesIn(`
Item code   Description      Qty     Price
A-100       Screw            500     12.50
            Price per 100 pcs
A-200       Nail             20      12.50
`),
  ).toEqual([
    [500, 0.125],
    [20, 12.5],
  ]);
});

test.each(['5.00/M', '5.00 C', '5.00 %', '5.00-', '500p'])(
  'what %s is for is asked where no total proves it',
  (price) => {
    const sheets = plainSheets(`
Item code   Description      Qty     Price
A-100       Screw            500     ${price}
A-200       Nail             20      2.00
`);
    const { doubts } = readRows(readTables(sheets), sheets, context);
    expect(doubts.map(({ code, path, places }) => [code, path, places[0]?.text])).toEqual([
      ['text_not_understood', 'items[0].price', price],
    ]);
  },
);

test('metres have a price per metre', () => {
  const sheets = plainSheets(`
Item code   Description      Qty    Unit    Price
A-100       Cable            500    m       5.00/M
`);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  expect([rows[0]?.price?.value, doubts]).toEqual([5, []]);
});

test.each(['CAD 5.00', '5.00 net'])('what stands beside the price is no unit: %s', (price) => {
  const sheets = plainSheets(`
Item code   Description      Qty     Price
A-100       Screw            500     ${price}
`);
  const [row] = readRows(readTables(sheets), sheets, context).rows;
  expect([row?.price?.value, row?.unit]).toEqual([5, null]);
});

const american = 'Ln   Item No    Description     Qty         Unit Price       Extension';

test.each([
  ['5,000 EA', '12.50/M', '62.50', 5000, 0.0125],
  ['1,200 EA', '3.40 PER C', '40.80', 1200, 0.034],
  ['2,400 LB', '45.00 CWT', '1,080.00', 2400, 0.45],
  ['7,500 EA', '$8.00 (per 1000)', '60.00', 7500, 0.008],
  ['5,000 EA', '12.50/M', '62,500.00', 5000, 12.5],
  ['36 RL', '.45', '16.20', 36, 0.45],
])('%s at %s make %s', (quantity, price, total, count, one) => {
  expect(
    pricesIn(`
${american}
1    BG-101     Poly bag        ${quantity.padEnd(12)}${price.padEnd(17)}${total}
2    BG-102     Tape            6 RL        3.00             18.00
`)[0],
  ).toEqual([count, one]);
});

test('a second column of units is that of the price', () => {
  expect(
    pricesIn(`
Ln   Item No    Description     Qty      UM    Unit Price   UM   Extension
1    BG-101     Poly bag        5,000    EA    12.50        M    62.50
2    BG-102     Tape            36       RL    3.15         RL   113.40
`),
  ).toEqual([
    [5000, 0.0125],
    [36, 3.15],
  ]);
});

test('a quantity in thousands has its price', () => {
  expect(
    pricesIn(`
Ln   Item No    Description     Qty      UM    Unit Price   Extension
1    BG-101     Label           50       M     9.80         490.00
2    BG-102     Tape            36       RL    3.15         113.40
`),
  ).toEqual([
    [50, 9.8],
    [36, 3.15],
  ]);
});

test('for how many a price is on one of the rows only', () => {
  expect(
    pricesIn(`
Pos   Item code   Description      Qty      Price    XX          Amount
1     A-100       Bolt M6          540      11.85    1           6,399.00
2     A-200       Nut M6           120      19.40    1           2,328.00
3     A-300       Washer           2,000    412.50   1,000 EA    825.00
`),
  ).toEqual([
    [540, 11.85],
    [120, 19.4],
    [2000, 0.4125],
  ]);
});

test('what a price is for, under it and wider than it', async () => {
  const cells = (y: number, ...texts: string[]): Printed[] =>
    texts.map((text, at) => [[40, 120, 330, 410, 500][at]!, y, text]);
  const { rows, doubts } = draftOf(
    await printedFile([
      [40, 40, 'Bestellung 4711-22'],
      ...cells(200, 'Artikel', 'Bezeichnung', 'Menge', 'Preis EUR', 'Gesamt'),
      ...cells(215, 'A-100', 'Schraube', '2.000 Stk', '14,80', '296,00'),
      [385, 227, 'je 100 Stk'],
      ...cells(242, 'A-200', 'Scheibe', '500 Stk', '4,00', '20,00'),
      [385, 254, 'je 100 Stk'],
      [410, 300, 'Gesamt'],
      [500, 300, '316,00'],
    ]),
  );
  expect(rows.map(({ price }) => price?.value)).toEqual([0.148, 0.04]);
  expect(doubts.filter(({ path }) => path.startsWith('items'))).toEqual([]);
});

test.each([
  ['HKD / 100', '', true],
  ['per 1,000 pcs', '', true],
  ['100', 'EUR per', true],
  ['100', 'Quantity', false],
  ['HKD', '', false],
])('whether "%s" under "%s" is the basis of a heading', (text, over, is) => {
  expect(namesBasis(text, over)).toBe(is);
});
