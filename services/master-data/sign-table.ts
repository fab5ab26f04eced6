import { Failure } from '@orderloom/errors/failure.ts';
import { ones } from './count-ones.ts';

/** The signs of vectors' numbers, a bit each: 192 bytes for a vector of 1,536 numbers. */
export interface SignTable {
  /** Throws a Failure `unavailable` when one has another number of numbers than the others, here or given. */
  check(vectors: Float32Array[]): void;
  /** Throws as `check` does. */
  set(id: number, vector: Float32Array): void;
  delete(id: number): void;
  has(id: number): boolean;
  /** The ids of the `limit` with the fewest other signs, ascending in their number. Throws as `check` does. */
  nearest(vector: Float32Array, limit: number): number[];
}

export function createSignTable(): SignTable {
  let numbers = 0;
  let words = 0;
  let block = new Uint32Array(0);
  const ids: number[] = [];
  const rows = new Map<number, number>();

  function check(vectors: Float32Array[]): void {
    const expected = ids.length > 0 ? numbers : vectors[0]?.length;
    const other = vectors.find(({ length }) => length !== expected);
    if (other !== undefined)
      throw new Failure('unavailable', `a vector of ${other.length} numbers among vectors of ${expected}`);
  }

  function signsOf(vector: Float32Array): Uint32Array {
    check([vector]);
    if (ids.length === 0) [numbers, words] = [vector.length, Math.ceil(vector.length / 32)];
    const signs = new Uint32Array(words);
    for (let i = 0; i < numbers; i++) if (vector[i]! > 0) signs[i >>> 5]! |= 1 << (i & 31);
    return signs;
  }

  return {
    check,
    set(id, vector) {
      const signs = signsOf(vector);
      const row = rows.get(id) ?? ids.length;
      rows.set(id, row);
      ids[row] = id;
      if (ids.length * words > block.length) {
        const larger = new Uint32Array(Math.max(64 * words, Math.ceil(block.length * 1.5)));
        larger.set(block);
        block = larger;
      }
      block.set(signs, row * words);
    },
    delete(id) {
      const row = rows.get(id);
      if (row === undefined) return;
      // The last one takes its place.
      const last = ids.length - 1;
      block.copyWithin(row * words, last * words, (last + 1) * words);
      ids[row] = ids[last]!;
      rows.set(ids[row]!, row);
      ids.pop();
      rows.delete(id);
    },
    has: (id) => rows.has(id),
    nearest(vector, limit) {
      if (ids.length === 0) return [];
      const signs = signsOf(vector);
      const others = new Uint16Array(ids.length);
      const having = new Uint32Array(numbers + 1);
      for (let row = 0; row < ids.length; row++) {
        let count = 0;
        for (let word = 0; word < words; word++) count += ones(block[row * words + word]! ^ signs[word]!);
        others[row] = count;
        having[count]! += 1;
      }
      let most = 0;
      for (let taken = having[0]!; most < numbers && taken < limit; taken += having[most]!) most += 1;
      const near = ids.flatMap((_, row) => (others[row]! <= most ? [row] : []));
      return near
        .sort((a, b) => others[a]! - others[b]!)
        .slice(0, limit)
        .map((row) => ids[row]!);
    },
  };
}
