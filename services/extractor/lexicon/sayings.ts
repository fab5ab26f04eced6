import { folded, wordsOf } from './phrases.ts';

const ordering = folded((lexicon) => lexicon.ordering);
const confirming = folded((lexicon) => lexicon.confirming);
const subjects = folded((lexicon) => lexicon.subject);
const former = folded((lexicon) => lexicon.former);
const refused = folded((lexicon) => lexicon.refused);
const longestSaying = Math.max(
  ...[...ordering, ...confirming, ...former, ...refused].map((phrase) => phrase.split(' ').length),
);

/** True for a sentence that orders: `… we order at the prices of your offer:`. */
export function isOrdering(text: string): boolean {
  return endOfSaying(wordsOf(text), ordering) !== null;
}

/** True for a sentence of a seller who has received an order; none that speaks of the confirmation of one. */
export function isConfirming(text: string): boolean {
  const words = wordsOf(text);
  const end = endOfSaying(words, confirming);
  return end !== null && !confirmation.test(words[end] ?? '');
}
const confirmation = /^(?:confirm|acknowledg|accept|bestatig|bevestig|potwierdz|bekraft|conferma)/;

/** True for words about an order of other days, or one that is replaced: `as with our previous order`. */
export function speaksOfFormer(text: string): boolean {
  return endOfSaying(wordsOf(text), former) !== null;
}

/** True for words that refuse goods or make them wait for something: `cancelled`, `only if in stock`. */
export function refuses(text: string): boolean {
  return endOfSaying(wordsOf(text), refused) !== null;
}

/** True for a line that begins with `Subject:`, `Betreff` of a letter. */
export function isSubject(text: string): boolean {
  const [first = '', second = ''] = wordsOf(text);
  return subjects.has(first) || subjects.has(`${first} ${second}`);
}

/** Index of the word behind one of the phrases; null without one. */
function endOfSaying(words: readonly string[], phrases: ReadonlySet<string>): number | null {
  for (let from = 0; from < words.length; from++)
    for (let until = from + 1; until <= Math.min(words.length, from + longestSaying); until++)
      if (phrases.has(words.slice(from, until).join(' '))) return until;
  return null;
}
