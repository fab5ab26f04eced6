/** Unit vectors by key, found by cosine. What was put is found by the next search. */
export interface VectorIndex {
  put(key: string, vector: Float32Array): Promise<void>;
  /** Does nothing when there is none. */
  remove(key: string): Promise<void>;
  /**
   * For each of `vectors` its nearest: best first, at most `limit`, of similarity `atLeast` or more; `total` counts
   * all of these before the cut. Other work of the process goes on meanwhile, whatever the number of vectors.
   */
  nearest(vectors: Float32Array[], limit: number, atLeast: number): Promise<Nearest[]>;
}

export interface Nearest {
  /** Similarity is the cosine, 0 to 1. */
  hits: { key: string; similarity: number }[];
  total: number;
}

/** Turns texts into unit vectors, one each. */
export type Embed = (texts: string[]) => Promise<Float32Array[]>;

/** Vectors are comparable when one embedder made them. */
export interface Embedder {
  /** Another one whenever a text gets another vector than before. */
  name: string;
  /** Numbers of a vector. */
  dimensions: number;
  embed: Embed;
}
