import { basename } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Failure } from '@orderloom/errors/failure.ts';

/** Primary result codes of sqlite.org/rescode.html; the low byte of an extended code. */
const codes = {
  busy: 5,
  locked: 6,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
};

/** What a person is told when SQLite fails on `file`; errors that are not SQLite's come back as they are. */
export function sqliteFailure(error: unknown, file: string): unknown {
  const code = primaryCode(error);
  const reason = error instanceof Error ? error.message : String(error);
  switch (code) {
    case codes.full:
      return new Failure('overloaded', 'Storage is full', { retryAfterSeconds: 30 }, { cause: error });
    case codes.busy:
    case codes.locked:
      return new Failure(
        'unavailable',
        `The database ${file} is locked by another process. Try again; if it stays locked, stop that process.`,
        {},
        { cause: error },
      );
    case codes.corrupt:
    case codes.notADatabase:
      return new Failure(
        'damaged',
        `The database ${file} is damaged (${reason}). Restore it from a backup, or move it away to start empty.`,
        {},
        { cause: error },
      );
    case codes.readOnly:
    case codes.cannotOpen:
    case codes.ioError:
      return new Failure(
        'unavailable',
        `Cannot write the database ${file}: ${reason}. Check the rights of the file and its folder, and the disk.`,
        {},
        { cause: error },
      );
    default:
      return error;
  }
}

/** The same for an open database. Callers outside may see the sentence: it names the file without its folder. */
export function failureFor(error: unknown, db: DatabaseSync): unknown {
  return sqliteFailure(error, basename(db.location() ?? ':memory:'));
}

function primaryCode(error: unknown): number | null {
  const isSqlite = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number';
  return isSqlite ? (error.errcode as number) & 0xff : null;
}
