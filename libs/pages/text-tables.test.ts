import { expect, test } from 'vitest';
import { alignTables } from './text-tables.ts';

const aligned = (...lines: string[]) => alignTables(lines, 80);

test('cells of pipes stand below each other, numbers flush right where the table says so', () => {
  expect(
    aligned('Order 7', '| Item | Qty |', '|---|--:|', '| Hex screw M8 | 300 |', '| Hose | 4 |', 'Regards'),
  ).toEqual([
    'Order 7',
    '| Item         | Qty |',
    '|--------------|-----|',
    '| Hex screw M8 | 300 |',
    '| Hose         |   4 |',
    'Regards',
  ]);
});

test('tables without pipes at their sides, rows with fewer cells and bars that are meant', () => {
  expect(aligned('Item | Qty | Unit', ':-- | --- | ---', 'Cable \\| grey | 5 | m', 'Hose | 4')).toEqual([
    '| Item          | Qty | Unit |',
    '|---------------|-----|------|',
    '| Cable \\| grey | 5   | m    |',
    '| Hose          | 4   |      |',
  ]);
});

test.each([
  ['a table that is padded', ['| Item | Qty |', '|------|-----|', '| Hose |   4 |']],
  ['cells that go across', ['| Item | Qty |', '| All of it  |']],
  ['lines with bars that are no table', ['Tel. 12 | Fax 34', 'www.buyer.example | Bremen']],
  ['one row', ['| Item | Qty |']],
  ['a table wider than a page', ['| Item | Qty |', '|---|---|', `| ${'x'.repeat(90)} | 4 |`]],
  ['tabs up to a stop', ['Bolt\t\t5', 'Hexagon screw\t4']],
])('%s stays', (_, lines) => {
  expect(aligned(...lines)).toEqual(lines);
});

test('cells of tabs stand below each other', () => {
  expect(aligned('No.\tItem\tQty', '1\tHex screw M8\t300', '2\tHose\t4')).toEqual([
    'No.  Item          Qty',
    '1    Hex screw M8  300',
    '2    Hose          4',
  ]);
});

test('under four headings a row may end sooner', () => {
  expect(aligned('No.\tItem\tQty\tUnit', '1\tHose\t4\tm', '\tblack', '2\tCable\t5\tm')).toEqual([
    'No.  Item   Qty  Unit',
    '1    Hose   4    m',
    '     black',
    '2    Cable  5    m',
  ]);
});

test('cells that dashes part, under a heading that does so', () => {
  expect(
    aligned('Item - Description - Qty', 'A-1 - Cable 3x1.5 - 10', 'B-2 - Gloves - 24', '', 'Regards'),
  ).toEqual(['Item  Description  Qty', 'A-1   Cable 3x1.5  10', 'B-2   Gloves       24', '', 'Regards']);
});

test('dashes in lines that no heading parts so stay', () => {
  const lines = ['A-1 - Cable 3x1.5 - 10', 'B-2 - Gloves - size 9 - 24', 'Mon - Wed - Fri'];
  expect(aligned(...lines)).toEqual(lines);
});

test('rows that go on in the line below have all their cells in the first', () => {
  expect(
    aligned(
      'No | Item | Qty | Price',
      '1 | Wall paint white 10 l',
      '  Art. VP-110 | 8 | 54.90',
      '2 | Primer 2.5 l',
      '  Art. VP-220 | 4 | 28.00',
    ),
  ).toEqual([
    '| No | Item                  | Qty | Price |',
    '| 1  | Wall paint white 10 l | 8   | 54.90 |',
    '|    | Art. VP-110           |     |       |',
    '| 2  | Primer 2.5 l          | 4   | 28.00 |',
    '|    | Art. VP-220           |     |       |',
  ]);
});

test('lines with bars under none that has more stay', () => {
  const lines = ['Anna | Sales', '  T 030 55 | F 030 56', 'Works | Berlin'];
  expect(aligned(...lines)).toEqual(lines);
});
