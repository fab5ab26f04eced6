/**
 * A language's words that tell goods apart, and those that firms call their places by: phrases between commas, as they
 * are printed, with accents. Case and accents do not count.
 */
export interface GoodsWords {
  /** ISO 639-1. */
  language: string;
  /** Pairs of which goods have one or the other: `left-right`. Each stands for all words that begin with it. */
  opposites: string;
  /** What stands between a part and what it belongs to: `lid for bucket`. */
  partOf: string;
  /** What goods are ordered and sold in. */
  pieces: string;
  packs: string;
  pallets: string;
  /** Names of measures; their symbols are no language's. */
  litres: string;
  grams: string;
  kilograms: string;
  metres: string;
  /** What stands before the name of a firm's place and names none itself: `store` of `store Kiel`. */
  branches: string;
}

export function phrasesOf(text: string): string[] {
  return text.split(',').map((phrase) => phrase.trim());
}
