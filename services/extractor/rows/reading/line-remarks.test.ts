import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

function saidIn(heading: string, remark: string, below = '') {
  const sheets = plainSheets(`
Item code   Description   Qty   Unit price   Amount    ${heading}
A-100       Screw         300   1.00         300.00    ${remark}
            ${below}
A-200       Nut           100   1.00         100.00
`);
  const { doubts, notes } = readRows(readTables(sheets), sheets, context);
  return { doubts: doubts.map(({ code, path, places }) => [code, path, places[0]?.text]), notes };
}

test.each(['cancelled', 'only 40 if in stock', 'entfällt', 'niet leveren'])(
  'a line that is refused or waits for something: %s',
  (remark) => {
    expect(saidIn('Remarks', remark)).toEqual({
      doubts: [['text_not_understood', 'items[0]', remark]],
      notes: [`Line 1: ${remark}`],
    });
  },
);

test('a remark that wants nothing else is told and no doubt', () => {
  expect(saidIn('Remarks', 'for the porter')).toEqual({ doubts: [], notes: ['Line 1: for the porter'] });
});

test('a refusal under a line, and in a column that nobody knows', () => {
  expect(saidIn('Remarks', '', 'on hold').doubts).toEqual([['text_not_understood', 'items[0]', 'on hold']]);
  expect(saidIn('Zkrt', 'cancelled').doubts).toEqual([['text_not_understood', 'items[0]', 'cancelled']]);
});
