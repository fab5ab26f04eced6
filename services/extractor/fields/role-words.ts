import { lexicons } from '../lexicon/languages.ts';
import { phrasesOf } from '../lexicon/lexicon.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { tellingWords } from './telling-words.ts';

/** Whose address a label that no lexicon has may announce. */
export type LabelledRole = 'buyer' | 'shipTo' | 'billTo' | 'supplier' | 'otherParty';

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

const labelled = (role: LabelledRole) => lexicons.flatMap(({ labels }) => phrasesOf(labels[role]));
const telling = tellingWords<LabelledRole>(
  {
    buyer: labelled('buyer'),
    shipTo: labelled('shipTo'),
    billTo: labelled('billTo'),
    supplier: labelled('supplier'),
    otherParty: labelled('otherParty'),
  },
  { shortest: shortestWord, stem, ignored: requests },
);
