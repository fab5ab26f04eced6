import { lexicons } from '../lexicon/languages.ts';
import { phrasesOf } from '../lexicon/lexicon.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { foldWord } from '../values/fold.ts';

/** Whose address a label that no lexicon has may announce. */
export type LabelledRole = 'buyer' | 'shipTo' | 'billTo' | 'supplier' | 'otherParty';

const roles: readonly LabelledRole[] = ['buyer', 'shipTo', 'billTo', 'supplier', 'otherParty'];
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
 * The role that the words of an unknown label speak for: words that the lexicons' labels of one kind of party have
 * far more often than those of others, as `Magazyn` those of the place of delivery. Null when none does, or several differ.
 */
export function roleInWords(text: string): LabelledRole | null {
  const words = tokenise(text)
    .map((token) => token.text)
    .filter((word) => !/\d/.test(word));
  if (words.length === 0 || words.length > longestLabel) return null;
  const found = new Set(words.flatMap((word) => telling.get(word) ?? telling.get(word.slice(0, stem)) ?? []));
  return found.size === 1 ? [...found][0]! : null;
}

/** A word tells a role whose labels have it this many times as often as those of any other. */
const clearly = 3;
/** Words, and beginnings of words, by the one role that they tell. */
const telling = tellingStems();

function tellingStems(): ReadonlyMap<string, LabelledRole> {
  const shares = new Map<string, Map<LabelledRole, number>>();
  for (const role of roles) {
    const phrases = lexicons.flatMap(({ labels }) => phrasesOf(labels[role]));
    for (const word of phrases.flatMap(stemsIn)) {
      const share = shares.get(word) ?? new Map<LabelledRole, number>();
      shares.set(word, share.set(role, (share.get(role) ?? 0) + 1 / phrases.length));
    }
  }
  return new Map(
    [...shares].flatMap(([word, share]): [string, LabelledRole][] => {
      const [best, next] = [...share].sort((one, other) => other[1] - one[1]);
      return next === undefined || best![1] >= clearly * next[1] ? [[word, best![0]]] : [];
    }),
  );
}

function stemsIn(phrase: string): string[] {
  const words = phrase
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= shortestWord && !requests.test(word))
    .map(foldWord);
  return [
    ...new Set(words.flatMap((word) => (word.length > shortestWord ? [word, word.slice(0, stem)] : [word]))),
  ];
}
