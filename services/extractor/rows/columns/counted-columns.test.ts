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
  expect(found.quantities).toEqual([6, 14, 5]);
  // What the other column has may be meant.
  expect(found.codes).toContain('conflicting_values');
});

test.each([
  ['no sum', ''],
  ['sums under both', '               Total qty                         3        25'],
  ['a number that is no sum', '                                             Total qty         24'],
])('%s: somebody is asked', (_, sums) => {
  expect(reading(table(sums)).codes).toContain('conflicting_values');
});

test.each(['Menge Kartons', 'Quantity (ctns)', 'Qté colis'])(
  'packs are added up beside what is ordered: %s',
  (packs) => {
    const found = reading(`
Artikel   Bezeichnung             ${packs.split(' ')[0]!.padEnd(10)}${packs.padStart(18)}
A-1001    Handschuhe                   100                 2
A-1002    Brillen                       50                 1
A-1003    Helme                        200                 4
Summe                                                      7
`);
    expect(found.quantities).toEqual([100, 50, 200]);
  },
);
