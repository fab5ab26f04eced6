import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '@orderloom/sqlite/transaction.ts';
import type { VectorIndex } from './vector-index.ts';

/**
 * Vectors in a table, compared in memory one by one: 100,000 of 256 numbers are 100 MB and about 25 ms a search.
 * Larger catalogues want a vector database.
 */
export function sqliteVectorIndex(db: DatabaseSync, collection: string): VectorIndex {
  const upsert = db.prepare(
    `INSERT INTO vectors (collection, key, vector) VALUES (?, ?, ?)
     ON CONFLICT (collection, key) DO UPDATE SET vector = excluded.vector`,
  );
  const remove = db.prepare('DELETE FROM vectors WHERE collection = ? AND key = ?');
  const all = db.prepare('SELECT key, vector FROM vectors WHERE collection = ?');
  const vectors = new Map<string, Float32Array>();
  for (const { key, vector } of all.iterate(collection)) {
    // A copy: a blob's bytes need not begin at a multiple of four.
    vectors.set(key as string, new Float32Array(new Uint8Array(vector as Uint8Array).buffer));
  }

  return {
    async put(key, vector) {
      const bytes = new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);
      transaction(db, () => upsert.run(collection, key, bytes));
      vectors.set(key, vector.slice());
    },
    async remove(key) {
      transaction(db, () => remove.run(collection, key));
      vectors.delete(key);
    },
    async nearest(vector, limit, atLeast) {
      const hits: { key: string; similarity: number }[] = [];
      for (const [key, other] of vectors) {
        const similarity = Math.min(1, dot(vector, other));
        if (similarity >= atLeast) hits.push({ key, similarity });
      }
      hits.sort((a, b) => b.similarity - a.similarity || (a.key < b.key ? -1 : 1));
      return { hits: hits.slice(0, limit), total: hits.length };
    },
  };
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
