import { mailLanguages } from './languages.ts';
import type { MailWords } from './mail-words.ts';

export type WordKey = Exclude<keyof MailWords, 'language' | 'common' | 'namesNothing'>;

/**
 * The letters of all nine languages. `\\p{L}` has 650 ranges, each a comparison wherever it stands in a pattern: the
 * patterns of this folder took 640 MB and seconds to compile with it, and take 20 MB with these.
 */
const letters = 'A-Za-zªµºÀ-ÖØ-öø-ɏḀ-ỿ';

/** The inside of an alternation for the phrases of a list, whose words `gap` parts. */
export function alternatives(list: string, gap = '\\s+'): string {
  const phrases = [...new Set(list.split(',').map((phrase) => phrase.trim()))]
    .filter((phrase) => phrase !== '')
    .sort((one, other) => other.length - one.length);
  return inRuns(phrases)
    .map(({ isElided, run }) => {
      const patterns = run.map((phrase) => phrase.split(/\s+/).map(wordPattern).join(gap)).join('|');
      return isElided ? patterns : `(?:${patterns})${wordEnd}`;
    })
    .map((pattern) => pattern.replaceAll('\\s+…\\s+', '\\s+(?:[^\\s,;:.!?]+\\s+){0,6}?'))
    .map((pattern) => pattern.replace(beforeThat, ',?$&'))
    .join('|');
}

/** "Uważa że" is "uważa, że" as well, "sagen Sie mir ob" "sagen Sie mir, ob". */
const beforeThat = /\\s\+(?=(?:że|iż|żeby|czy|gdyby|dlaczego|dass|ob|warum|at|om|hvorfor)(?![\p{L}[]))/gu;

/** "You can" does not stand in "you can't"; behind "n'" a word follows. */
const wordEnd = `(?![${letters}]|[’']t(?![${letters}]))`;

/** Neighbouring phrases that end alike: a condition that stands once behind them, not behind each, takes a fiftieth of the memory. */
function inRuns(phrases: readonly string[]): { isElided: boolean; run: string[] }[] {
  const runs: { isElided: boolean; run: string[] }[] = [];
  for (const phrase of phrases) {
    const isElided = phrase.endsWith("'");
    if (runs.at(-1)?.isElided === isElided) runs.at(-1)!.run.push(phrase);
    else runs.push({ isElided, run: [phrase] });
  }
  return runs;
}

function wordPattern(word: string): string {
  if (word === '…') return word;
  if (word === '0') return '\\d+';
  return word
    .replace(/[.?+^$()[\]{}|\\]/g, '\\$&')
    .replaceAll("'", '[’\\x27]')
    .replaceAll('*', `[${letters}]*`);
}

/** A pattern of whole words for the phrases of a list. */
export function phrasePattern(list: string): RegExp {
  return new RegExp(`(?<![${letters}-])(?:${alternatives(list)})`, 'iu');
}

/** What all languages say under some keys, as one list. */
export function listOf(...keys: readonly WordKey[]): string {
  return keys.flatMap((key) => mailLanguages.map((words) => words[key])).join(',');
}

/** The same as a part of expressions that say themselves what stands before a phrase. */
export function phrasesOf(...keys: readonly WordKey[]): string {
  return `(?:${alternatives(listOf(...keys))})`;
}

/** A pattern for texts that are nothing but a phrase of some keys, or one of some signs, with some marks behind it. */
export function nothingBut(keys: readonly WordKey[], { signs = '', marks = '' } = {}): RegExp {
  return new RegExp(`^(?:${phrasesOf(...keys)}${signs && `|${signs}`})${marks}$`, 'iu');
}

const ofAll = new Map<WordKey, RegExp>();

/** The phrases of all languages under a key, as one pattern of whole words, made once for all who ask. */
export function inAnyLanguage(key: WordKey): RegExp {
  const known = ofAll.get(key) ?? phrasePattern(listOf(key));
  ofAll.set(key, known);
  return known;
}
