import * as XLSX from '@e965/xlsx';
import { expect, test } from 'vitest';
import { readWorkbook } from './workbook.ts';

function sheet(rows: unknown[][], change: (sheet: XLSX.WorkSheet) => void = () => {}): XLSX.WorkSheet {
  const made = XLSX.utils.aoa_to_sheet(rows);
  change(made);
  return made;
}

function workbook(
  sheets: Record<string, XLSX.WorkSheet>,
  bookType: XLSX.BookType = 'xlsx',
  hidden: string[] = [],
): Uint8Array {
  const book = XLSX.utils.book_new();
  for (const [name, each] of Object.entries(sheets)) XLSX.utils.book_append_sheet(book, each, name);
  book.Workbook = {
    Sheets: book.SheetNames.map((name) => ({ name, Hidden: hidden.includes(name) ? 1 : 0 })),
  };
  return new Uint8Array(XLSX.write(book, { type: 'buffer', bookType, compression: true }));
}

const order = () =>
  sheet(
    [
      ['Article', 'Qty', 'Due', 'Sum'],
      [4006381333931, 3, 46000, 0],
      ['A-1', 4, 46001, 0],
    ],
    (made) => {
      made.C2!.z = 'dd.mm.yyyy';
      made.D2 = { t: 'n', v: 7.5, f: 'B2*2.5' };
      made['!rows'] = [{}, {}, { hidden: true }];
    },
  );

test.each(['xlsx', 'biff8', 'ods'] as const)(
  'values of a %s workbook: numbers, days, results of formulas',
  async (type) => {
    const [table] = await readWorkbook(workbook({ Order: order() }, type));
    expect(table!.name).toBe('Order');
    expect(table!.rows[1]!.cells.map(({ value }) => value)).toEqual([4006381333931, 3, '2025-12-09', 7.5]);
    expect(table!.rows[2]!.cells[0]).toEqual({ text: 'A-1', value: null });
  },
);

test('hidden rows are marked, hidden sheets left out', async () => {
  const tables = await readWorkbook(
    workbook({ Order: order(), Lists: sheet([['x', 1]]) }, 'xlsx', ['Lists']),
  );
  expect(tables.map(({ name }) => name)).toEqual(['Order']);
  expect(tables[0]!.rows.map(({ isHidden }) => isHidden)).toEqual([false, false, true]);
});

test('what would be too large is refused before it is unpacked', async () => {
  const bomb = workbook({ Order: sheet([[' '.repeat(32_000)]]) });
  const packed = Buffer.from(bomb);
  // The archive's directory: its entries begin with PK 01 02 and hold the unpacked size at byte 24.
  const entry = packed.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  packed.writeUInt32LE(900_000_000, entry + 24);
  await expect(readWorkbook(packed)).rejects.toThrow('too large when unpacked');
});

test('an archive that is no workbook is refused', async () => {
  await expect(readWorkbook(Buffer.from('PK\u0003\u0004 nothing'))).rejects.toThrow();
});
