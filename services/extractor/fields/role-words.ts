import { lexicons } from '../lexicon/languages.ts';
import { type Lexicon, phrasesOf } from '../lexicon/lexicon.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { foldWord } from '../values/fold.ts';

/** Whose address a label that no lexicon has may announce. */
export type LabelledRole = 'shipTo' | 'billTo' | 'supplier' | 'otherParty';

const roles: readonly LabelledRole[] = ['shipTo', 'billTo', 'supplier', 'otherParty'];
/** Shorter words stand for too much, and begin too many others. */
const shortestWord = 4;
/** What asks for anything. */
const requests =
  /^(?:please|kindly|bitte|gelieve|graag|veuillez|prière|merci|favor|sírvanse|prega|vogliate|prosimy|bedes|venligst)$/iu;
/** Words grow endings, and parts in German, Dutch and Danish: this many letters tell them. */
const stem = 6;
/** A label has at most this many words, without its date: `Delivery by 9 May to:`. */
const longestLabel = 5;

/**
 * The role that the words of an unknown label speak for: words that stand in the lexicons' labels of one kind of party
 * and of no other, as `Magazyn` does for the place of delivery. Null when none does, or several differ.
 */
export function roleInWords(text: string): LabelledRole | null {
  const words = tokenise(text)
    .map((token) => token.text)
    .filter((word) => !/\d/.test(word));
  if (words.length === 0 || words.length > longestLabel) return null;
  const found = new Set(words.flatMap((word) => telling.get(word) ?? telling.get(word.slice(0, stem)) ?? []));
  return found.size === 1 ? [...found][0]! : null;
}

/** Words, and beginnings of words, by the one role that they tell. */
const telling = tellingStems();

function tellingStems(): ReadonlyMap<string, LabelledRole> {
  const known = new Map<string, Set<string>>();
  for (const { labels } of lexicons)
    for (const kind of [...roles, 'buyer'] as const)
      for (const word of stemsIn(labels[kind])) known.set(word, (known.get(word) ?? new Set()).add(kind));
  return new Map(
    [...known].flatMap(([word, kinds]): [string, LabelledRole][] => {
      const role = roles.find((kind) => kinds.has(kind));
      return role && kinds.size === 1 ? [[word, role]] : [];
    }),
  );
}

function stemsIn(phrases: Lexicon['labels'][LabelledRole]): string[] {
  return phrasesOf(phrases)
    .flatMap((phrase) => phrase.split(/[^\p{L}]+/u))
    .filter((word) => word.length >= shortestWord && !requests.test(word))
    .map(foldWord)
    .flatMap((word) => (word.length > shortestWord ? [word, word.slice(0, stem)] : [word]));
}
