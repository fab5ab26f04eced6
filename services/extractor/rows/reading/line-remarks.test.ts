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

test.each([
  'cancelled',
  'only 40 if in stock',
  'entfällt',
  'niet leveren',
  'bitte nur 15 liefern',
  'bereits geliefert',
  'Please deliver 8 pcs only',
  'Qty changed to 12',
  'do not supply',
  'this line is optional',
  'replaced by K-9',
  'already received 4',
  'partial delivery 2 now, 3 later',
  'was 20',
  'alternative to K-1',
])('a line that is refused, changed or waits for something: %s', (remark) => {
  expect(saidIn('Remarks', remark)).toEqual({
    doubts: [['text_not_understood', 'items[0]', remark]],
    notes: [`Line 1: ${remark}`],
  });
});

test('a remark that wants nothing else is told and no doubt', () => {
  expect(saidIn('Remarks', 'for the porter')).toEqual({ doubts: [], notes: ['Line 1: for the porter'] });
});

test('a refusal under a line, and in a column that nobody knows', () => {
  expect(saidIn('Remarks', '', 'on hold').doubts).toEqual([['text_not_understood', 'items[0]', 'on hold']]);
  expect(saidIn('Zkrt', 'cancelled').doubts).toEqual([['text_not_understood', 'items[0]', 'cancelled']]);
});

test.each(['Returns', 'For quotation only', 'Bedarfspositionen:', 'Previous order:'])(
  'a heading among the lines over what is not ordered: %s',
  (heading) => {
    expect(saidIn('Remarks', '', heading).doubts).toEqual([['text_not_understood', 'items[0]', heading]]);
  },
);

test('a refusal of the rest of another order', () => {
  expect(saidIn('Remarks', '', 'Restant order 45001122 vervallen').doubts).toEqual([]);
  expect(saidIn('Remarks', '', 'Restant order vervallen').doubts).toHaveLength(1);
});

test.each(['optional extra filter included', 'sold in boxes of 4', 'returns within 14 days'])(
  'a text that only uses such words: %s',
  (below) => {
    expect(saidIn('Remarks', '', below).doubts).toEqual([]);
  },
);
