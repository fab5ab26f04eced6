import { setImmediate as nextTurn } from 'node:timers/promises';
import { collectNearest } from './nearest-hits.ts';
import type { Nearest } from './vector-index.ts';

/** Vectors of one length by key, side by side in one block of memory: twice as fast to compare as apart. */
export interface VectorTable {
  set(key: string, vector: Float32Array): void;
  delete(key: string): void;
  /** As `VectorIndex.nearest`. What is set or deleted meanwhile may be found or not, all else is. */
  nearest(vectors: Float32Array[], limit: number, atLeast: number): Promise<Nearest[]>;
}

const firstCapacity = 64;
/** Some 3 ms on one core: other requests are answered between the turns. */
const productsATurn = 2_000_000;

/** `dimensions`: numbers of each vector. */
export function createVectorTable(dimensions: number): VectorTable {
  let block = new Float32Array(firstCapacity * dimensions);
  /** By row; null where one was deleted. Rows never move, so that a search under way misses none. */
  const keys: (string | null)[] = [];
  const rows = new Map<string, number>();
  const free: number[] = [];

  function rowFor(key: string): number {
    const row = rows.get(key) ?? free.pop() ?? keys.length;
    rows.set(key, row);
    keys[row] = key;
    if (keys.length * dimensions > block.length) {
      const larger = new Float32Array(block.length * 2);
      larger.set(block);
      block = larger;
    }
    return row;
  }

  return {
    set(key, vector) {
      if (vector.length !== dimensions) {
        throw new Error(`a vector of ${vector.length} numbers among vectors of ${dimensions}`);
      }
      const row = rowFor(key); // may replace the block
      block.set(vector, row * dimensions);
    },
    delete(key) {
      const row = rows.get(key);
      if (row === undefined) return;
      rows.delete(key);
      keys[row] = null;
      free.push(row);
    },
    async nearest(vectors, limit, atLeast) {
      const found = vectors.map(() => collectNearest(limit));
      const rowsATurn = Math.max(1, Math.floor(productsATurn / (dimensions * Math.max(1, vectors.length))));
      for (let row = 0; row < keys.length; row++) {
        if (row % rowsATurn === rowsATurn - 1) await nextTurn();
        const key = keys[row] ?? null;
        if (key === null) continue;
        for (let i = 0; i < vectors.length; i++) {
          const similarity = dot(block, row * dimensions, vectors[i]!);
          // Rounding may take the cosine of a vector with itself above 1.
          if (similarity >= atLeast) found[i]!.offer(key, Math.min(1, similarity));
        }
      }
      return found.map((hits) => hits.result());
    },
  };
}

/** Four sums at a time: the processor need not wait for one addition before the next. */
function dot(block: Float32Array, start: number, vector: Float32Array): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  let i = 0;
  for (; i + 3 < vector.length; i += 4) {
    a += block[start + i]! * vector[i]!;
    b += block[start + i + 1]! * vector[i + 1]!;
    c += block[start + i + 2]! * vector[i + 2]!;
    d += block[start + i + 3]! * vector[i + 3]!;
  }
  for (; i < vector.length; i++) a += block[start + i]! * vector[i]!;
  return a + b + c + d;
}
