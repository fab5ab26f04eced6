import { coverage, type WeighedWord } from './compare-words.ts';
import { splitName } from './legal-forms.ts';
import { plainWords } from './plain-words.ts';

/** How much a plain word says, above 0: rare ones more. */
export type Rarity = (word: string) => number;

/** A firm's name, taken apart. */
export interface Firm {
  own: WeighedWord[];
  /** '' when the name shows none. */
  form: string;
}

export function firmOf(name: string, rarity: Rarity): Firm {
  const { own, form } = splitName(plainWords(name));
  return { own: own.map((word) => ({ word, weight: rarity(word) })), form };
}

/**
 * 0 to 1: how alike two names of firms are, by their own words in any order, rare ones counting more. 1 when they differ
 * in legal form, accents and punctuation only.
 */
export function nameLikeness(a: Firm, b: Firm): number {
  const there = coverage(a.own, words(b));
  const back = coverage(b.own, words(a));
  return (there + back) / 2;
}

function words({ own }: Firm): string[] {
  return own.map(({ word }) => word);
}

/** From this likeness on two names are one firm's, written otherwise. */
export const sameName = 0.6;
