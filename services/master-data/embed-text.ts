import { plainWords, trigramCounts } from './compare-texts.ts';
import type { Embedder } from './vector-index.ts';

/** Two unrelated texts of 40 features have a cosine of 0 ± 1/16 by chance. */
const dimensions = 256;

/**
 * Embeds without a model: each run of three letters and each whole word adds to one dimension that a hash names.
 * Finds misspelt and partial words of any language; knows no synonyms.
 */
export const letters: Embedder = {
  name: 'letters',
  dimensions,
  embed: async (texts) => texts.map(embedText),
};

function embedText(text: string): Float32Array {
  const words = plainWords(text);
  const vector = new Float32Array(dimensions);
  for (const [gram, count] of trigramCounts(words)) add(vector, gram, Math.sqrt(count));
  for (const word of new Set(words)) add(vector, `word ${word}`, 1);
  return scaleToUnit(vector);
}

/** The hash's lowest bit is the sign, so that features that meet in one dimension cancel as often as they add. */
function add(vector: Float32Array, feature: string, weight: number): void {
  const hash = fnv1a(feature);
  const index = (hash >>> 1) % dimensions;
  vector[index]! += hash & 1 ? weight : -weight;
}

/** FNV-1a with the finish of MurmurHash3: without it the lowest bits of similar words are alike. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function scaleToUnit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((x) => x / length);
}
