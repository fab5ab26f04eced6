import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Failure } from '@orderloom/errors/failure.ts';
import { csvRows } from './csv-rows.ts';

/**
 * One row as it stands in the file, and how much of the file was read by then. A line that is no JSON is its
 * SyntaxError, one that is no row of CSV a CsvRefusal.
 */
export interface RawRow {
  value: unknown;
  bytesRead: number;
}

/** The rows of a `.csv`, `.jsonl` (or `.ndjson`) or `.json` file. Throws a Failure when it cannot be read. */
export async function* rawRows(file: string): AsyncGenerator<RawRow> {
  try {
    if (file.endsWith('.json')) yield* jsonRows(file);
    else if (/\.(jsonl|ndjson)$/.test(file)) yield* jsonLines(file);
    else yield* csvRows(file);
  } catch (error) {
    throw readingFailure(file, error);
  }
}

async function* jsonRows(file: string): AsyncGenerator<RawRow> {
  const content = await readFile(file, 'utf8');
  const rows: unknown = JSON.parse(content);
  if (!Array.isArray(rows)) throw new Failure('validation', `${file} must be a JSON list of records`);
  for (const value of rows) yield { value, bytesRead: content.length };
}

async function* jsonLines(file: string): AsyncGenerator<RawRow> {
  const stream = createReadStream(file, 'utf8');
  for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() !== '') yield { value: parsed(line), bytesRead: stream.bytesRead };
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line.replace(/^\ufeff/, ''));
  } catch (error) {
    return error;
  }
}

function readingFailure(file: string, error: unknown): unknown {
  if (error instanceof Failure) return error;
  const { message } = error as Error;
  if (error instanceof SyntaxError)
    return new Failure('validation', `${file} is not JSON: ${message}`, {}, { cause: error });
  return new Failure('not_found', `${file} cannot be read: ${message}`, {}, { cause: error });
}
