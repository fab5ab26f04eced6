import { parse } from 'csv-parse/sync';
import type { DataTable, DataTableRow } from './data.ts';

const delimiters = [';', '\t', ',', '|'];
/** Lines that decide which delimiter a text uses. */
const sniffedLines = 60;
const mostRows = 50_000;

/**
 * The rows of a text of separated values, null when no delimiter parts it into columns. `line` of a row is its first
 * line in the text.
 */
export function readSeparated(text: string): DataTable | null {
  const hint = /^sep=(.)\r?\n/i.exec(text)?.[1];
  const delimiter = hint ?? sniffDelimiter(text);
  if (delimiter === null) return null;
  const rows = parseRows(text, delimiter);
  return rows && { name: '', rows };
}

/** The delimiter that parts the most lines into the same number of columns. */
function sniffDelimiter(text: string): string | null {
  const head = text.split(/(?<=\n)/, sniffedLines).join('');
  const scored = delimiters.map((delimiter) => ({ delimiter, score: scoreOf(parseRows(head, delimiter)) }));
  const best = scored.sort((a, b) => b.score - a.score)[0]!;
  return best.score > 0 ? best.delimiter : null;
}

function scoreOf(rows: DataTableRow[] | null): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows ?? [])
    if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([columns, times]) => (times > 1 ? times * (columns - 1) : 0)));
}

function parseRows(text: string, delimiter: string): DataTableRow[] | null {
  const options = {
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    to: mostRows + 1,
  };
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(text, options) as unknown as typeof records;
  } catch {
    // A quote that never closes: no text of separated values.
    return null;
  }
  if (records.length > mostRows) throw new Error(`more than ${mostRows} rows`);
  let line = 0;
  return records.map(({ record, info }) => {
    const row = { cells: record.map((cell) => ({ text: cell.trim(), value: null })), isHidden: false, line };
    line = info.lines;
    return row;
  });
}
