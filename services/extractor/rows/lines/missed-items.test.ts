import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

const order = `
Pos   Item code   Description   Qty   Unit price   Amount
1     A-100       Screw         300   1.00         300.00
2     A-200       Nut           100   0.50          50.00
`;

function doubted(below: string) {
  const sheets = plainSheets(order + below);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  return { rows: rows.length, doubts: doubts.map(({ code, places }) => [code, places[0]?.text]) };
}

test.each([
  ['under another heading', '\nStill wanted:\n\n   B-100       Washer      20', 'B-100 Washer 20'],
  [
    'with its price',
    '\n\n\n\n\n\n\n\n                 Washer, galvanised      20 pcs     1.00',
    'Washer, galvanised 20 pcs 1.00',
  ],
  ['in a sentence', 'Also 5 boxes of washers M8', 'Also 5 boxes of washers M8'],
  ['in a German sentence', 'Dazu 5 Kartons Scheiben M8', 'Dazu 5 Kartons Scheiben M8'],
])('a line %s that says what a row says is shown to a person', (_, below, text) => {
  expect(doubted(below)).toEqual({ rows: 2, doubts: [['text_not_understood', text]] });
});

test.each([
  ['sizes of the last row', '                  Sizes      38   40   42   44'],
  ['a labelled value', '\n\nWeight: 12 kg      Parcels: 3      4711      12.50'],
  ['a sum', '\n\nTotal            350.00      350.00'],
  ['a part of a delivery', '\n\n                  Call-off   12 March 2026     300'],
  ['a rate', '\n\n                  Discount     10 %     3     30.00'],
  ['the foot of a bank', '\n\n\n\n\n\n\n\nSparkasse     DE68 2796 4335 2526 5374 44     72     12345'],
  ['two cells', '\n\nSheet      1'],
  ['a label and its text', '\nDelivery address   Nordwind Works, Hall 3, 12 Mill Road, Leeds LS1 4AB'],
  [
    'the accounts that a total is charged to',
    '\n\nTotal      350.00\n\n100 E 230 1121 0410 000 050 00000 000            200.00\n211 E 230 1121 0460 000 050 00000 000            150.00',
  ],
])('%s', (_, below) => {
  expect(doubted(below)).toEqual({ rows: 2, doubts: [] });
});

test('how many are in one is no further item', () => {
  expect(doubted('Also 5 pcs per carton of ten').doubts).toEqual([]);
});

test('accounts with other amounts than the total are shown', () => {
  const accounts = '\n\nTotal      350.00\n\n100 E 230 1121 0410 000 050 00000 000            200.00';
  expect(doubted(accounts).doubts).toHaveLength(1);
});

test('the head of a further page is no line, whatever number it has', () => {
  const head = (page: number) => `Mill Works Inc.                PSR-26-007745     00     ${page} OF 2\n`;
  const sheets = plainSheets(`${head(1)}${order}\f${head(2)}${order}`);
  expect(readRows(readTables(sheets), sheets, context).doubts).toEqual([]);
});

test('what ends a label in a cell of the row is no line of its own', () => {
  const sheets = plainSheets(`
Pos   Item code   Description            Category       Qty   Unit price   Amount
1     A-100       Screw, countersunk,    Category ID:   300   1.00         300.00
                  galvanised             3
2     A-200       Nut                    Category ID:   100   0.50          50.00
                                         5
`);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  expect(rows.map(({ description }) => description?.value)).toEqual([
    'Screw, countersunk, galvanised',
    'Nut',
  ]);
  expect(doubts).toEqual([]);
});
