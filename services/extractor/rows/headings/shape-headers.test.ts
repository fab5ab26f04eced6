import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';
import { headersByShape } from './shape-headers.ts';

const headingOf = (text: string) => headersByShape(plainSheets(text)[0]!)[0]?.cells.map((cell) => cell.text);

function rowsOf(text: string) {
  const sheets = plainSheets(text);
  return readRows(readTables(sheets), sheets, context).rows.map((row) => [
    row.customerArticle?.value,
    row.description?.value,
    row.quantity?.value,
    row.price?.value,
  ]);
}

test('texts without numbers over a line that looks like an order line head its columns', () => {
  expect(
    headingOf(`
Lorem        Dolor            Sit
A-100        Hose, black      12
`),
  ).toEqual(['Lorem', 'Dolor', 'Sit']);
});

test.each([
  ['values', 'No. 12       Berlin           4711'],
  ['a sentence', 'We hereby order the following goods according to our terms'],
  ['two texts', 'Lorem                         Sit'],
])('%s above it are no heading', (_, above) => {
  expect(headingOf(`\n${above}\nA-100        Hose, black      12\n`)).toBeUndefined();
});

test('labels of the order above the heading are no part of it', () => {
  expect(
    headingOf(`
Order date   Payment terms    Currency
Lorem        Dolor            Sit
A-100        Hose, black      12
`),
  ).toEqual(['Lorem', 'Dolor', 'Sit']);
});

test('rows under words that no lexicon has, of two pages, are read by what they hold', () => {
  const page = (first: string, second: string) =>
    `\nFib      Lorem        Dolor            Sit      Amet       Consec\n${first}\n${second}\n`;
  expect(
    rowsOf(
      page(
        '1        A-100        Hose, black      12       2.50       30.00',
        '2        A-200        Bolt M8 x 40     100      0.10       10.00',
      ),
    ),
  ).toEqual([
    ['A-100', 'Hose, black', 12, 2.5],
    ['A-200', 'Bolt M8 x 40', 100, 0.1],
  ]);
});

test('rows that prove nothing are guessed: they are never taken without a look', () => {
  const sheets = plainSheets(`
Lorem        Dolor            Sit
A-100        Hose, black      12
A-200        Bolt M8 x 40     100
`);
  expect(readTables(sheets).map(({ table }) => table.isGuessed)).toEqual([true]);
});

test('the price under a row is the number that makes its total', () => {
  expect(
    rowsOf(`
Lorem        Dolor            Sit         Consec
7398.95      Hose, black      20 pcs       94.60
             Amet: 4.73 / 1 pcs
3946.61      Bolt M8 x 40     12 pcs        4.92
             Amet: 0.41 / 1 pcs
`),
  ).toEqual([
    ['7398.95', 'Hose, black', 20, 4.73],
    ['3946.61', 'Bolt M8 x 40', 12, 0.41],
  ]);
});

test('of two headings the one whose rows multiply', () => {
  expect(
    rowsOf(`
Adip         Elit             Sed        Do
Vendor       718391           Reg.       ESB26838671

Lorem        Dolor            Sit        Amet      Consec
A-100        Hose, black      12         2.50       30.00
A-200        Bolt M8 x 40     100        0.10       10.00
`),
  ).toEqual([
    ['A-100', 'Hose, black', 12, 2.5],
    ['A-200', 'Bolt M8 x 40', 100, 0.1],
  ]);
});

test('what multiplies is quantity and price although a made-up heading happens to say otherwise', () => {
  expect(
    rowsOf(`
VAT          Dolor            Sit        Line      Consec
12           Hose, black      A-100      2.50       30.00
`),
  ).toEqual([['A-100', 'Hose, black', 12, 2.5]]);
});

test('texts are no article numbers although the made-up heading over them happens to say so', () => {
  expect(
    rowsOf(`
Item no.                       Dolor       Amet      Consec
Ball bearing 6206 2RS            4.00      48.16     192.64
Contactor 12 A, coil           100.00       6.43     643.00
`),
  ).toEqual([
    [undefined, 'Ball bearing 6206 2RS', 4, 48.16],
    [undefined, 'Contactor 12 A, coil', 100, 6.43],
  ]);
});
