import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

const read = (...lines: string[]) => {
  const sheets = plainSheets(`
Description               Code      Quantity    Price     Amount     Gross
${lines.join('\n')}
`);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  return [rows.map(({ description }) => description?.value), doubts.map(({ code }) => code)];
};
const bolt = 'Bolt M8 x 40              220646           10    0.30       3.00      3.60';
const hose = 'Hose, black               220647            2    7.50      15.00     18.00';
const belt = 'Drive belt                220648            4    5.00      20.00     24.00';

test('below each section stands its sum, under whatever name', () => {
  expect(
    read(
      bolt,
      hose,
      'Sommano reparto                                          18.00     21.60',
      belt,
      'Totaal hoofdstuk Hoofdstuk 02                            20.00     24.00',
    ),
  ).toEqual([['Bolt M8 x 40', 'Hose, black', 'Drive belt'], []]);
});

test('net and gross are summed in one line, and a single row is', () => {
  expect(
    read(bolt, hose, 'TUTTO                                                    18.00     21.60')[0],
  ).toEqual(['Bolt M8 x 40', 'Hose, black']);
  expect(read(hose, 'GOODS                                                    15.00')).toEqual([
    ['Hose, black'],
    [],
  ]);
});

test('the proved sum of a section is no remark of the row over it, another number is', () => {
  const doubtsOf = (sum: string) => {
    const sheets = plainSheets(`
Line    EAN              Size                   Units      Cost       Value
1       5060318741007    8                         18     14.20      255.60
2       5060318741083    10                        32     14.20      454.40
                         Style/colour total        50                ${sum}
3       5060318751051    8                         12     14.20      170.40
4       5060318751136    10                        24     14.20      340.80
`);
    const { rows, doubts } = readRows(readTables(sheets), sheets, context);
    return [rows.length, doubts.map(({ code }) => code)];
  };
  expect(doubtsOf('710.00')).toEqual([4, []]);
  expect(doubtsOf('715.00')).toEqual([5, ['price_missing']]);
});
