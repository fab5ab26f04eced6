import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { Failure } from '@orderloom/errors/failure.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './open-database.ts';
import { transaction } from './transaction.ts';

const first = 'CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT';
const second = 'ALTER TABLE notes ADD COLUMN author TEXT';
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  file = join(folder, 'deep', 'notes.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function failureOf(work: () => unknown): Failure {
  try {
    work();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('expected a Failure');
}

test('a new file is in WAL mode, flushes every commit and checks foreign keys', () => {
  const db = openDatabase(file, [first]);
  expect(db.prepare('PRAGMA journal_mode').get()!.journal_mode).toBe('wal');
  expect(db.prepare('PRAGMA synchronous').get()!.synchronous).toBe(2);
  expect(db.prepare('PRAGMA foreign_keys').get()!.foreign_keys).toBe(1);
  expect(db.prepare('PRAGMA busy_timeout').get()!.timeout).toBe(5000);
  db.close();
});

test('several that open a new file at once all succeed', async () => {
  for (let round = 0; round < 3; round++) {
    const gate = new Int32Array(new SharedArrayBuffer(4));
    const workerData = { file: join(folder, `${round}.db`), migrations: [first, second], gate };
    const script = join(import.meta.dirname, 'open-at-once.fixture.ts');
    const workers = Array.from({ length: 4 }, () => new Worker(script, { workerData }));
    await Promise.all(workers.map((worker) => once(worker, 'message')));
    const outcomes = workers.map((worker) => once(worker, 'message'));
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
    expect((await Promise.all(outcomes)).flat()).toEqual(Array(4).fill('opened'));
  }
});

test('later migrations run on what an earlier version wrote', () => {
  const old = openDatabase(file, [first]);
  old.exec("INSERT INTO notes (text) VALUES ('kept')");
  old.close();
  const db = openDatabase(file, [first, second]);
  expect({ ...db.prepare('SELECT text, author FROM notes').get() }).toEqual({ text: 'kept', author: null });
  expect(db.prepare('PRAGMA user_version').get()!.user_version).toBe(2);
  db.close();
});

test('a failing migration leaves the schema as it was', () => {
  openDatabase(file, [first]).close();
  expect(() => openDatabase(file, [first, second, 'CREATE TABLE notes (x)'])).toThrow('already exists');
  const db = openDatabase(file, [first]);
  expect(db.prepare('PRAGMA user_version').get()!.user_version).toBe(1);
  db.close();
});

test('a newer schema is refused with both numbers', () => {
  openDatabase(file, [first, second]).close();
  const failure = failureOf(() => openDatabase(file, [first]));
  expect(failure.kind).toBe('unavailable');
  expect(failure.message).toBe(
    `${file} was written by a newer version of Orderloom (schema 2, this one knows 1). Start that version, or restore an older backup.`,
  );
});

test("another program's database is refused", () => {
  const foreign = join(folder, 'foreign.db');
  const other = new DatabaseSync(foreign);
  other.exec('CREATE TABLE theirs (x)');
  other.close();
  const failure = failureOf(() => openDatabase(foreign, [first]));
  expect(failure.kind).toBe('damaged');
  expect(failure.message).toBe(
    `${foreign} is a database of another program. Choose another data folder, or move that file away.`,
  );
});

test('a file that is no database is refused', () => {
  const text = join(folder, 'text.db');
  writeFileSync(text, 'these are not the pages of a database '.repeat(100));
  const failure = failureOf(() => openDatabase(text, [first]));
  expect(failure.kind).toBe('damaged');
  expect(failure.message).toBe(
    `The database ${text} is damaged (file is not a database). Restore it from a backup, or move it away to start empty.`,
  );
});

test.each([
  ['cut in half', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['overwritten in the middle', (bytes: Buffer) => bytes.fill(0xff, 8192, 12288)],
])('a database that was %s is refused', (_name, damage) => {
  const db = openDatabase(file, [first]);
  for (let i = 0; i < 400; i++) db.prepare('INSERT INTO notes (text) VALUES (?)').run('x'.repeat(200));
  db.close();
  writeFileSync(file, damage(readFileSync(file)));
  const failure = failureOf(() => openDatabase(file, [first]));
  expect(failure.kind).toBe('damaged');
  expect(failure.message).toContain(`The database ${file} is damaged (`);
});

test('a folder that cannot be made is named', () => {
  writeFileSync(join(folder, 'plain'), '');
  const failure = failureOf(() => openDatabase(join(folder, 'plain', 'notes.db'), [first]));
  expect(failure.kind).toBe('unavailable');
  expect(failure.message).toContain(`Cannot open the database ${join(folder, 'plain', 'notes.db')}: `);
});

test('a transaction commits as a whole or not at all', () => {
  const db = openDatabase(':memory:', [first]);
  const insert = db.prepare('INSERT INTO notes (text) VALUES (?)');
  expect(transaction(db, () => insert.run('a').lastInsertRowid)).toBe(1);
  expect(() =>
    transaction(db, () => {
      insert.run('b');
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(db.prepare('SELECT count(*) AS n FROM notes').get()!.n).toBe(1);
  db.close();
});

test('a full disk is overload, not a crash', () => {
  const db = openDatabase(file, [first]);
  db.exec('PRAGMA max_page_count = 4');
  const insert = db.prepare('INSERT INTO notes (text) VALUES (?)');
  const failure = failureOf(() => transaction(db, () => insert.run('x'.repeat(50_000))));
  expect(failure.kind).toBe('overloaded');
  expect(failure.message).toBe('Storage is full');
  expect(failure.detail.retryAfterSeconds).toBe(30);
  expect(db.isTransaction).toBe(false);
  db.close();
});
