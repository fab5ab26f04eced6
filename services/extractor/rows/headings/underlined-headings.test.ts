import { expect, test } from 'vitest';
import { plainSheets } from '../../sample.fixture.ts';
import { readTables } from '../read-tables.ts';
import { textOf } from '../table.ts';
import { findHeaders } from './table-header.ts';

const list = `
                               Qty Open
Ln Item Number        Due       /Um        T      Unit Cost     Extended Cost
-- ------------------ -------- ----------- - -------------- -----------------
 1 RM-PP-4520         06/09/25 44,000.0 LB N         0.6870         30,228.00
 2 RM-ABS-07          06/09/25  9,000.0 LB N         1.2450         11,205.00
 3 RM-TPE-65          06/16/25    550.0 LB N         2.8650          1,575.75
`;

test('lines of dashes tell how wide the columns of a list are', () => {
  const [table] = readTables(plainSheets(list));
  expect(table!.roles).toEqual([
    'position',
    'article',
    'deliveryDate',
    'quantity',
    null,
    'price',
    'lineTotal',
  ]);
  expect(table!.rows.map(({ anchors }) => anchors[0]!.cells.map(textOf))).toEqual([
    ['1', 'RM-PP-4520', '06/09/25', '44,000.0 LB', 'N', '0.6870', '30,228.00'],
    ['2', 'RM-ABS-07', '06/09/25', '9,000.0 LB', 'N', '1.2450', '11,205.00'],
    ['3', 'RM-TPE-65', '06/16/25', '550.0 LB', 'N', '2.8650', '1,575.75'],
  ]);
});

test.each([
  ['one line under all', list.replaceAll('- -', '---').replaceAll('-- ', '---')],
  [
    'lines under the words alone',
    list.replace(/^-.*$/m, '-- -----------        ---                   -    ---------     -------------'),
  ],
  [
    'lines that the figures do not keep to',
    list.replace(/^-.*$/m, '-- --- -------------- -------- ----------- - -------- -----------------------'),
  ],
])('%s tell nothing of the columns', (_, text) => {
  const [sheet] = plainSheets(text);
  expect(findHeaders(sheet!).map(({ edges }) => edges)).toEqual([undefined]);
});
