import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Failure } from '@orderloom/errors/failure.ts';
import { sqliteFailure } from './sqlite-failure.ts';
import { transaction } from './transaction.ts';

/** "OLOM" in the header of each of our files, so that another program's database is recognised. */
const applicationId = 0x4f4c4f4d;
/** quick_check reads the whole file, 0.5 ms a MiB (measured); larger files are checked page by page as they are read. */
const quickCheckMaxBytes = 128 * 1024 * 1024;
/** Another process may hold the file for a checkpoint or a commit. */
const busyTimeoutMs = 5_000;

/**
 * Opens (or makes, with its folder) a database that survives a power cut: WAL with one fsync per commit.
 * `migrations[n]` leads from schema n to n + 1; the missing ones run in one transaction. `:memory:` works too.
 * Throws Failure `unavailable` (no rights, locked, newer schema) or `damaged`; both name the file and what to do.
 */
export function openDatabase(file: string, migrations: string[]): DatabaseSync {
  const db = openFile(file);
  try {
    configure(db);
    checkOrigin(db, file);
    checkPages(db, file);
    migrate(db, file, migrations);
    return db;
  } catch (error) {
    db.close();
    throw sqliteFailure(error, file);
  }
}

function openFile(file: string): DatabaseSync {
  try {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    return new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure(
      'unavailable',
      `Cannot open the database ${file}: ${reason}. Check that its folder exists and that this user may write there.`,
      {},
      { cause: error },
    );
  }
}

function configure(db: DatabaseSync): void {
  const mode = db.prepare('PRAGMA journal_mode').get()!.journal_mode;
  if (mode === 'delete') transitionToWal(db);
  db.exec('PRAGMA synchronous = FULL');
}

/** Switching needs the file alone for a moment and does not wait by itself; whoever comes second finds it done. */
function transitionToWal(db: DatabaseSync): void {
  const giveUpAt = performance.now() + busyTimeoutMs;
  for (;;) {
    try {
      db.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      const busy = error instanceof Error && 'errcode' in error && error.errcode === 5;
      if (!busy || performance.now() > giveUpAt) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

function checkOrigin(db: DatabaseSync, file: string): void {
  // Both in one snapshot: another process may be making this file.
  db.exec('BEGIN');
  const id = db.prepare('PRAGMA application_id').get()!.application_id;
  const tables = db.prepare('SELECT count(*) AS n FROM sqlite_schema').get()!.n as number;
  db.exec('COMMIT');
  if (id === applicationId || (id === 0 && tables === 0)) return;
  throw new Failure(
    'damaged',
    `${file} is a database of another program. Choose another data folder, or move that file away.`,
  );
}

function checkPages(db: DatabaseSync, file: string): void {
  if (file === ':memory:' || statSync(file).size > quickCheckMaxBytes) return;
  const finding = db.prepare('PRAGMA quick_check(1)').get()!.quick_check;
  if (finding === 'ok') return;
  throw new Failure(
    'damaged',
    `The database ${file} is damaged (${finding}). Restore it from a backup, or move it away to start empty.`,
  );
}

function migrate(db: DatabaseSync, file: string, migrations: string[]): void {
  if (schemaVersion(db) === migrations.length) return;
  transaction(db, () => {
    const version = schemaVersion(db);
    if (version > migrations.length) {
      throw new Failure(
        'unavailable',
        `${file} was written by a newer version of Orderloom (schema ${version}, this one knows ${migrations.length}). Start that version, or restore an older backup.`,
      );
    }
    for (const migration of migrations.slice(version)) db.exec(migration);
    db.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${migrations.length}`);
  });
}

function schemaVersion(db: DatabaseSync): number {
  return db.prepare('PRAGMA user_version').get()!.user_version as number;
}
