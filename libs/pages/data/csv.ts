import { parse } from 'csv-parse/sync';
import type { DataTable, DataTableRow } from './data.ts';

const delimiters = [';', '\t', '|', ','];
/** A table drawn with bars and dashes, or with dashes under its headings, is a text for people, whose rows may wrap. */
const drawnTable = /^\s*(?:[|+][-=:+| ]{5,}[|+]|:?-+:?(?:[ \t]*\|[ \t]*:?-+:?)+)\s*$/m;
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
  if (delimiter === null || (delimiter === '|' && drawnTable.test(text))) return null;
  const rows = parseRows(text, delimiter);
  return rows && { name: '', rows };
}

/** Of rows that are not blank: this part must have the same number of columns for a delimiter to be the one. */
const evenShare = 0.6;

/** The first delimiter that parts most lines alike: commas come last, they also stand in numbers and sentences. */
function sniffDelimiter(text: string): string | null {
  const head = text.split(/(?<=\n)/, sniffedLines).join('');
  const shares = delimiters.map((delimiter) => ({ delimiter, ...evenness(parseRows(head, delimiter)) }));
  const even = shares.find(({ rows, share }) => rows > 1 && share >= evenShare);
  const best = even ?? shares.sort((a, b) => b.rows - a.rows)[0]!;
  return best.rows > 1 ? best.delimiter : null;
}

/** How many rows have the most usual number of columns, two at least, and their part of all. */
function evenness(rows: DataTableRow[] | null): { rows: number; share: number } {
  const filled = (rows ?? []).filter(({ cells }) => cells.some((cell) => cell.text !== ''));
  const counts = new Map<number, number>();
  for (const { cells } of filled)
    if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return { rows: most, share: most / Math.max(1, filled.length) };
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
