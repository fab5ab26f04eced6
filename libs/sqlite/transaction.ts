import type { DatabaseSync } from 'node:sqlite';
import { failureFor } from './sqlite-failure.ts';

/**
 * Runs `work` as one write transaction and returns what it returns; any throw undoes all of it. The commit is on
 * disk when this returns. A full disk is Failure `overloaded`, a lock held too long `unavailable`.
 */
export function transaction<T>(db: DatabaseSync, work: () => T): T {
  try {
    db.exec('BEGIN IMMEDIATE');
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // On a full disk or an I/O error SQLite has rolled back by itself.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw failureFor(error, db);
  }
}
