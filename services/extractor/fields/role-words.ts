import { sensesOf } from '../lexicon/label-words.ts';
import { lexicons } from '../lexicon/languages.ts';
import { type LabelWord, phrasesOf } from '../lexicon/lexicon.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { phrasesIn } from '../lexicon/word-patterns.ts';
import { tellingWords } from './telling-words.ts';

/** Whose address a label that no lexicon has may announce. */
export type LabelledRole = 'buyer' | 'shipTo' | 'billTo' | 'supplier' | 'otherParty';

/** Shorter words stand for too much, and begin too many others. */
const shortestWord = 4;
/** `Deliver goods with this order number to`: what a long label says at its ends. */
function asksToDeliver(text: string): boolean {
  const tokens = tokenise(text);
  if (tokens.length > longestWish) return false;
  const speaks = (at: number, ...senses: LabelWord[]) => {
    const token = tokens.at(at);
    const found = token && sensesOf(text, [token]);
    return found?.some((one) => senses.some((sense) => one.has(sense))) === true;
  };
  return speaks(0, 'delivery') && speaks(-1, 'to') && !tokens.some((_, at) => speaks(at, 'invoice'));
}
/** Longer texts are sentences. */
const longestWish = 10;

/** `Procurement & Supplies`: a part of the buyer's house, and no supplier. */
const departments = /^suppl(?:y|ies)$/;
/** What asks for anything, and what is said of anybody. */
const ofAll = phrasesIn(
  ({ courtesies }) => courtesies,
  ({ labelWords }) => labelWords.details,
).flatMap((phrase) => phrase.split(' '));
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
    .filter((word) => !/\d/.test(word) && !departments.test(word));
  if (words.length > longestLabel) return asksToDeliver(text) ? 'shipTo' : null;
  if (words.length === 0) return null;
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
  { shortest: shortestWord, stem, ignored: new RegExp(`^(?:${ofAll.join('|')}|informa.*)$`, 'iu') },
);
