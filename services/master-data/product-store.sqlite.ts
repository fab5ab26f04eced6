import type { DatabaseSync } from 'node:sqlite';
import type { Product } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { transaction } from '@orderloom/sqlite/transaction.ts';
import type { ProductStore } from './product-store.ts';

export function sqliteProductStore(db: DatabaseSync): ProductStore {
  const upsert = db.prepare(
    `INSERT INTO products (item_number, language_code, item_key, document) VALUES (?, ?, ?, ?)
     ON CONFLICT (item_number, language_code) DO UPDATE SET document = excluded.document`,
  );
  const byNumber = db.prepare('SELECT document FROM products WHERE item_number = ? AND language_code = ?');
  const remove = db.prepare('DELETE FROM products WHERE item_number = ? AND language_code = ?');
  const page = db.prepare('SELECT document FROM products ORDER BY seq DESC LIMIT ? OFFSET ?');
  const count = db.prepare('SELECT count(*) AS total FROM products');
  const byKey = db.prepare('SELECT document FROM products WHERE item_key = ? ORDER BY seq');

  return {
    async put(product, itemKey) {
      transaction(db, () =>
        upsert.run(product.item_number, product.language_code, itemKey, JSON.stringify(product)),
      );
    },
    async get(itemNumber, languageCode) {
      const row = byNumber.get(itemNumber, languageCode);
      return row && parse(row);
    },
    async remove(itemNumber, languageCode) {
      return transaction(db, () => remove.run(itemNumber, languageCode).changes === 1);
    },
    async newest(number, size) {
      return {
        products: page.all(size, (number - 1) * size).map(parse),
        total: count.get()!.total as number,
      };
    },
    withKey: async (itemKey) => byKey.all(itemKey).map(parse),
  };
}

function parse(row: Record<string, unknown>): Product {
  return JSON.parse(row.document as string);
}
