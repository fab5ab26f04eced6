import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

const reading = (text: string) => {
  const sheets = plainSheets(text);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  return {
    quantities: rows.map(({ quantity }) => quantity?.value ?? null),
    codes: doubts.map(({ code }) => code),
  };
};
const table = (sums: string) => `
No   Code      Description             Present Qty     PO Qty
1    A-1001    Table fan, white                  2         6
2    A-1002    Rice cooker 1.8 l                 0        14
3    A-1003    Sewing machine                    1         5
${sums}
`;

test('of two columns of quantities the one over its sum is what is ordered', () => {
  const found = reading(table('                                             Total qty         25'));
  expect(found).toEqual({ quantities: [6, 14, 5], codes: [] });
});

test.each([
  ['no sum', ''],
  ['sums under both', '               Total qty                         3        25'],
  ['a number that is no sum', '                                             Total qty         24'],
])('%s: somebody is asked', (_, sums) => {
  expect(reading(table(sums)).codes).toContain('conflicting_values');
});
