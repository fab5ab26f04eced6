import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

const doubtsOn = (text: string) => {
  const sheets = plainSheets(text);
  return readRows(readTables(sheets), sheets, context)
    .doubts.filter(({ code }) => code === 'conflicting_values')
    .map(({ path, message }) => `${path}: ${message}`);
};

test('two columns of numbers that are called the same', () => {
  expect(
    doubtsOn(`
Code       Description           Code        Quantity   Price
220646     Hose, black           HI-68110           2    7.50
220647     Bolt M8 x 40          HI-68111          10    0.30
`),
  ).toEqual([
    'items[0].customer_item_number: The document gives different values: 220646 and HI-68110.',
    'items[1].customer_item_number: The document gives different values: 220647 and HI-68111.',
  ]);
});

test('two columns of codes under words that nobody knows', () => {
  expect(
    doubtsOn(`
Lorem      Dolor                 Amet        Sit         Ipsum    Consec
KX-2206    Hose, black           HI-68110           2     7.50     15.00
KX-2207    Bolt M8 x 40          HI-68111          10     0.30      3.00
`)[0],
  ).toBe('items[0].customer_item_number: The document gives different values: KX-2206 and HI-68110.');
});

test.each([
  ['a number of the trade', 'Code', ['5416176440888', '5416176440871']],
  ['one in the groups of its bars', 'Code', ['0 71555 00214 6', '0 71555 00215 3']],
  ['the same number', 'Code', ['220646', '220647']],
])('%s is no other one', (_, head, [first, second]) => {
  expect(
    doubtsOn(`
Code       Description           ${head}             Quantity   Price
220646     Hose, black           ${first!.padEnd(22)}2    7.50
220647     Bolt M8 x 40          ${second!.padEnd(21)}10    0.30
`),
  ).toEqual([]);
});

test('two quantities are one question, unless one of them makes the total', () => {
  const table = (total: [string, string, string]) => `
Code       Description           Quantity    Quantity    Price    ${total[0]}
220646     Hose, black                  2           3     7.50    ${total[1]}
220647     Bolt M8 x 40                10          12     0.30    ${total[2]}
`;
  expect(doubtsOn(table(['', '', '']))).toEqual([
    'items[0].quantity: The document gives different values: 2 and 3.',
    'items[1].quantity: The document gives different values: 10 and 12.',
  ]);
  expect(doubtsOn(table(['Amount', ' 15.00', '  3.00']))).toEqual([]);
});

test('a rate of tax under a heading that nobody knows is no quantity', () => {
  expect(
    doubtsOn(`
Referencia   Concepto         Cant.   Precio ud.   % Dto.1   Importe   T.I.
73250-63     Contactor 9 A       10        17,36        20    138,88     21
75136-60     Limpiador            2         1,18         3      2,29     21
84090-74     Correa SPZ 1250      4       224,95         5    854,81     21
`),
  ).toEqual([]);
});

test('what is the same on all lines is an account', () => {
  expect(
    doubtsOn(`
Code       Description           Code        Quantity   Price
220646     Hose, black           462000             2    7.50
220647     Bolt M8 x 40          462000            10    0.30
220648     Drive belt            462000             4    5.00
`),
  ).toEqual([]);
});

test('whole numbers under words that nobody knows may be what is ordered, unless totals prove the quantity', () => {
  const table = (total: [string, string]) => `
Code       Description           Quantity    Zkrt    Price    ${total[0]}
220646     Hose, black                  2       3     7.50    ${total[1]}
`;
  expect(doubtsOn(table(['', '']))).toEqual([
    'items[0].quantity: The document gives different values: 2 and 3.',
  ]);
  expect(doubtsOn(table(['Amount', ' 15.00']))).toEqual([]);
});

test.each([
  ['Menge', 'offen', ['items[0].quantity: The document gives different values: 10 and 4.']],
  ['Qty', 'Outstanding', ['items[0].quantity: The document gives different values: 10 and 4.']],
  ['Ordered', 'Open', []],
  ['Qty', 'Delivered', []],
])('a quantity called %s beside one called %s', (kept, other, doubts) => {
  expect(
    doubtsOn(`
Code       Description           ${kept.padEnd(10)}${other}
A-100      Hose, black           10        4
A-200      Bolt M8 x 40          20        20
`),
  ).toEqual(doubts);
});

test('what goods are made of, with its measure, is no other number of them', () => {
  const material = (first: string, second: string) =>
    doubtsOn(`
Part no.   Description           Material code   Quantity
220646     Plate, left           ${first.padEnd(14)}         2
220647     Plate, right          ${second.padEnd(14)}        10
`);
  expect(material('S235JR 6 mm', '1.4301 2 mm')).toEqual([]);
  expect(material('S235-6', 'S235-2')).toHaveLength(2);
});

test('what the goods are sold for in the end is no price of theirs, and a net price that is the same no sum', () => {
  const sheets = plainSheets(`
Article    Description     Quantity   Price   Net price   RRP
A-100      Hose, black           40    11.90      11.90   39.99
A-200      Bolt M8 x 40          20     0.30       0.30    0.99
`);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  expect(rows.map(({ price, lineTotal }) => [price?.value, lineTotal])).toEqual([
    [11.9, null],
    [0.3, null],
  ]);
  expect(doubts).toEqual([]);
});

test('of a gross and a net price the net one is what the goods cost', () => {
  const sheets = plainSheets(`
Article    Description     Quantity   P.Bruto   P.Neto
A-100      Hose, black            1     11.90    10.71
A-200      Bolt M8 x 40          20      0.30     0.27
`);
  const { rows } = readRows(readTables(sheets), sheets, context);
  expect(rows.map(({ price, lineTotal }) => [price?.value, lineTotal])).toEqual([
    [10.71, null],
    [0.27, null],
  ]);
});
