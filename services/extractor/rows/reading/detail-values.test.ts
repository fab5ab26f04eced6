import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

function numbersUnder(...below: string[]) {
  const sheets = plainSheets(`
Pos   Description               Qty    Price     Amount
1     Cordless drill, 18 V       24    119.00    2856.00
${below.map((line) => `      ${line}`).join('\n')}
2     Bit set                     6     18.50     111.00
`);
  const [row] = readRows(readTables(sheets), sheets, context).rows;
  return [row?.description?.value, row?.customerArticle?.value ?? null, row?.supplierArticle?.value ?? null];
}

test.each([
  ['Part no. DK-72', 'DK-72', null],
  ['Part number: DK-72', 'DK-72', null],
  ['(cod. 183.787.20)', '183.787.20', null],
  ['(réf. DG-15-105)', 'DG-15-105', null],
  ['Your part no. DK-72', null, 'DK-72'],
  ['Your code: DK-72   Delivery: 12/05/2026', null, 'DK-72'],
  ['Your code: DK-CLB, delivery: 12/05/2026', null, 'DK-CLB'],
  ['Your part no. see drawing', null, null],
])('%s under a row', (below, theirs, ours) => {
  expect(numbersUnder(below).slice(1)).toEqual([theirs, ours]);
});

test('a number of the trade is not theirs beside ours', () => {
  expect(numbersUnder('Your item no.: ABS-18', 'EAN: 4012345678901')).toEqual([
    'Cordless drill, 18 V',
    null,
    'ABS-18',
  ]);
});

test('it is theirs where the row says no other', () => {
  expect(numbersUnder('EAN: 4012345678901')[1]).toBe('4012345678901');
});

test('their own number before that of the trade', () => {
  expect(numbersUnder('EAN: 4012345678901', 'Part no.: DK-72')[1]).toBe('DK-72');
});

test('a name behind a remark is the description where nothing else is', () => {
  const sheets = plainSheets(`
Item Number                     Unit         Ordered      Unit Cost     Amount
100-4412                        EACH          250.00          1.084      271.00
   ELBOW 90 SCH40 PVC 2"
/C                              EACH            8.00         42.100      336.80
   SPECIAL ORDER: FLANGE ADAPTER 4 IN SCH80
   Per quote Q-77190
`);
  expect(
    readRows(readTables(sheets), sheets, context).rows.map(({ description }) => description?.value),
  ).toEqual(['ELBOW 90 SCH40 PVC 2"', 'SPECIAL ORDER: FLANGE ADAPTER 4 IN SCH80']);
});
