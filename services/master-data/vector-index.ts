/** Unit vectors by key, found by cosine. What was put is found by the next search. */
export interface VectorIndex {
  put(key: string, vector: Float32Array): Promise<void>;
  /** Does nothing when there is none. */
  remove(key: string): Promise<void>;
  /** Best first, at most `limit`, of similarity `atLeast` or more; `total` counts all of these before the cut. */
  nearest(vector: Float32Array, limit: number, atLeast: number): Promise<Nearest>;
}

export interface Nearest {
  /** Similarity is the cosine, 0 to 1. */
  hits: { key: string; similarity: number }[];
  total: number;
}

/** Turns texts into unit vectors, one each. */
export type Embed = (texts: string[]) => Promise<Float32Array[]>;
