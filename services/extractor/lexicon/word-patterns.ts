import { foldWord } from '../values/fold.ts';
import { lexicons } from './languages.ts';
import { type Lexicon, type Phrases, phrasesOf } from './lexicon.ts';
import { spellings } from './phrases.ts';

/** Those of our languages. `\\p{L}` has 650 ranges, each a comparison wherever it stands in a pattern. */
const letter = 'A-Za-zªµºÀ-ÖØ-öø-ɏḀ-ỿ';
/** Of shorter words the accent tells which one it is: French `à`, Italian `è`. */
const shortestUnaccented = 3;

type Section = (lexicon: Lexicon) => Phrases;

/** The phrases of all languages under some keys, each once. */
export function phrasesIn(...sections: readonly Section[]): string[] {
  return [
    ...new Set(lexicons.flatMap((lexicon) => sections.flatMap((section) => phrasesOf(section(lexicon))))),
  ];
}

/**
 * A pattern for the phrases of all languages under some keys, as whole words: `*` is the rest of a word, dots and hyphens
 * may stand between words, accents may be missing. A part of an expression with the flags `iu`, or `u` for small letters.
 */
export function anyOf(...sections: readonly Section[]): string {
  return patternOf(phrasesIn(...sections));
}

/** The same for phrases that were chosen from them. */
export function patternOf(phrases: readonly string[]): string {
  const all = [...new Set(phrases.flatMap(asPrinted))].sort((one, other) => other.length - one.length);
  const of = (fits: (phrase: string) => boolean) => all.filter(fits).map((phrase) => escaped(phrase));
  const open = of((phrase) => phrase.endsWith('*')).map((pattern) => pattern.slice(0, -restOfWord.length));
  const elided = of((phrase) => phrase.endsWith("'"));
  const whole = of((phrase) => !/[*']$/.test(phrase));
  // One condition behind all of them: each of its own takes memory.
  const parts = [
    ...(open.length > 0 ? [`(?:${open.join('|')})${restOfWord}`] : []),
    ...(whole.length > 0 ? [`(?:${whole.join('|')})(?![${letter}])`] : []),
    ...elided,
  ];
  return `(?<![${letter}])(?:${parts.join('|')})`;
}
const restOfWord = `[${letter}]*`;

/** A pattern for folded words that begin as the phrases do, whose `*` may be left out. */
export function beginnings(section: Section): string {
  return [
    ...new Set(
      phrasesIn(section)
        .flatMap(spellings)
        .map((phrase) => foldWord(phrase).replace('*', '')),
    ),
  ].join('|');
}

/** The same without where words begin and end: what stands within longer words, or is joined with others. */
export function withinWords(phrases: readonly string[]): string {
  const all = [...new Set(phrases.flatMap(asPrinted))].sort((one, other) => other.length - one.length);
  return all.map(escaped).join('|');
}

function asPrinted(phrase: string): string[] {
  const plain = phrase.length < shortestUnaccented ? [] : [foldWord(phrase)];
  return [...spellings(phrase), ...plain];
}

function escaped(phrase: string): string {
  return phrase
    .replace(/[.?+^$()[\]{}|\\]/g, '\\$&')
    .replaceAll("'", '[’\\x27]')
    .replaceAll('*', restOfWord)
    .replace(/\s+/g, '(?:[.]?[\\s-]|[.])');
}
