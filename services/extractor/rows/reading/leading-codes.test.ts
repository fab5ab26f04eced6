import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

function rowsOf(...descriptions: string[]) {
  const lines = descriptions.map((text) => `${text.padEnd(33)}12    2.00    24.00`);
  const sheets = plainSheets(
    ['', 'Description                      Qty   Price   Amount', ...lines].join('\n'),
  );
  return readRows(readTables(sheets), sheets, context).rows.map((row) => [
    row.customerArticle?.value ?? null,
    row.description?.value,
  ]);
}

test.each(['-', '–', '—', ':'])('a code before a mark "%s" that belongs to neither', (mark) => {
  expect(rowsOf(`B2036-A ${mark} Hose, black`, `B2044-C ${mark} Clamp of steel`)).toEqual([
    ['B2036-A', 'Hose, black'],
    ['B2044-C', 'Clamp of steel'],
  ]);
});

test('codes in square brackets', () => {
  expect(rowsOf('[B2036] Hose, black', '[B2044] Clamp of steel')).toEqual([
    ['B2036', 'Hose, black'],
    ['B2044', 'Clamp of steel'],
  ]);
});

test('short codes in square brackets, and a line without one', () => {
  expect(
    rowsOf('[ZP-8-BK] Zipper', '[DESK-BLK] Desk, black', '[FURN 78] Desk', '[HS-4] Hose', 'Freight Oslo'),
  ).toEqual([
    ['ZP-8-BK', 'Zipper'],
    ['DESK-BLK', 'Desk, black'],
    ['FURN 78', 'Desk'],
    ['HS-4', 'Hose'],
    [null, 'Freight Oslo'],
  ]);
});

test('what stands in brackets before all of them is no number', () => {
  expect(rowsOf('[NEW-25] Hose, black', '[NEW-25] Clamp of steel', '[NEW-25] Hinge')).toEqual([
    [null, '[NEW-25] Hose, black'],
    [null, '[NEW-25] Clamp of steel'],
    [null, '[NEW-25] Hinge'],
  ]);
});

test('a line without a number between others that have one', () => {
  expect(
    rowsOf('B2036-A Hose', 'B2044-C Clamp', 'B2045-C Clamp', 'B2046-C Clamp', 'Transport costs').at(-1),
  ).toEqual([null, 'Transport costs']);
});

test('the number of a schedule before the text is no part of it', () => {
  expect(rowsOf('- 1 Hose, black', '- 1 Clamp of steel').map(([, text]) => text)).toEqual([
    'Hose, black',
    'Clamp of steel',
  ]);
});
