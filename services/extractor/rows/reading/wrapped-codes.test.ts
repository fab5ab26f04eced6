import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

function read(text: string) {
  const sheets = plainSheets(text);
  const { rows, notes } = readRows(readTables(sheets), sheets, context);
  return { codes: rows.map(({ customerArticle }) => customerArticle?.value), notes };
}

test('an article number that its column was too narrow for', () => {
  expect(
    read(`
Item code       Description        Qty    Price    Amount
MM-2210-4455-   Connector, 5 pin    50     3.80    190.00
A01
MM-2210-4477-   Connector, 8 pin    30     5.10    153.00
B02
`),
  ).toEqual({ codes: ['MM-2210-4455-A01', 'MM-2210-4477-B02'], notes: [] });
});

test('a number that ends without a dash is whole', () => {
  expect(
    read(`
Item code       Description        Qty    Price    Amount
MM-2210-4455    Connector, 5 pin    50     3.80    190.00
A01
MM-2210-4477    Connector, 8 pin    30     5.10    153.00
B02
`),
  ).toEqual({ codes: ['MM-2210-4455', 'MM-2210-4477'], notes: ['Line 1: A01', 'Line 2: B02'] });
});

test('numbers that begin alike and wrap over several lines, beside a text that goes on', () => {
  expect(
    read(`
Item   Description    Qty    Price    Amount
KX-    Connector,      50     3.80    190.00
22-    5 pin
A01
KX-    Hose            30     5.10    153.00
23
`),
  ).toEqual({ codes: ['KX-22-A01', 'KX-23'], notes: [] });
});
