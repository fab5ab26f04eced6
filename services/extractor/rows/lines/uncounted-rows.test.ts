import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

function readIn(text: string) {
  const sheets = plainSheets(text);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  return {
    rows: rows.map(({ customerArticle, description, quantity, quantityState }) =>
      [customerArticle?.value ?? '', description?.value ?? '', quantity?.value ?? null, quantityState].join(
        '|',
      ),
    ),
    doubts: doubts.map(({ code, path }) => [code, path]),
  };
}

test.each(['5+1', '2 x 5', '10?', 'ca. 10', 'ten', '½', 'X', 'n/a', '10 (1 box)', '1O', 'l0'])(
  'a row whose quantity is "%s" is a row',
  (quantity) => {
    expect(
      readIn(`
Item     Description               Qty
K-1      Cable reel                4
K-2      Gloves                    ${quantity}
K-3      Pipe                      7
`),
    ).toEqual({
      rows: ['K-1|Cable reel|4|Valid', 'K-2|Gloves||Unrecognised', 'K-3|Pipe|7|Valid'],
      doubts: [['quantity_unrecognised', 'items[1].quantity']],
    });
  },
);

test('packs of some pieces are counted, and doubted', () => {
  expect(
    readIn(`
Item     Description               Qty
K-1      Cable reel                4
K-2      Gloves                    2 boxes of 5
`),
  ).toEqual({
    rows: ['K-1|Cable reel|4|Valid', 'K-2|Gloves|2|Valid'],
    doubts: [['number_ambiguous', 'items[1].quantity']],
  });
});

test.each(['', '-'])('so is one whose quantity is missing: "%s"', (quantity) => {
  expect(
    readIn(`
Qty      Item     Description
4        K-1      Cable reel
7        K-3      Pipe
${quantity.padEnd(9)}K-12     Gloves
`),
  ).toEqual({
    rows: ['K-1|Cable reel|4|Valid', 'K-3|Pipe|7|Valid', 'K-12|Gloves||Empty'],
    doubts: [['quantity_missing', 'items[2].quantity']],
  });
});

test.each(['10 m3', '15m2'])('an area or a space is a quantity: %s', (quantity) => {
  expect(
    readIn(`
Item     Description               Qty
K-1      Cable reel                4
K-2      Gloves                    ${quantity}
`).rows[1],
  ).toBe(`K-2|Gloves|${Number.parseInt(quantity, 10)}|Valid`);
});

test('a second number below each row is none', () => {
  expect(
    readIn(`
Item     Description               Qty
K-1      Cable reel                4
M-100    red, 25 m
K-2      Gloves                    10
M-200    latex
`).rows,
  ).toEqual(['K-1|Cable reel|4|Valid', 'K-2|Gloves|10|Valid']);
});

test.each(['10 cartons (120 pcs)', '10 ctn. = 120 pcs'])(
  'every row has a quantity that is not understood: %s',
  (quantity) => {
    expect(
      readIn(`
Item     Description               Qty
K-1      Cable reel                ${quantity}
K-2      Gloves                    ${quantity}
`),
    ).toEqual({
      rows: ['K-1|Cable reel||Unrecognised', 'K-2|Gloves||Unrecognised'],
      doubts: [
        ['quantity_unrecognised', 'items[0].quantity'],
        ['quantity_unrecognised', 'items[1].quantity'],
      ],
    });
  },
);

test('numbers and names that touch, and a name that touches its quantity', () => {
  expect(
    readIn(`
Item   Description               Qty
100200 Cable reel                4
100300 Gloves size 9 black, grip5+1
100400 Pipe                      6
`).doubts,
  ).toEqual([['quantity_missing', 'items[1].quantity']]);
});
