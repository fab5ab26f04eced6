import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '@orderloom/sqlite/transaction.ts';
import type { VectorIndex } from './vector-index.ts';
import { createVectorTable } from './vector-table.ts';

/**
 * Vectors in a table, compared in memory one by one: 20,000 of 256 numbers are 20 MB and 12 ms a search (measured),
 * so 100,000 are bearable. Larger catalogues want a vector database.
 */
export function sqliteVectorIndex(db: DatabaseSync, collection: string): VectorIndex {
  const upsert = db.prepare(
    `INSERT INTO vectors (collection, key, vector) VALUES (?, ?, ?)
     ON CONFLICT (collection, key) DO UPDATE SET vector = excluded.vector`,
  );
  const remove = db.prepare('DELETE FROM vectors WHERE collection = ? AND key = ?');
  const all = db.prepare('SELECT key, vector FROM vectors WHERE collection = ?');
  const table = createVectorTable();
  for (const { key, vector } of all.iterate(collection)) {
    // A copy: a blob's bytes need not begin at a multiple of four.
    table.set(key as string, new Float32Array(new Uint8Array(vector as Uint8Array).buffer));
  }

  return {
    async put(key, vector) {
      const bytes = new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);
      transaction(db, () => upsert.run(collection, key, bytes));
      table.set(key, vector);
    },
    async remove(key) {
      transaction(db, () => remove.run(collection, key));
      table.delete(key);
    },
    async nearest(vector, limit, atLeast) {
      const hits = table.near(vector, atLeast);
      hits.sort((a, b) => b.similarity - a.similarity || (a.key < b.key ? -1 : 1));
      const nearest = hits.slice(0, limit);
      // Rounding may take the cosine of a vector with itself above 1.
      return {
        hits: nearest.map((hit) => ({ ...hit, similarity: Math.min(1, hit.similarity) })),
        total: hits.length,
      };
    },
  };
}
