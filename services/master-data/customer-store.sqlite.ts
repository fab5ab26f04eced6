import type { DatabaseSync } from 'node:sqlite';
import { Failure } from '@orderloom/errors/failure.ts';
import type { Customer } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { transaction } from '@orderloom/sqlite/transaction.ts';
import type { CustomerStore } from './customer-store.ts';

export function sqliteCustomerStore(db: DatabaseSync): CustomerStore {
  const upsert = db.prepare(
    `INSERT INTO customers (number, document) VALUES (?, ?)
     ON CONFLICT (number) DO UPDATE SET document = excluded.document RETURNING seq`,
  );
  const otherWithId = db.prepare(
    `SELECT number FROM customers WHERE json_extract(document, '$.id') = ? AND number <> ?`,
  );
  const forgetKeys = db.prepare('DELETE FROM customer_keys WHERE seq = ?');
  const keysOfSeq = db.prepare('SELECT key FROM customer_keys WHERE seq = ?');
  const insertKey = db.prepare('INSERT INTO customer_keys (key, seq) VALUES (?, ?)');
  const byNumber = db.prepare('SELECT document FROM customers WHERE number = ?');
  const remove = db.prepare('DELETE FROM customers WHERE number = ? RETURNING seq');
  const forgetMappings = db.prepare('DELETE FROM mappings WHERE customer_number = ?');
  const page = db.prepare('SELECT document FROM customers ORDER BY seq DESC LIMIT ? OFFSET ?');
  const count = db.prepare('SELECT count(*) AS total FROM customers');
  const any = db.prepare('SELECT EXISTS (SELECT 1 FROM customers) AS found');
  const byKey = db.prepare(
    `SELECT document FROM customers WHERE seq IN (SELECT seq FROM customer_keys WHERE key = ? LIMIT ?)`,
  );
  const bySeq = db.prepare('SELECT document FROM customers WHERE seq = ?');
  const afterSeq = db.prepare('SELECT seq, document FROM customers WHERE seq > ? ORDER BY seq LIMIT ?');

  function putOne(customer: Customer, matchKeys: string[]): number | Failure {
    if (otherWithId.get(customer.id, customer.number)) return idTaken(customer.id);
    const { seq } = upsert.get(customer.number, JSON.stringify(customer))!;
    setKeys(seq as number, new Set(matchKeys));
    return seq as number;
  }

  function setKeys(seq: number, matchKeys: Set<string>): void {
    forgetKeys.run(seq);
    for (const key of matchKeys) insertKey.run(key, seq);
  }

  /** Most records have the keys that they are to have: looking is cheaper than writing them again. */
  function hasKeys(seq: number, matchKeys: Set<string>): boolean {
    const present = keysOfSeq.all(seq);
    return present.length === matchKeys.size && present.every(({ key }) => matchKeys.has(key as string));
  }

  function recordsAfter(after: number, limit: number): { id: number; customer: Customer }[] {
    return afterSeq.all(after, limit).map((row) => ({ id: row.seq as number, customer: parse(row) }));
  }

  return {
    async put(customers) {
      return transaction(db, () => customers.map(({ customer, matchKeys }) => putOne(customer, matchKeys)));
    },
    async get(number) {
      const row = byNumber.get(number);
      return row && parse(row);
    },
    async remove(number) {
      return transaction(db, () => {
        forgetMappings.run(number);
        return remove.get(number)?.seq as number | undefined;
      });
    },
    async newest(number, size) {
      return {
        customers: page.all(size, (number - 1) * size).map(parse),
        total: count.get()!.total as number,
      };
    },
    async withKeys(matchKeys, limitPerKey) {
      const found = matchKeys.flatMap((key) => byKey.all(key, limitPerKey)).map(parse);
      return [...new Map(found.map((customer) => [customer.number, customer])).values()];
    },
    async withIds(ids) {
      return ids.flatMap((id) => {
        const row = bySeq.get(id);
        return row ? [{ id, customer: parse(row) }] : [];
      });
    },
    following: async (after, limit) => recordsAfter(after, limit),
    async rekey(after, limit, keysOf) {
      return transaction(db, () => {
        const records = recordsAfter(after, limit);
        for (const { id, customer } of records) {
          const matchKeys = new Set(keysOf(customer));
          if (!hasKeys(id, matchKeys)) setKeys(id, matchKeys);
        }
        return records;
      });
    },
    isEmpty: async () => any.get()!.found === 0,
  };
}

function idTaken(id: string): Failure {
  return new Failure('conflict', `Another customer has the id ${id}`);
}

function parse(row: Record<string, unknown>): Customer {
  return JSON.parse(row.document as string);
}
