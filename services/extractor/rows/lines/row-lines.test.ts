import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';
import { isScheduled } from './line-shapes.ts';

function read(...pages: string[]) {
  const sheets = plainSheets(...pages);
  const { rows, notes } = readRows(readTables(sheets), sheets, context);
  return { rows: rows.map((row) => [row.position, row.quantity?.value]), notes };
}
const heading = 'Pos   Item code   Description   Qty   Unit price   Amount';
const line = (position: string, quantity: string) =>
  `${position.padEnd(6)}A-${position.padEnd(10)}Screw         ${quantity.padEnd(6)}1.00         ${quantity}.00`;

test('rows go on behind a sum where their positions do', () => {
  expect(
    read(`
${heading}
${line('10', '300')}
            Sum                                     300.00
${line('20', '100')}
            Sum                                     100.00
${line('30', '50')}
            Total                                   450.00`).rows,
  ).toEqual([
    [10, 300],
    [20, 100],
    [30, 50],
  ]);
});

test('what stands behind the sum belongs to its row', () => {
  const { rows, notes } = read(`
${heading}
${line('10', '300')}
            Sum                                     300.00
            Drawing: Z-77
${line('20', '100')}
            Sum                                     100.00
            Drawing: Z-78`);
  expect(rows).toEqual([
    [10, 300],
    [20, 100],
  ]);
  expect(notes).toEqual([
    expect.stringMatching(/^Line 1: .*Drawing: Z-77$/),
    expect.stringMatching(/^Line 2: .*Drawing: Z-78$/),
  ]);
});

test.each([
  ['does not go on', '45    of our terms applies'],
  ['is no number', 'C     of our terms applies'],
])('behind the total a line whose position %s is no row', (_, after) => {
  const { rows } = read(`
${heading}
${line('10', '300')}
${line('20', '100')}
            Total                                   400.00
${after}`);
  expect(rows).toEqual([
    [10, 300],
    [20, 100],
  ]);
});

test.each([
  ['Schedule    02.05.2026    12', true],
  ['02.05.2026    12', true],
  ['1    02.05.2026    12', true],
  ['12    A-100    Screw', false],
  ['Schedule    02.05.2026', false],
  ['Schedule    02.05.2026    02.06.2026    12', false],
  ['A-100    Screw    02.05.2026    12', false],
])('%s is a part of a delivery: %s', (text, expected) => {
  expect(isScheduled(plainSheets(text)[0]!.lines[0]!)).toBe(expected);
});

test('a remark beside the total is no row', () => {
  expect(
    read(`
${heading}
${line('10', '300')}
Call Mike before arrival             Total                  300.00`).rows,
  ).toEqual([[10, 300]]);
});

test('the place of delivery below the rows is no part of the last one', () => {
  const sheets = plainSheets(`
${heading}
${line('10', '300')}
Deliver to: Muster Ltd, 4 High Street, Leeds LS1 4AB`);
  const [row] = readTables(sheets).flatMap(({ rows }) => rows);
  expect(row!.below).toEqual([]);
});

test('how to reach the house close under the last row is no part of it', () => {
  const sheets = plainSheets(`
${heading}
${line('10', '300')}
      Queries: 01632 960 118      po@muster.example`);
  expect(readTables(sheets)[0]?.rows.at(-1)?.below).toEqual([]);
});

test('a row without a number is one of its own, however many headings the sums below have', () => {
  const { rows } = read(`
Item code    Description        Unit   Qty   Unit price   Disc   Amount   Tax
A-100        Screw                     12
             Bracket, black             1
             - for show
A-300        Washer                     4

Net amount   Rate               Tax    Sum   Carriage     Fee    Stamps   Paid`);
  expect(rows.map(([, quantity]) => quantity)).toEqual([12, 1, 4]);
});
