import { expect, test } from 'vitest';
import { context, type Printed, printedSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

const heading: Printed[] = [
  [40, 100, 'Description'],
  [210, 100, 'Taxes'],
  [270, 100, 'Qty'],
  [330, 100, 'Unit price'],
  [420, 100, 'Amount'],
];
const half = 6;
const columns = [40, 210, 270, 330, 420];

/** Rows whose cells, of one or two lines, are centred beside each other. */
async function read(rows: readonly (readonly string[][])[], sums: readonly Printed[] = []) {
  const body = rows.flatMap((cells, row) =>
    cells.flatMap((lines, column) =>
      lines.map((text, line): Printed => {
        const offset = lines.length === 1 ? 0 : (2 * line - 1) * half;
        return [columns[column]!, 130 + 32 * row + offset, text];
      }),
    ),
  );
  const sheets = await printedSheets([...heading, ...body, ...sums]);
  return readRows(readTables(sheets), sheets, context).rows.map((row) => [
    row.description?.value,
    row.quantity?.value,
    row.price?.value,
    row.lineTotal?.value,
  ]);
}

test('one line for the cells of a row that stand half a line apart', async () => {
  const rows = await read([
    [['Circuit breaker C16'], ['TVA', '8.1%'], ['80 pcs'], ['14.60'], ["1'168.00", 'CHF']],
    [['Cable 3G2.5, ring', 'of 100 m'], ['TVA', '8.1%'], ['12 pcs'], ['96.25'], ["1'155.00", 'CHF']],
    [['Junction box IP65'], ['TVA', '8.1%'], ['150', 'pcs'], ['3.12'], ['468.00 CHF']],
  ]);
  expect(rows).toEqual([
    ['Circuit breaker C16', 80, 14.6, 1168],
    ['Cable 3G2.5, ring of 100 m', 12, 96.25, 1155],
    ['Junction box IP65', 150, 3.12, 468],
  ]);
});

test('a remark of two lines beside a total is no row', async () => {
  const plain = [['Hex nut'], ['TVA'], ['10 pcs'], ['2.00'], ['20.00']];
  const other = [['Washer'], ['TVA'], ['20 pcs'], ['1.00'], ['20.00']];
  const sums: Printed[] = [
    [330, 220, 'NET TOTAL'],
    [40, 226, 'Tolerance 5 %. Bundles of at'],
    [420, 232, '40.00'],
    [40, 238, 'most 1500 kg each.'],
  ];
  expect(await read([plain, other], sums)).toEqual([
    ['Hex nut', 10, 2, 20],
    ['Washer', 20, 1, 20],
  ]);
});

test('lines that are half a line apart on one side alone are no cells of a row', async () => {
  const margin: Printed[] = [0, 1].flatMap((row): Printed[] => [
    [210, 124 + 32 * row, 'see'],
    [210, 118 + 32 * row, 'note'],
  ]);
  const row = (name: string) => [[name], [], ['10 pcs'], ['2.00'], ['20.00']];
  const texts = (await read([row('Hex nut'), row('Washer')], margin)).map(([text]) => text);
  expect(texts).toEqual(['Hex nut', 'Washer']);
});
