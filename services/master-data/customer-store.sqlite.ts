import type { DatabaseSync } from 'node:sqlite';
import type { Customer } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { transaction } from '@orderloom/sqlite/transaction.ts';
import type { CustomerStore } from './customer-store.ts';

export function sqliteCustomerStore(db: DatabaseSync): CustomerStore {
  const upsert = db.prepare(
    `INSERT INTO customers (number, document) VALUES (?, ?)
     ON CONFLICT (number) DO UPDATE SET document = excluded.document RETURNING seq`,
  );
  const forgetKeys = db.prepare('DELETE FROM customer_keys WHERE seq = ?');
  const insertKey = db.prepare('INSERT INTO customer_keys (key, seq) VALUES (?, ?)');
  const byNumber = db.prepare('SELECT document FROM customers WHERE number = ?');
  const remove = db.prepare('DELETE FROM customers WHERE number = ?');
  const page = db.prepare('SELECT document FROM customers ORDER BY seq DESC LIMIT ? OFFSET ?');
  const count = db.prepare('SELECT count(*) AS total FROM customers');
  const byKey = db.prepare(
    `SELECT document FROM customers WHERE seq IN (SELECT seq FROM customer_keys WHERE key = ? LIMIT ?)`,
  );

  return {
    async put(customer, matchKeys) {
      transaction(db, () => {
        const { seq } = upsert.get(customer.number, JSON.stringify(customer))!;
        forgetKeys.run(seq!);
        for (const key of new Set(matchKeys)) insertKey.run(key, seq!);
      });
    },
    async get(number) {
      const row = byNumber.get(number);
      return row && parse(row);
    },
    async remove(number) {
      return transaction(db, () => remove.run(number).changes === 1);
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
  };
}

function parse(row: Record<string, unknown>): Customer {
  return JSON.parse(row.document as string);
}
