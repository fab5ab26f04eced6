import { expect, test } from 'vitest';
import { plainSheets } from '../../sample.fixture.ts';
import { readTables } from '../read-tables.ts';

const rowsIn = (...last: string[]) =>
  readTables(
    plainSheets(`
Item code   Description      Size   Qty    Price    Amount
T-2010      T-shirt, navy    L       40     6.50    260.00
T-2010      T-shirt, navy    XL      25     6.50    162.50
P-3300      Polo, white      M       15    14.00    210.00
${last.join('\n')}
`),
  ).flatMap(({ rows }) => rows).length;

test.each([
  ['quantities and totals', '                                     80             632.50'],
  ['totals', '                                                    632.50'],
  ['totals at a short name', '                                           Net      £632.50'],
])('numbers without a word that are the sums of the rows above are no row: %s', (_, sums) => {
  expect(rowsIn(sums)).toBe(3);
});

test.each([
  ['other numbers', '                                     81             632.50'],
  ['a name', 'Z-1         Carriage                 80             632.50'],
])('%s are one', (_, line) => {
  expect(rowsIn(line)).toBe(4);
});

test('a named amount that the rows above do not make is a row, however large', () => {
  const withLast = (amount: string) =>
    readTables(
      plainSheets(`
Description                Qty    Amount
T-shirt, navy               40    260.00
Polo, white                 25    162.50
Sommano                           ${amount}
`),
    ).flatMap(({ rows }) => rows).length;
  expect([withLast('900.00'), withLast('400.00'), withLast('422.50')]).toEqual([3, 3, 2]);
});

test('a section with a number in its name, its pieces and its amount', () => {
  expect(rowsIn('            Delivery 1 total units   80             632.50')).toBe(3);
  expect(rowsIn('            Delivery 1 total units   81             632.50')).toBe(4);
});

test('a second row like the first is no sum of it', () => {
  const withSecond = (name: string) =>
    readTables(
      plainSheets(`
Description                Qty     Price      Amount
Pens, blue                  10    $ 6.00     $ 60.00
${name.padEnd(27)} 10    $ 6.00     $ 60.00
`),
    ).flatMap(({ rows }) => rows).length;
  expect([withSecond('Pens, red'), withSecond('Total')]).toEqual([2, 1]);
});
