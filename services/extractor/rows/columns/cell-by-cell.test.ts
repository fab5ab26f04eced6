import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

function readIn(text: string) {
  const sheets = plainSheets(text);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  return {
    rows: rows.map(({ customerArticle, description, quantity, price }) => [
      customerArticle?.value,
      description?.value,
      quantity?.value,
      price?.value,
    ]),
    doubts: doubts.map(({ code, path }) => [code, path]),
  };
}

test.each([2, 3, 4])('cells with %i blanks between them, none below its heading', (blanks) => {
  const text = `
Item|Description|Qty|Price
A-1|Cable 3x1.5|10|5.00
B-2|Gloves size 9|24|2.50
C-3|Pipe 50 mm|7|8.00
`;
  expect(readIn(text.replaceAll('|', ' '.repeat(blanks)))).toEqual({
    rows: [
      ['A-1', 'Cable 3x1.5', 10, 5],
      ['B-2', 'Gloves size 9', 24, 2.5],
      ['C-3', 'Pipe 50 mm', 7, 8],
    ],
    doubts: [],
  });
});

test('the quantity in front, a line of text below, and the number that a price is for', () => {
  expect(
    readIn(`
Qty  Item  Description  Price  per
500  A-1  Cable 3x1.5  12.50  100
hot dip galvanised
200  B-2  Bolt size 9  10.50  100
`).rows,
  ).toEqual([
    ['A-1', 'Cable 3x1.5', 500, 0.125],
    ['B-2', 'Bolt size 9', 200, 0.105],
  ]);
});

test('a row with a cell less is doubted: nothing says which is missing', () => {
  expect(
    readIn(`
Item  Description  Qty  Price
A-1  Cable reel  10  5.00
B-2  Gloves size 9  24
C-3  Pipe 50 mm  7  8.00
`).doubts,
  ).toEqual([['text_not_understood', 'items[1]']]);
});

test('empty cells leave the columns where they stand', () => {
  expect(
    readIn(`
Item      Description            Qty      Unit     Price
A-100     Cable reel             10                5.00
B-200     Gloves size 9          24       pcs      2.50
C-300     Pipe 50 mm             7                 8.00
`),
  ).toEqual({
    rows: [
      ['A-100', 'Cable reel', 10, 5],
      ['B-200', 'Gloves size 9', 24, 2.5],
      ['C-300', 'Pipe 50 mm', 7, 8],
    ],
    doubts: [],
  });
});

test('two headings with one blank between them', () => {
  expect(
    readIn(`
Item      Description       Qty Unit  Packs  Unit
K-1       Cable 4x40        10  pcs  1  box
K-2       Pipe 3x1.5        20  pcs  2  box
`).rows.map(([, , quantity]) => quantity),
  ).toEqual([10, 20]);
});
