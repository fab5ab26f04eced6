import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

function read(between: string) {
  const sheets = plainSheets(`
Pos   Item code   Description         Qty    Unit price   Amount
1     A-100       Screw, galvanised   300    1.00         300.00
${between}
2     A-200       Nut                 100    0.50          50.00
3     A-300       Washer               10    2.00          20.00
`);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  return {
    texts: rows.map(({ description }) => description?.value),
    doubts: doubts.map(({ code, path, places }) => [code, path, places[0]?.text]),
  };
}
const texts = ['Screw, galvanised', 'Nut', 'Washer'];

test.each([
  ['signs and numbers', '                  ?? 31 ,,, 9 KV', '?? 31 ,,, 9 KV'],
  ['signs in the cells', '!!    31 ///      .. ## 9             KV', '!! 31 /// .. ## 9 KV'],
  ['letters among digits', '      qwt         ~ 6%%               l4,O', 'qwt ~ 6%% l4,O'],
  ['a row without numbers', '?     B-1x        Zng                 ZB     ok', '? B-1x Zng ZB ok'],
])('%s between the rows are asked about, and no text of the row above', (_, between, doubted) => {
  expect(read(between)).toEqual({ texts, doubts: [['text_not_understood', 'items[0]', doubted]] });
});

test.each([
  ['a text that goes on', '                  with washer (M8), "A2"'],
  ['a rule', '      ---------   -----------------'],
  ['measures', '                  3 x 1,5 / 25 m'],
  ['a short label', '                  No.: 31 / 9'],
])('%s is none', (_, between) => {
  expect(read(between).doubts).toEqual([]);
});
