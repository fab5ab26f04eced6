import type { DatabaseSync } from 'node:sqlite';
import { Failure } from '@orderloom/errors/failure.ts';
import type { Customer } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { transaction } from '@orderloom/sqlite/transaction.ts';
import type { CustomerStore } from './customer-store.ts';
import { sqliteKeyedRecords } from './keyed-records.sqlite.ts';

export function sqliteCustomerStore(db: DatabaseSync): CustomerStore {
  const records = sqliteKeyedRecords(db, {
    records: 'customers',
    keys: 'customer_keys',
    withId: (id, customer: Customer) => ({ id, customer }),
  });
  const upsert = db.prepare(
    `INSERT INTO customers (number, document) VALUES (?, ?)
     ON CONFLICT (number) DO UPDATE SET document = excluded.document RETURNING seq`,
  );
  const otherWithId = db.prepare(
    `SELECT number FROM customers WHERE json_extract(document, '$.id') = ? AND number <> ?`,
  );
  const byNumber = db.prepare('SELECT document FROM customers WHERE number = ?');
  const remove = db.prepare('DELETE FROM customers WHERE number = ? RETURNING seq');
  const forgetMappings = db.prepare('DELETE FROM mappings WHERE customer_number = ?');

  function putOne(customer: Customer, matchKeys: string[]): number | Failure {
    if (otherWithId.get(customer.id, customer.number)) return idTaken(customer.id);
    const id = upsert.get(customer.number, JSON.stringify(customer))!.seq as number;
    records.setKeys(id, matchKeys);
    return id;
  }

  return {
    async put(customers) {
      const ids = transaction(db, () =>
        customers.map(({ customer, matchKeys }) => putOne(customer, matchKeys)),
      );
      records.stored(ids.filter((id) => typeof id === 'number'));
      return ids;
    },
    async get(number) {
      const row = byNumber.get(number);
      return row && records.parse(row);
    },
    async remove(number) {
      const id = transaction(db, () => {
        forgetMappings.run(number);
        return remove.get(number)?.seq as number | undefined;
      });
      if (id !== undefined) records.removed(id);
      return id;
    },
    async newest(page, size) {
      const { documents, total } = records.newest(page, size);
      return { customers: documents, total };
    },
    async withKeys(matchKeys, limitPerKey) {
      const found = matchKeys.flatMap((key) => records.withKey(key, limitPerKey));
      return [...new Map(found.map((customer) => [customer.number, customer])).values()];
    },
    withIds: async (ids) => records.withIds(ids),
    following: async (after, limit) => records.following(after, limit),
    rekey: async (after, limit, keysOf) => records.rekey(after, limit, keysOf),
    isEmpty: async () => records.isEmpty(),
  };
}

function idTaken(id: string): Failure {
  return new Failure('conflict', `Another customer has the id ${id}`);
}
