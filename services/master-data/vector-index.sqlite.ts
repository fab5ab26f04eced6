import type { DatabaseSync } from 'node:sqlite';
import { Failure } from '@orderloom/errors/failure.ts';
import { transaction } from '@orderloom/sqlite/transaction.ts';
import type { Embedder, VectorIndex } from './vector-index.ts';
import { createVectorTable } from './vector-table.ts';

/**
 * Vectors in a table, compared in memory one by one: 20,000 of 256 numbers are 20 MB and 10 ms a search (measured),
 * so 100,000 are bearable. Larger catalogues want a vector database. Throws a Failure when another embedder than
 * this one made those that are stored.
 */
export function sqliteVectorIndex(
  db: DatabaseSync,
  collection: string,
  embedder: Omit<Embedder, 'embed'>,
): VectorIndex {
  const upsert = db.prepare(
    `INSERT INTO vectors (collection, key, vector) VALUES (?, ?, ?)
     ON CONFLICT (collection, key) DO UPDATE SET vector = excluded.vector`,
  );
  const remove = db.prepare('DELETE FROM vectors WHERE collection = ? AND key = ?');
  const all = db.prepare('SELECT key, vector FROM vectors WHERE collection = ?');
  claimCollection(db, collection, embedder);
  const table = createVectorTable(embedder.dimensions);
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
    nearest: (vectors, limit, atLeast) => table.nearest(vectors, limit, atLeast),
  };
}

/** A collection belongs to the embedder of its vectors; an empty one to whoever opens it. */
function claimCollection(
  db: DatabaseSync,
  collection: string,
  { name, dimensions }: Omit<Embedder, 'embed'>,
): void {
  transaction(db, () =>
    db
      .prepare(
        `INSERT INTO vector_collections VALUES (?, ?, ?) ON CONFLICT (collection)
         DO UPDATE SET embedder = excluded.embedder, dimensions = excluded.dimensions
         WHERE NOT EXISTS (SELECT 1 FROM vectors WHERE vectors.collection = excluded.collection)`,
      )
      .run(collection, name, dimensions),
  );
  const known = db.prepare('SELECT * FROM vector_collections WHERE collection = ?').get(collection)!;
  if (known.embedder === name && known.dimensions === dimensions) return;
  throw new Failure(
    'unavailable',
    `The vectors of ${collection} were made by the embedder "${known.embedder}" (${known.dimensions} numbers each), which those of "${name}" (${dimensions}) cannot be compared with. Choose "${known.embedder}" again, or import the master data into a new data folder.`,
  );
}
