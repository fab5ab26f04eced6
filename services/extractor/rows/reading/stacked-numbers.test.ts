import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

function numbersIn(text: string) {
  const sheets = plainSheets(text);
  const { rows, notes } = readRows(readTables(sheets), sheets, context);
  return {
    numbers: rows.map((row) => [row.customerArticle?.value ?? null, row.supplierArticle?.value ?? null]),
    notes,
  };
}

test('ours over yours in one column', () => {
  expect(
    numbersIn(`
Line   Our code        Description        Qty    Price    Amount
       Your code
1      M-10045         Drill bit 6 mm      15     7.80    117.00
       HX-6060
2      M-10046         Drill bit 8 mm      10     9.40     94.00
       HX-6080
`),
  ).toEqual({
    numbers: [
      ['M-10045', 'HX-6060'],
      ['M-10046', 'HX-6080'],
    ],
    notes: [],
  });
});

test('a word under the number is no other number', () => {
  expect(
    numbersIn(`
Line   Our code        Description        Qty    Price    Amount
       Your code
1      M-10045         Drill bit 6 mm      15     7.80    117.00
       urgent
2      M-10046         Drill bit 8 mm      10     9.40     94.00
       HX-6080
`).numbers,
  ).toEqual([
    ['M-10045', null],
    ['M-10046', 'HX-6080'],
  ]);
});

test('ours and yours in one cell', () => {
  expect(
    numbersIn(`
Line   Our / your code   Description        Qty    Price    Amount
1      10045 / AB-99     Drill bit 6 mm      15     7.80    117.00
2      10046             Drill bit 8 mm      10     9.40     94.00
`).numbers[0],
  ).toEqual(['10045', 'AB-99']);
});
