import { readFile, stat } from 'node:fs/promises';
import { Failure } from '@orderloom/errors/failure.ts';
import { csvRows } from './csv-rows.ts';
import { tooLong } from './row-refusal.ts';
import { utf8Decoder, utf8Lines } from './utf8-lines.ts';

/**
 * One row as it stands in the file, and how much of the file was read by then. A line that is no JSON is its
 * SyntaxError, one that is no row of CSV a RowRefusal, as is what is too long. A number of JSON is text, unless it has an exponent.
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

/** It is read as a whole, and a text of Node ends at 512 MiB. */
const mostBytesOfList = 256 * 1024 * 1024;

async function* jsonRows(file: string): AsyncGenerator<RawRow> {
  if ((await stat(file)).size > mostBytesOfList)
    throw new Failure(
      'validation',
      `${file} is larger than 256 MiB: write such a list as JSON Lines (.jsonl)`,
    );
  const content = await readFile(file);
  const rows = parsed(utf8Decoder(file)(content));
  if (!Array.isArray(rows)) throw new Failure('validation', `${file} must be a JSON list of records`);
  for (const value of rows) yield { value, bytesRead: content.length };
}

async function* jsonLines(file: string): AsyncGenerator<RawRow> {
  for await (const { text, number, bytesRead } of utf8Lines(file)) {
    if (text === null) yield { value: tooLong(number), bytesRead };
    else if (text.trim() !== '') yield { value: parsedOrError(text), bytesRead };
  }
}

function parsedOrError(line: string): unknown {
  try {
    return parsed(line);
  } catch (error) {
    return error;
  }
}

/** Numbers become their digits as they are written: as numbers, those of more than 15 digits would lose some. */
function parsed(json: string): unknown {
  return JSON.parse(json, (_key, value: unknown, context?: { source: string }) =>
    typeof value === 'number' && isPlain.test(context!.source) ? context!.source : value,
  );
}

/** Whoever wrote 4.00638E+12 may have lost digits already. */
const isPlain = /^-?\d+(\.\d+)?$/;

function readingFailure(file: string, error: unknown): unknown {
  if (error instanceof Failure) return error;
  const { message } = error as Error;
  if (error instanceof SyntaxError)
    return new Failure('validation', `${file} is not JSON: ${message}`, {}, { cause: error });
  return new Failure('not_found', `${file} cannot be read: ${message}`, {}, { cause: error });
}
