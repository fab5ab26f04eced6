import { foldWord } from '../values/date.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import {
  type ColumnRole,
  type DocumentType,
  type LabelKind,
  type Lexicon,
  type Phrases,
  phrasesOf,
  type TotalKind,
} from './lexicon.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';

const lexicons: readonly Lexicon[] = [en, de, nl, fr, es, it, pt];

/** One phrase of the lexicon and the languages that use it for this meaning. */
export interface Meaning<Kind> {
  kind: Kind;
  languages: string[];
}

/** Phrases by their tokens joined with a space, each with its meanings. */
export type PhraseBook<Kind> = ReadonlyMap<string, readonly Meaning<Kind>[]>;

/** A word, number, `#` or `%` of a text, with its place in it. */
export interface Token {
  /** Folded: lower case, without accents and dots. */
  text: string;
  start: number;
  end: number;
}

const token = /(?:\p{L}\.){2,}\p{L}?(?!\p{L})|[nN][°º]|№|\p{L}[\p{L}\p{M}]*|\d+|[#%]/gu;

/** The tokens by which phrases are compared: `P.O. No.:` gives `po no`, `Art.-Nr.` gives `art nr`, `n°` gives `no`. */
export function tokenise(text: string): Token[] {
  return Array.from(text.matchAll(token), ({ 0: found, index }) => ({
    text: /^(?:[nN][°º]|№)$/.test(found) ? 'no' : foldWord(found).replace(/ß/g, 'ss'),
    start: index,
    end: index + found.length,
  }));
}

function keyOf(phrase: string): string {
  return tokenise(phrase)
    .map(({ text }) => text)
    .join(' ');
}

function bookOf<Kind extends string>(
  section: (lexicon: Lexicon) => Partial<Record<Kind, Phrases>>,
): PhraseBook<Kind> {
  const book = new Map<string, Meaning<Kind>[]>();
  for (const lexicon of lexicons)
    for (const [kind, phrases] of Object.entries(section(lexicon)) as [Kind, Phrases][])
      for (const phrase of phrasesOf(phrases)) addMeaning(book, keyOf(phrase), kind, lexicon.language);
  return book;
}

function addMeaning<Kind>(
  book: Map<string, Meaning<Kind>[]>,
  key: string,
  kind: Kind,
  language: string,
): void {
  const meanings = book.get(key) ?? [];
  const known = meanings.find((meaning) => meaning.kind === kind);
  if (known) known.languages.push(language);
  else meanings.push({ kind, languages: [language] });
  book.set(key, meanings);
}

export const labelBook: PhraseBook<LabelKind> = bookOf((lexicon) => lexicon.labels);
export const columnBook: PhraseBook<ColumnRole> = bookOf((lexicon) => lexicon.columns);
export const totalBook: PhraseBook<TotalKind> = bookOf((lexicon) => lexicon.totals);
export const documentBook: PhraseBook<DocumentType> = bookOf((lexicon) => lexicon.documentTypes);

/** The longest phrase of any book, in tokens: how far a search must look ahead. */
const longestPhrase = 7;

/** The longest phrase that starts at token `start`, or null. */
export function longestMatch<Kind>(
  book: PhraseBook<Kind>,
  all: readonly Token[],
  start: number,
): { length: number; meanings: readonly Meaning<Kind>[] } | null {
  let key = '';
  let best: { length: number; meanings: readonly Meaning<Kind>[] } | null = null;
  for (let length = 1; length <= Math.min(longestPhrase, all.length - start); length++) {
    key = length === 1 ? all[start]!.text : `${key} ${all[start + length - 1]!.text}`;
    const meanings = book.get(key);
    if (meanings) best = { length, meanings };
  }
  return best;
}

/** Month and week words of all languages, as the date reader takes them. */
export const dateWords = {
  months: new Map(lexicons.flatMap(({ months }) => phrasesOf(months).flatMap(namesOfMonth))),
  weeks: new Set(lexicons.flatMap(({ calendarWeek }) => phrasesOf(calendarWeek).map(foldWord))),
};

function namesOfMonth(names: string, index: number): [string, number][] {
  return names.split(' ').map((name) => [foldWord(name), index + 1]);
}

const units: ReadonlySet<string> = new Set(
  lexicons.flatMap((lexicon) => phrasesOf(lexicon.units).map(foldWord)),
);

/** True when a word is a unit in one of the languages. */
export function isUnit(word: string): boolean {
  return units.has(foldWord(word));
}
