import type { DatabaseSync } from 'node:sqlite';
import type { Product } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { transaction } from '@orderloom/sqlite/transaction.ts';
import { sqliteKeyedRecords } from './keyed-records.sqlite.ts';
import type { ProductStore } from './product-store.ts';

export function sqliteProductStore(db: DatabaseSync): ProductStore {
  const records = sqliteKeyedRecords(db, {
    records: 'products',
    keys: 'product_keys',
    withId: (id, product: Product) => ({ id, product }),
  });
  const upsert = db.prepare(
    `INSERT INTO products (item_number, language_code, document) VALUES (?, ?, ?)
     ON CONFLICT (item_number, language_code) DO UPDATE SET document = excluded.document RETURNING seq`,
  );
  // Of records that an earlier version kept apart, `DE` and `de`, the one that is spelt so.
  const spelt =
    'item_number = :item AND language_code = :language COLLATE NOCASE ORDER BY language_code = :language DESC LIMIT 1';
  const byNumber = db.prepare(`SELECT document FROM products WHERE ${spelt}`);
  const byItem = db.prepare('SELECT document FROM products WHERE item_number = ? ORDER BY seq');
  const remove = db.prepare(
    `DELETE FROM products WHERE seq = (SELECT seq FROM products WHERE ${spelt}) RETURNING seq`,
  );
  const forgetMappings = db.prepare(
    'DELETE FROM mappings WHERE item_number = :item AND NOT EXISTS (SELECT 1 FROM products WHERE item_number = :item)',
  );

  function putOne(product: Product, matchKeys: string[]): number {
    const id = upsert.get(product.item_number, product.language_code, JSON.stringify(product))!.seq as number;
    records.setKeys(id, matchKeys);
    return id;
  }

  return {
    async put(products) {
      const ids = transaction(db, () => products.map(({ product, matchKeys }) => putOne(product, matchKeys)));
      records.stored(ids);
      return ids;
    },
    async get(itemNumber, languageCode) {
      const row = byNumber.get({ item: itemNumber, language: languageCode });
      return row && records.parse(row);
    },
    async remove(itemNumber, languageCode) {
      const id = transaction(db, () => {
        const removed = remove.get({ item: itemNumber, language: languageCode })?.seq as number | undefined;
        forgetMappings.run({ item: itemNumber });
        return removed;
      });
      if (id !== undefined) records.removed(id);
      return id;
    },
    async newest(page, size) {
      const { documents, total } = records.newest(page, size);
      return { products: documents, total };
    },
    inAllLanguages: async (itemNumber) => byItem.all(itemNumber).map(records.parse),
    withKey: async (matchKey, limit) => records.withKey(matchKey, limit),
    withIds: async (ids) => records.withIds(ids),
    following: async (after, limit) => records.following(after, limit),
    rekey: async (after, limit, keysOf) => records.rekey(after, limit, keysOf),
    isEmpty: async () => records.isEmpty(),
  };
}
