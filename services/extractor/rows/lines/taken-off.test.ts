import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

const rowsOf = (text: string) => {
  const sheets = plainSheets(text);
  return readRows(readTables(sheets), sheets, context).rows.map(({ quantity, lineTotal, discount }) => [
    quantity?.value,
    lineTotal?.value,
    discount,
  ]);
};

const first = 'A-100    Hose, black          10      5.00      50.00';
const second = 'A-200    Bolt M8 x 40          4      2.50      10.00';
const head = 'Article  Description   Quantity      Price     Amount';
const off = (amount: string) => `         Discount 20 %${amount.padStart(first.length - 22)}`;

test('a discount under a row is taken off its total, also where the line begins with the word', () => {
  expect(rowsOf(`${head}\n${first}\n${off('-10.00')}\n${second}\n`)).toEqual([
    [10, 40, 1],
    [4, 10, null],
  ]);
  expect(rowsOf(`${head}\n${second}\n${first}\n${off('-10.00')}\n`)).toEqual([
    [4, 10, null],
    [10, 40, 1],
  ]);
});

test.each([
  ['of all rows', `${head}\n${second}\n${first}\n${off('-12.00')}\n`, [10, 50, null]],
  ['of the only row', `${head}\n${first}\n${off('-10.00')}\n`, [10, 50, null]],
])('a discount %s is the order’s', (_, text, last) => {
  expect(rowsOf(text).at(-1)).toEqual(last);
});

test('a discount named at its rate and at its amount, beside the number of the goods', () => {
  const wide = (amount: string) => `
Description       Quantity              Price               Amount
Hose, black             10               5.00                50.00
COD. H-20                       - sconto 20 %       - sconto ${amount}
Bolt M8 x 40             4               2.50                10.00
`;
  expect(rowsOf(wide('10.00'))).toEqual([
    [10, 40, 1],
    [4, 10, null],
  ]);
  expect(rowsOf(wide('12.00'))[0]).toEqual([10, 50, null]);
});
