import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { transaction } from '@orderloom/sqlite/transaction.ts';
import { sqliteNewestRows } from './newest-rows.sqlite.ts';

/** A table of documents, and the table of the keys that they are found by. */
export interface KeyedTable<T, R> {
  records: 'customers' | 'products';
  keys: 'customer_keys' | 'product_keys';
  /** A record as its store gives it. */
  withId: (id: number, document: T) => R;
}

/** What the stores of customers and of products do alike. */
export interface KeyedRecords<T, R> {
  parse(row: Record<string, SQLOutputValue>): T;
  /** Within a transaction of the caller. */
  setKeys(id: number, keys: Iterable<string>): void;
  newest(page: number, size: number): { documents: T[]; total: number };
  /** After the transaction. */
  stored(ids: readonly number[]): void;
  removed(id: number): void;
  withKey(key: string, limit: number): T[];
  withIds(ids: number[]): R[];
  following(after: number, limit: number): R[];
  rekey(after: number, limit: number, keysOf: (document: T) => string[]): R[];
  isEmpty(): boolean;
}

export function sqliteKeyedRecords<T, R>(
  db: DatabaseSync,
  { records, keys, withId }: KeyedTable<T, R>,
): KeyedRecords<T, R> {
  const forgetKeys = db.prepare(`DELETE FROM ${keys} WHERE seq = ?`);
  const keysOfSeq = db.prepare(`SELECT key FROM ${keys} WHERE seq = ?`);
  const insertKey = db.prepare(`INSERT INTO ${keys} (key, seq) VALUES (?, ?)`);
  const list = sqliteNewestRows(db, records);
  const any = db.prepare(`SELECT EXISTS (SELECT 1 FROM ${records}) AS found`);
  const byKey = db.prepare(
    `SELECT document FROM ${records} WHERE seq IN (SELECT seq FROM ${keys} WHERE key = ? LIMIT ?)`,
  );
  const bySeq = db.prepare(`SELECT document FROM ${records} WHERE seq = ?`);
  const afterSeq = db.prepare(`SELECT seq, document FROM ${records} WHERE seq > ? ORDER BY seq LIMIT ?`);

  const parse = (row: Record<string, SQLOutputValue>): T => JSON.parse(row.document as string);

  function setKeys(id: number, wanted: Iterable<string>): void {
    forgetKeys.run(id);
    for (const key of new Set(wanted)) insertKey.run(key, id);
  }

  /** Most records have the keys that they are to have: looking is cheaper than writing them again. */
  function hasKeys(id: number, wanted: Set<string>): boolean {
    const present = keysOfSeq.all(id);
    return present.length === wanted.size && present.every(({ key }) => wanted.has(key as string));
  }

  function documentsAfter(after: number, limit: number): { id: number; document: T }[] {
    return afterSeq.all(after, limit).map((row) => ({ id: row.seq as number, document: parse(row) }));
  }

  return {
    parse,
    setKeys,
    newest(number, size) {
      const { rows, total } = list.page(number, size);
      return { documents: rows.map(parse), total };
    },
    stored: list.stored,
    removed: list.removed,
    withKey: (key, limit) => byKey.all(key, limit).map(parse),
    withIds: (ids) =>
      ids.flatMap((id) => {
        const row = bySeq.get(id);
        return row ? [withId(id, parse(row))] : [];
      }),
    following: (after, limit) => documentsAfter(after, limit).map(({ id, document }) => withId(id, document)),
    rekey: (after, limit, keysOf) =>
      transaction(db, () =>
        documentsAfter(after, limit).map(({ id, document }) => {
          const wanted = new Set(keysOf(document));
          if (!hasKeys(id, wanted)) setKeys(id, wanted);
          return withId(id, document);
        }),
      ),
    isEmpty: () => any.get()!.found === 0,
  };
}
