import type { Candidate } from '../draft.ts';
import { lexicons } from '../lexicon/languages.ts';
import { phrasesOf } from '../lexicon/lexicon.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { foldWord } from '../values/fold.ts';
import { looksLikeOrderNumber, readOrderNumber } from '../values/order-number.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';
import type { Label } from './labels.ts';

/** The reference of a letter may be its file, or who dictated it: never taken without a look. */
const weight = 0.6;
const ourWords = new Set(
  lexicons
    .flatMap(({ possessives }) => phrasesOf(possessives.our))
    .map(foldWord)
    .concat('n', 'ns'),
);
const references = new RegExp(`^${anyOf((lexicon) => lexicon.references)}`, 'iu');

/** Numbers at `Our ref`, `Unser Zeichen`, `Ons kenmerk`: what a letter has for the number of its order. */
export function findOwnReferences(index: LabelIndex): Candidate[] {
  const labels = index.labels.filter(isOwnReference);
  return valuesAt({ ...index, labels }, ['other', 'contact', 'anyNumber'], weight, (text) => {
    const number = readOrderNumber(text);
    return number !== null && looksLikeOrderNumber(number) ? number : null;
  });
}

/** True for `Our ref`, `Unser Zeichen`, `Onze referentie`. */
export function isOwnReference({ text }: Label): boolean {
  const words = tokenise(text).map((token) => token.text);
  return words.some((word) => ourWords.has(word)) && words.some(isReference);
}

/** True for a word for a reference, as it begins. */
export function isReference(word: string): boolean {
  return references.test(word);
}

/** True for `Reference` alone, which says not whose it is. */
export function isPlainReference({ text }: Label): boolean {
  const words = tokenise(text).map((token) => token.text);
  return words.length === 1 && isReference(words[0]!);
}
