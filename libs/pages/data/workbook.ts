import * as XLSX from '@e965/xlsx';
import yauzl from 'yauzl';
import type { DataCell, DataTable } from './data.ts';

/** Of all parts of a workbook, unpacked: 50,000 order lines need about 30 MB. */
const mostUnpackedBytes = 60_000_000;
const mostParts = 2_000;
const mostRows = 50_000;
const mostColumns = 200;

/** The visible sheets of an Excel or OpenDocument workbook. Throws an Error when it is none or over a limit. */
export async function readWorkbook(bytes: Uint8Array): Promise<DataTable[]> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) await checkUnpackedSize(buffer);
  const book = XLSX.read(buffer, {
    type: 'buffer',
    dense: true,
    cellNF: true,
    cellStyles: true,
    cellHTML: false,
    cellFormula: false,
    sheetRows: mostRows + 1,
  });
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  return book.SheetNames.flatMap((name, index) => {
    const isHidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    return isHidden ? [] : [tableOf(name, book.Sheets[name]!, is1904)];
  });
}

/** The directory of the archive says how large its parts become; nothing is unpacked before it was asked. */
async function checkUnpackedSize(buffer: Buffer): Promise<void> {
  const archive = await yauzl.fromBufferPromise(buffer, { validateEntrySizes: true });
  let [size, count] = [0, 0];
  for await (const entry of archive.eachEntry()) {
    size += entry.uncompressedSize;
    count += 1;
    if (size > mostUnpackedBytes || count > mostParts) throw new Error('too large when unpacked');
  }
}

function tableOf(name: string, sheet: XLSX.WorkSheet, is1904: boolean): DataTable {
  const cells = (sheet['!data'] ?? []) as (XLSX.CellObject | undefined)[][];
  if (cells.length > mostRows) throw new Error(`more than ${mostRows} rows`);
  const hidden = sheet['!rows'] ?? [];
  return {
    name,
    rows: Array.from(cells, (row, at) => ({
      cells: trimmed(
        Array.from(row ?? [])
          .slice(0, mostColumns)
          .map((cell) => cellOf(cell, is1904)),
      ),
      isHidden: hidden[at]?.hidden === true,
      line: 0,
    })),
  };
}

const empty: DataCell = { text: '', value: null };

function cellOf(cell: XLSX.CellObject | undefined, is1904: boolean): DataCell {
  if (!cell || cell.v === undefined || cell.t === 'e' || cell.t === 'z') return empty;
  if (cell.t !== 'n') return { text: String(cell.v).trim(), value: null };
  const number = Number(cell.v);
  const shown = (cell.w ?? String(number)).trim();
  if (typeof cell.z !== 'string' || !XLSX.SSF.is_date(cell.z)) return { text: shown, value: number };
  const { y, m, d } = XLSX.SSF.parse_date_code(number, { date1904: is1904 });
  const day = `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
  // A day as a person sees it may leave open which number is the month.
  return { text: day, value: day };
}

/** Without the empty cells behind the last one. */
function trimmed(cells: DataCell[]): DataCell[] {
  return cells.slice(0, cells.findLastIndex(({ text }) => text !== '') + 1);
}
