import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Failure } from '@orderloom/errors/failure.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './open-database.ts';
import { prepare } from './prepare.ts';

let folder: string;
let db: DatabaseSync;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prepare-'));
  db = openDatabase(join(folder, 'notes.db'), ['CREATE TABLE notes (id TEXT PRIMARY KEY, text TEXT) STRICT']);
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

function failureOf(work: () => unknown): Failure {
  try {
    work();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('expected a Failure');
}

test('values by position and by name; run tells how many rows it changed', () => {
  const insert = prepare(db, 'INSERT INTO notes VALUES (:id, :text) ON CONFLICT DO NOTHING');
  expect([insert.run({ id: 'a', text: 'one' }), insert.run({ id: 'a', text: 'two' })]).toEqual([1, 0]);
  const byId = prepare(db, 'SELECT text FROM notes WHERE id = ?');
  expect(byId.get('a')?.text).toBe('one');
  expect(byId.get('b')).toBeUndefined();
  expect(prepare(db, 'SELECT id FROM notes').all()).toHaveLength(1);
});

test('a full disk is overload', () => {
  db.exec('PRAGMA max_page_count = 4');
  const insert = prepare(db, 'INSERT INTO notes VALUES (?, ?)');
  const failure = failureOf(() => insert.run('a', 'x'.repeat(50_000)));
  expect([failure.kind, failure.message]).toEqual(['overloaded', 'Storage is full']);
});

test('a file that another process holds is named without its folder', () => {
  const insert = prepare(db, 'INSERT INTO notes VALUES (?, ?)');
  db.exec('PRAGMA busy_timeout = 1');
  const other = new DatabaseSync(join(folder, 'notes.db'));
  other.exec('BEGIN IMMEDIATE');
  const failure = failureOf(() => insert.run('a', 'one'));
  other.close();
  expect([failure.kind, failure.message]).toEqual([
    'unavailable',
    'The database notes.db is locked by another process. Try again; if it stays locked, stop that process.',
  ]);
});

test("what is no trouble of the file is thrown as SQLite's error", () => {
  const insert = prepare(db, 'INSERT INTO notes VALUES (?, ?)');
  insert.run('a', 'one');
  expect(() => insert.run('a', 'two')).toThrow('UNIQUE constraint failed: notes.id');
});
