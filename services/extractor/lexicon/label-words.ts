import { remembered } from '../values/remembered.ts';
import { lexicons } from './languages.ts';
import { type LabelWord, phrasesOf } from './lexicon.ts';
import { spellings, type Token, tokenise, wordsOf } from './phrases.ts';

/** What one word, or one part of a compound, may speak of. */
export type Senses = ReadonlySet<LabelWord>;

/** A part of a compound has at least this many letters; abbreviations at its end, as in `Bestellnr`, fewer. */
const shortestPart = 3;
const shortestEnd = 2;
/** An abbreviation has at least this many letters of its word. */
const shortestAbbreviation = 4;
/** Longer words are none of labels; the parts of a compound are tried in every way, which takes long on thousands of letters. */
const longestCompound = 40;
/** What joins the parts of compounds in German, Dutch and Danish. */
const links = ['', 's', 'n', 'en', 'e'];
const longestPhrase = 3;

const book = new Map<string, Set<LabelWord>>();
for (const { labelWords } of lexicons)
  for (const [sense, phrases] of Object.entries(labelWords) as [LabelWord, string][])
    for (const phrase of phrasesOf(phrases).flatMap(spellings)) {
      const key = phrase === '#' ? phrase : wordsOf(phrase).join(' ');
      book.set(key, (book.get(key) ?? new Set()).add(sense));
    }
const words = [...book.keys()].filter((key) => !key.includes(' '));

/**
 * What the words of a label speak of, a set for each word and for each part of a compound; null when one of them is no
 * word of labels. `label` is the text that the tokens were taken from: a dot marks abbreviations.
 */
export function sensesOf(label: string, tokens: readonly Token[]): Senses[] | null {
  const found: Senses[] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = phraseAt(tokens, at);
    const senses = phrase ? [phrase.senses] : sensesOfWord(tokens[at]!.text, label[tokens[at]!.end] === '.');
    if (!senses) return null;
    found.push(...senses);
    at += phrase?.length ?? 1;
  }
  return found;
}

function phraseAt(tokens: readonly Token[], at: number): { length: number; senses: Senses } | null {
  for (let length = Math.min(longestPhrase, tokens.length - at); length > 1; length--) {
    const key = tokens.slice(at, at + length).map(({ text }) => text);
    const senses = book.get(key.join(' '));
    if (senses) return { length, senses };
  }
  return null;
}

function sensesOfWord(word: string, isAbbreviated: boolean): readonly Senses[] | null {
  if (word.length > longestCompound) return null;
  const known = book.get(word);
  if (known) return [known];
  return partsOf(word) ?? (isAbbreviated ? abbreviated(word) : null);
}

/** `Wareneingangsadresse`: the words of a compound; null when it has a part that is none. */
const partsOf = remembered((word): readonly Senses[] | null => {
  for (let end = word.length - shortestEnd; end >= shortestPart; end--) {
    const head = book.get(word.slice(0, end));
    // `All` and `en` do not make `Allen`.
    if (!head || head.has('particle')) continue;
    for (const link of links) {
      if (!word.startsWith(link, end)) continue;
      const rest = word.slice(end + link.length);
      const tail = book.get(rest);
      if (tail && rest.length >= shortestEnd) return [head, tail];
      const parts = rest.length > shortestPart + shortestEnd ? partsOf(rest) : null;
      if (parts) return [head, ...parts];
    }
  }
  return null;
});

/** `Enc.`, `Zamów.`: the senses of all words that begin so. */
const abbreviated = remembered((word): readonly Senses[] | null => {
  if (word.length < shortestAbbreviation) return null;
  const meant = words.filter((other) => other.startsWith(word));
  const senses = new Set(meant.flatMap((other) => [...book.get(other)!]));
  // `Best.` may begin many words; on an order it is the order.
  return senses.has('order') ? [new Set<LabelWord>(['order'])] : senses.size > 0 ? [senses] : null;
});

/** True for a word for an order: `commande`, `Bestellung`. */
export const saysOrder = remembered((word): boolean => {
  return sensesOf(word, tokenise(word))?.some((senses) => senses.has('order')) ?? false;
});

/** True for words for what is agreed on beside the goods: `Terms and conditions`, `Hinweise`. */
export function saysConditions(text: string): boolean {
  return tokenise(text).some(({ text: word }) =>
    sensesOf(word, tokenise(word))?.some((one) => one.has('conditions')),
  );
}

/** True for a word for a price or a sum. */
export function isAmountWord(word: string): boolean {
  const senses = sensesOf(word, tokenise(word)) ?? [];
  return senses.some((one) => one.has('price') || one.has('amount'));
}
