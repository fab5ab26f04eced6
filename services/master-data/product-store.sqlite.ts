import type { DatabaseSync } from 'node:sqlite';
import type { Product } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { transaction } from '@orderloom/sqlite/transaction.ts';
import type { ProductStore } from './product-store.ts';

export function sqliteProductStore(db: DatabaseSync): ProductStore {
  const upsert = db.prepare(
    `INSERT INTO products (item_number, language_code, document) VALUES (?, ?, ?)
     ON CONFLICT (item_number, language_code) DO UPDATE SET document = excluded.document RETURNING seq`,
  );
  const forgetKeys = db.prepare('DELETE FROM product_keys WHERE seq = ?');
  const keysOfSeq = db.prepare('SELECT key FROM product_keys WHERE seq = ?');
  const insertKey = db.prepare('INSERT INTO product_keys (key, seq) VALUES (?, ?)');
  const byNumber = db.prepare('SELECT document FROM products WHERE item_number = ? AND language_code = ?');
  const remove = db.prepare('DELETE FROM products WHERE item_number = ? AND language_code = ? RETURNING seq');
  const forgetMappings = db.prepare(
    'DELETE FROM mappings WHERE item_number = :item AND NOT EXISTS (SELECT 1 FROM products WHERE item_number = :item)',
  );
  const page = db.prepare('SELECT document FROM products ORDER BY seq DESC LIMIT ? OFFSET ?');
  const count = db.prepare('SELECT count(*) AS total FROM products');
  const any = db.prepare('SELECT EXISTS (SELECT 1 FROM products) AS found');
  const byItem = db.prepare('SELECT document FROM products WHERE item_number = ? ORDER BY seq');
  const byKey = db.prepare(
    'SELECT document FROM products WHERE seq IN (SELECT seq FROM product_keys WHERE key = ? LIMIT ?)',
  );
  const bySeq = db.prepare('SELECT document FROM products WHERE seq = ?');
  const afterSeq = db.prepare('SELECT seq, document FROM products WHERE seq > ? ORDER BY seq LIMIT ?');

  function putOne(product: Product, matchKeys: string[]): number {
    const { seq } = upsert.get(product.item_number, product.language_code, JSON.stringify(product))!;
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

  function recordsAfter(after: number, limit: number): { id: number; product: Product }[] {
    return afterSeq.all(after, limit).map((row) => ({ id: row.seq as number, product: parse(row) }));
  }

  return {
    async put(products) {
      return transaction(db, () => products.map(({ product, matchKeys }) => putOne(product, matchKeys)));
    },
    async get(itemNumber, languageCode) {
      const row = byNumber.get(itemNumber, languageCode);
      return row && parse(row);
    },
    async remove(itemNumber, languageCode) {
      return transaction(db, () => {
        const removed = remove.get(itemNumber, languageCode)?.seq as number | undefined;
        forgetMappings.run({ item: itemNumber });
        return removed;
      });
    },
    async newest(number, size) {
      return {
        products: page.all(size, (number - 1) * size).map(parse),
        total: count.get()!.total as number,
      };
    },
    inAllLanguages: async (itemNumber) => byItem.all(itemNumber).map(parse),
    withKey: async (matchKey, limit) => byKey.all(matchKey, limit).map(parse),
    async withIds(ids) {
      return ids.flatMap((id) => {
        const row = bySeq.get(id);
        return row ? [{ id, product: parse(row) }] : [];
      });
    },
    following: async (after, limit) => recordsAfter(after, limit),
    async rekey(after, limit, keysOf) {
      return transaction(db, () => {
        const records = recordsAfter(after, limit);
        for (const { id, product } of records) {
          const matchKeys = new Set(keysOf(product));
          if (!hasKeys(id, matchKeys)) setKeys(id, matchKeys);
        }
        return records;
      });
    },
    isEmpty: async () => any.get()!.found === 0,
  };
}

function parse(row: Record<string, unknown>): Product {
  return JSON.parse(row.document as string);
}
