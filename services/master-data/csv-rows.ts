import { Failure } from '@orderloom/errors/failure.ts';
import { CsvError, parse } from 'csv-parse/sync';
import { RowRefusal, tooLong } from './row-refusal.ts';
import { type Line, utf8Lines } from './utf8-lines.ts';

/** A row by the names of its columns, or why the line is none. */
export interface CsvRow {
  value: Record<string, string> | RowRefusal;
  bytesRead: number;
}

/** A quoted value that is not closed after so many lines was opened by a stray quote. */
const mostLinesOfRow = 50;

/**
 * The rows of a CSV file with a header row, its columns parted by semicolons, tabs or commas: whichever the header has. A
 * row that is malformed is a refusal, and the rows after it are read. Throws a Failure `validation` for a file that is
 * empty, not UTF-8, ends its lines in carriage returns alone, or names a column twice.
 */
export async function* csvRows(file: string): AsyncGenerator<CsvRow> {
  const lines = utf8Lines(file);
  const header = await lines.next();
  if (header.done) throw new Failure('validation', `${file} is empty: its first row must name the columns`);
  const names = header.value.text;
  if (names === null)
    throw new Failure('validation', `${file} is no CSV: its first row is longer than 1 MiB`);
  // Else all of it would be the header, and a file of thousands an import of none.
  if (names.includes('\r'))
    throw new Failure(
      'validation',
      `${file} ends its lines as old Macs did: save it with line feeds (in Excel as "CSV UTF-8")`,
    );
  const delimiter = [';', '\t'].find((each) => names.includes(each)) ?? ',';
  const columns = columnsOf(file, names, delimiter);
  const ahead: Line[] = [];
  while (true) {
    const line = ahead.shift() ?? (await lines.next()).value;
    if (line === undefined) return;
    if (line.text === null) {
      yield { value: tooLong(line.number), bytesRead: line.bytesRead };
      continue;
    }
    if (line.text.trim() === '') continue;
    const taken = [line];
    let fields = fieldsOf(line.text, delimiter);
    while (fields === 'open' && taken.length < mostLinesOfRow) {
      const next = ahead.shift() ?? (await lines.next()).value;
      if (next?.text == null) {
        if (next) ahead.unshift(next);
        break;
      }
      taken.push(next);
      fields = fieldsOf(taken.map(({ text }) => text).join('\n'), delimiter);
    }
    // The lines after a stray quote are rows of their own.
    if (typeof fields === 'string') ahead.unshift(...taken.slice(1));
    yield { value: rowOf(fields, columns, line.number), bytesRead: taken.at(-1)!.bytesRead };
  }
}

function rowOf(
  fields: string[] | 'open' | 'stray',
  columns: string[],
  line: number,
): Record<string, string> | RowRefusal {
  if (fields === 'open') return new RowRefusal(`line ${line}: a quote is opened and not closed`);
  if (fields === 'stray') return new RowRefusal(`line ${line}: a quote stands within a value`);
  if (fields.length !== columns.length)
    return new RowRefusal(
      `line ${line}: has ${fields.length} columns where the header has ${columns.length}`,
    );
  return Object.fromEntries(columns.map((column, i) => [column, fields[i]!]));
}

function columnsOf(file: string, header: string, delimiter: string): string[] {
  const names = fieldsOf(header, delimiter);
  if (typeof names === 'string')
    throw new Failure('validation', `${file} is not CSV: a quote in its header row is stray`);
  const columns = names.map((name) => name.toLowerCase().replaceAll(' ', '_'));
  const twice = columns.find((name, i) => name !== '' && columns.indexOf(name) < i);
  if (twice !== undefined) throw new Failure('validation', `${file} names the column ${twice} twice`);
  return columns;
}

/** The trimmed values; `open` when a quoted one goes on in the next line, `stray` when a quote is out of place. */
function fieldsOf(row: string, delimiter: string): string[] | 'open' | 'stray' {
  if (!row.includes('"')) return row.split(delimiter).map((field) => field.trim());
  try {
    return parse(row, { delimiter, trim: true, relax_column_count: true })[0]!;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'open' : 'stray';
  }
}
