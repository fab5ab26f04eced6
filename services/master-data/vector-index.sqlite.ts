import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '@orderloom/sqlite/transaction.ts';
import { createSignTable } from './sign-table.ts';
import type { VectorIndex } from './vector-index.ts';

/** So many times what is asked for is compared exactly: signs alone put the nearest among them. */
const oversampling = 10;
const comparedAtLeast = 200;

/**
 * Vectors in a table, a byte for each number; in memory only the signs of the numbers, by which the candidates are
 * found. What another embedder than `embedder` made is forgotten, and of vectors of several lengths all but those of the
 * most frequent one.
 */
export function sqliteVectorIndex(db: DatabaseSync, collection: string, embedder: string): VectorIndex {
  const upsert = db.prepare(
    `INSERT INTO meanings (collection, id, embedder, vector) VALUES (?, ?, ?, ?)
     ON CONFLICT (collection, id) DO UPDATE SET embedder = excluded.embedder, vector = excluded.vector`,
  );
  const remove = db.prepare('DELETE FROM meanings WHERE collection = ? AND id = ?');
  const byId = db.prepare('SELECT vector FROM meanings WHERE collection = ? AND id = ?');
  const all = db.prepare('SELECT id, vector FROM meanings WHERE collection = ?');
  transaction(db, () => {
    db.prepare('DELETE FROM meanings WHERE collection = ? AND embedder <> ?').run(collection, embedder);
    db.prepare(
      `DELETE FROM meanings WHERE collection = :collection AND length(vector) <>
         (SELECT length(vector) FROM meanings WHERE collection = :collection
          GROUP BY length(vector) ORDER BY count(*) DESC, max(rowid) DESC LIMIT 1)`,
    ).run({ collection });
  });
  const signs = createSignTable();
  for (const { id, vector } of all.iterate(collection))
    signs.set(id as number, unpacked(vector as Uint8Array));

  return {
    async put(vectors) {
      signs.check(vectors.map(({ vector }) => vector));
      transaction(db, () => {
        for (const { id, vector } of vectors) upsert.run(collection, id, embedder, packed(vector));
      });
      for (const { id, vector } of vectors) signs.set(id, vector);
    },
    async remove(id) {
      transaction(db, () => remove.run(collection, id));
      signs.delete(id);
    },
    having: async (ids) => new Set(ids.filter(signs.has)),
    async nearest(vector, limit) {
      const candidates = signs.nearest(vector, Math.max(comparedAtLeast, limit * oversampling));
      const compared = candidates.map((id) => {
        const row = byId.get(collection, id)!;
        return { id, cosine: Math.min(1, dot(unpacked(row.vector as Uint8Array), vector)) };
      });
      return compared.sort((a, b) => b.cosine - a.cosine || a.id - b.id).slice(0, limit);
    },
  };
}

/** The largest number becomes 127; what is lost changes a cosine by less than 0.01. */
function packed(vector: Float32Array): Uint8Array {
  const largest = vector.reduce((most, each) => Math.max(most, Math.abs(each)), 0) || 1;
  return new Uint8Array(Int8Array.from(vector, (each) => Math.round((each / largest) * 127)).buffer);
}

function unpacked(bytes: Uint8Array): Float32Array {
  const vector = Float32Array.from(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const length = Math.sqrt(dot(vector, vector));
  return length === 0 ? vector : vector.map((each) => each / length);
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
