/** Turns texts into vectors of length 1 that lie near each other when the texts mean the same. */
export interface Embedder {
  /** Another one whenever a text gets another vector than before: those of two embedders cannot be compared. */
  name: string;
  /**
   * One each, all of as many numbers, within so many milliseconds. Rejects with a Failure that says why there are none: `validation` when at least one
   * of the texts is refused, else `unavailable`.
   */
  embed(texts: string[], timeoutMs: number): Promise<Float32Array[]>;
}
