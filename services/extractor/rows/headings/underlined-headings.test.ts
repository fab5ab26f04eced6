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

test('dashes under short headings alone are no second line of the heading', () => {
  const [table] = readTables(
    plainSheets(`
LN   QTY   UM   PART NO          DESCRIPTION              UNIT       EXT
--   ---   --   --------------   ---------------------   ------   -------
01    12   EA   PIS-KV3-LT       CHECK VALVE 2IN          14.10    169.20
02    24   EA   PIS-RC-700       REPAIR COUPLER 6 X 9      8.75    210.00
03     4   CS   PIS-TTG-CS       PTFE TAPE CASE 96        71.40    285.60
`),
  );
  expect(table!.rows.map(({ anchors }) => anchors[0]!.cells.map(textOf).slice(3, 5))).toEqual([
    ['PIS-KV3-LT', 'CHECK VALVE 2IN'],
    ['PIS-RC-700', 'REPAIR COUPLER 6 X 9'],
    ['PIS-TTG-CS', 'PTFE TAPE CASE 96'],
  ]);
});
