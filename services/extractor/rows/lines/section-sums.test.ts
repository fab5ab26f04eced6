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
