import { expect, test } from 'vitest';
import { readSeparated } from './csv.ts';

const cells = (text: string) =>
  readSeparated(text)?.rows.map((row) => row.cells.map((cell) => cell.text)) ?? null;

test.each([
  [
    'semicolons with decimal commas',
    'a;b\n1,5;2,5\n3,5;4,5',
    [
      ['a', 'b'],
      ['1,5', '2,5'],
      ['3,5', '4,5'],
    ],
  ],
  [
    'commas',
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'tabs and a byte order mark',
    '\ufeffa\tb\r\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'pipes',
    'a|b|c\n1|2|3',
    [
      ['a', 'b', 'c'],
      ['1', '2', '3'],
    ],
  ],
  [
    "Excel's hint",
    'sep=,\na,b\n1,2',
    [
      ['sep=', ''],
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'quotes around marks, quotes and lines',
    'a;b\n"x;""y""\nz";2',
    [
      ['a', 'b'],
      ['x;"y"\nz', '2'],
    ],
  ],
  [
    'lines of other lengths above',
    'Order 7\n\na,b,c\n1,2,3',
    [['Order 7'], [''], ['a', 'b', 'c'], ['1', '2', '3']],
  ],
])('%s', (_, text, expected) => {
  expect(cells(text)).toEqual(expected);
});

test('a row knows its first line', () => {
  expect(readSeparated('a;b\n"x\ny";1\nz;2')!.rows.map(({ line }) => line)).toEqual([0, 1, 3]);
});

test.each(['Dear all, please send ten boxes.\nRegards', 'one line', ''])('%j is no table', (text) => {
  expect(cells(text)).toBeNull();
});

test('a table drawn with bars and dashes is no separated values', () => {
  expect(readSeparated('| Item | Qty |\n|------|-----|\n| A    | 5   |\n| B    | 6   |\n')).toBeNull();
  expect(readSeparated('Item | Qty\n---|--:\nA | 5\nB | 6\n')).toBeNull();
});
