/** Vectors of length 1 by record, found by cosine. What was put is found by the next search. */
export interface VectorIndex {
  /**
   * Inserts or replaces; durable when it resolves. Rejects with a Failure `unavailable` when one has another number of numbers than the
   * others: then none is put.
   */
  put(vectors: { id: number; vector: Float32Array }[]): Promise<void>;
  /** Does nothing when there is none. */
  remove(id: number): Promise<void>;
  /** Those of the ids that have a vector. */
  having(ids: number[]): Promise<Set<number>>;
  /** The nearest, best first, at most `limit`. Rejects as `put` does. */
  nearest(vector: Float32Array, limit: number): Promise<{ id: number; cosine: number }[]>;
}
