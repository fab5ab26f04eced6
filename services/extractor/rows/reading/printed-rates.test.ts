import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

const discountOf = (below: string, total = ' 136.24', heading = '', cell = '') => {
  const sheets = plainSheets(`
Part no     Description           Quantity    Price    Amount    ${heading}
RS-44-390   Filter cartridge             6    25.95   ${total}    ${cell}
${below}
`);
  return readRows(readTables(sheets), sheets, context).rows[0]?.discount ?? null;
};

test.each([
  'Part of theirs: 2791.87   Wanted: 20.06.2026   Discount: 12.5 %',
  '            less 12.5 % as agreed',
  '            -12,5%',
])('a rate that makes the total of the row is taken off: %s', (below) => {
  expect(discountOf(below)).toBe(12.5);
});

test('in a column that nobody knows', () => {
  expect(discountOf('', ' 136.24', 'Zkr', '12.5')).toBe(12.5);
});

test('a rate that does not make the total is none', () => {
  expect(discountOf('            purity 12.5 %', ' 155.70')).toBe(null);
  expect(discountOf('            purity 10 %')).toBe(null);
});
