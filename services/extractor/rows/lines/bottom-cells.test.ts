import { expect, test } from 'vitest';
import { context, type Printed, printedSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

const heading: Printed[] = [
  [40, 100, 'Item code'],
  [130, 100, 'Description'],
  [330, 100, 'Qty'],
  [390, 100, 'Price'],
  [460, 100, 'Amount'],
];

/** Rows one line after another: the number beside the first line of their text, the figures beside the last. */
async function read(cells: readonly { code?: string; lines: readonly string[]; codeBelow?: string }[]) {
  const pitch = 14;
  let y = 100;
  const body = cells.flatMap(({ code, lines, codeBelow }, at): Printed[] => {
    const top = y + pitch;
    y = top + (lines.length - 1) * pitch;
    const figures = y;
    if (codeBelow) y += pitch;
    return [
      ...(code ? [[40, top, code] as Printed] : []),
      ...lines.map((text, line): Printed => [130, top + line * pitch, text]),
      [330, figures, `${at + 4}`],
      [390, figures, '2.00'],
      [460, figures, `${2 * (at + 4)}.00`],
      ...(codeBelow ? [[40, y, codeBelow] as Printed, [130, y, 'as supplied before'] as Printed] : []),
    ];
  });
  const sheets = await printedSheets([...heading, ...body]);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  return {
    rows: rows.map((row) => [
      (row.supplierArticle ?? row.customerArticle)?.value ?? null,
      row.description?.value ?? null,
    ]),
    doubts: doubts.map(({ code }) => code),
  };
}

test('the number stands beside the first line of a text, the figures beside its last', async () => {
  const cells = [
    { code: 'A-100', lines: ['Elbow, brass'] },
    { code: 'B-7', lines: ['Garden hose with UV protection', 'and couplings, 20 m'] },
    { code: 'C-20', lines: ['Cable reel of steel', 'Rubber grip', 'Yellow'] },
  ];
  expect(await read(cells)).toEqual({
    rows: cells.map(({ code, lines }) => [code, lines.join(' ')]),
    doubts: [],
  });
});

test('one such row, whose text plainly goes on', async () => {
  const { rows, doubts } = await read([
    { code: 'A-100', lines: ['Elbow, brass'] },
    { code: 'B-7', lines: ['Garden hose, black,', 'with couplings'] },
  ]);
  expect(rows[1]).toEqual(['B-7', 'Garden hose, black, with couplings']);
  expect(doubts).toEqual([]);
});

test('a number that may belong to the row over it or to the one below is asked about', async () => {
  const { rows, doubts } = await read([
    { code: 'A-100', lines: ['Elbow, brass'], codeBelow: 'X-5/5' },
    { lines: ['Pallet of wood'] },
  ]);
  expect(rows[1]).toEqual([null, 'Pallet of wood']);
  expect(doubts).toContain('text_not_understood');
});

test('numbers under the last figures as well show that each stands under its own', async () => {
  const { rows } = await read([
    { lines: ['Hose, black'], codeBelow: 'A-100' },
    { lines: ['Nut, steel'], codeBelow: 'B-700' },
    { lines: ['Bolt, steel'], codeBelow: 'C-200' },
  ]);
  expect(rows[2]?.[0]).not.toBe('B-700');
});
