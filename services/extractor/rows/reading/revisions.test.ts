import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../../sample.fixture.ts';

const at = [40, 70, 150, 380, 430, 500] as const;
const row = (y: number, ...cells: string[]): Printed[] =>
  cells.flatMap((text, column): Printed[] => (text === '' ? [] : [[at[column]!, y, text]]));
const printed = (...revisions: string[]) =>
  printedFile([
    [40, 40, 'Purchase order 4711-22'],
    ...row(200, 'Line', 'Item / Rev / Description', '', 'Qty', 'Unit cost', 'Ext cost'),
    ...row(215, '1', 'SD-440-01', revisions[0]!, '4', '25.00', '100.00'),
    [70, 227, 'Relay, 28 V'],
    ...row(245, '2', 'SD-440-02', revisions[1]!, '2', '25.00', '50.00'),
    [70, 257, 'Connector, 37 pos'],
    ...row(300, '', '', '', '', 'Total', '150.00'),
  ]);

test('revisions behind the numbers are remarks: the names stand below', async () => {
  const { rows, notes } = draftOf(await printed('Rev A', 'Rev -'));
  expect(
    rows.map(({ customerArticle, description }) => [customerArticle?.value, description?.value]),
  ).toEqual([
    ['SD-440-01', 'Relay, 28 V'],
    ['SD-440-02', 'Connector, 37 pos'],
  ]);
  expect(notes.join()).toContain('Rev A');
});

test('names that begin as revisions do stay names', async () => {
  const { rows } = draftOf(await printed('Revolving door', 'Rev counter'));
  expect(rows.map(({ description }) => description?.value.slice(0, 3))).toEqual(['Rev', 'Rev']);
});
