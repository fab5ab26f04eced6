import { lexicons } from '../lexicon/languages.ts';
import { type LabelKind, phrasesOf } from '../lexicon/lexicon.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { isOrderWord } from './title-number.ts';

/** An abbreviation has at least this many letters of its word. */
const shortestAbbreviation = 3;
const longestLabel = 6;

const wordsOf = (kinds: readonly LabelKind[]) =>
  new Set(
    lexicons
      .flatMap(({ labels }) => kinds.flatMap((kind) => phrasesOf(labels[kind])))
      .flatMap((phrase) => tokenise(phrase).map(({ text }) => text)),
  );
const vocabulary = wordsOf(['orderNumber', 'orderTitle']);
const ofOthers = wordsOf(['anyNumber', 'customerNumber', 'contact', 'supplier', 'vatId', 'phone', 'other']);
/** What announces a number in the languages that we read. */
const numberWords = new Set(
  'no nr num number nummer numero numer n # ref rif reference referencia riferimento referencja referentie referenz kennzeichen zeichen kenmerk id'.split(
    ' ',
  ),
);
/** What stands between the words of a label. */
const particles = new Set('of the de del della du des da do d la le van der'.split(' '));

/**
 * True for a label that no lexicon has whole, but whose words are all those of labels of order numbers, or begin them:
 * `Call-off reference`, `Enc. #`.
 */
export function composesOrderNumber(label: string): boolean {
  const tokens = tokenise(label);
  if (tokens.length < 2 || tokens.length > longestLabel) return false;
  const isAbbreviated = (end: number) => /^\s*[.#]/.test(label.slice(end));
  const words = tokens.map(({ text, end }) => wordMeant(text, isAbbreviated(end)));
  return (
    words.every((word) => word !== null) &&
    words.some((word) => numberWords.has(word!)) &&
    words.some(
      (word) =>
        isOrderWord(word!) || (!ofOthers.has(word!) && !numberWords.has(word!) && !particles.has(word!)),
    )
  );
}

/** The word of such labels that a token is or abbreviates; null for any other. */
function wordMeant(token: string, isAbbreviated: boolean): string | null {
  if (vocabulary.has(token) || numberWords.has(token) || particles.has(token)) return token;
  if (!isAbbreviated || token.length < shortestAbbreviation) return null;
  return [...vocabulary].find((word) => word.startsWith(token) && isOrderWord(word)) ?? null;
}
