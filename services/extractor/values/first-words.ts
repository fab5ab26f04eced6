/** The words that phrases begin with, their words apart by spaces: most words of a text begin none. */
export function firstWords(phrases: ReadonlySet<string>): ReadonlySet<string> {
  const known = found.get(phrases);
  if (known) return known;
  const first = new Set(Array.from(phrases, (phrase) => phrase.split(' ', 1)[0]!));
  found.set(phrases, first);
  return first;
}

/** Phrases never change. */
const found = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();
