import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

function rowsOf(...rows: (readonly [text: string, ...below: string[]])[]) {
  const lines = rows.flatMap(([text, ...below]) => [`${text.padEnd(33)}12    2.00    24.00`, ...below]);
  const sheets = plainSheets(
    ['', 'Description                      Qty   Price   Amount', ...lines].join('\n'),
  );
  return readRows(readTables(sheets), sheets, context).rows.map((row) => [
    row.customerArticle?.value ?? null,
    row.description?.value,
  ]);
}

test('a code on a line of its own under each text', () => {
  expect(rowsOf(['Hose, black', 'HS-BLACK'], ['Clamp of steel', 'CL-4410'], ['Cutting', 'SRV-CUT'])).toEqual([
    ['HS-BLACK', 'Hose, black'],
    ['CL-4410', 'Clamp of steel'],
    ['SRV-CUT', 'Cutting'],
  ]);
});

test('a code under one of them is its remark', () => {
  expect(
    rowsOf(['Hose, black', 'HS-BLACK'], ['Clamp of steel'], ['Cutting of both']).map(([code]) => code),
  ).toEqual([null, null, null]);
});
