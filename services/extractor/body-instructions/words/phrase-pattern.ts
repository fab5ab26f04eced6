import { mailLanguages } from './languages.ts';
import type { MailWords } from './mail-words.ts';

export type WordKey = Exclude<keyof MailWords, 'language' | 'common'>;

/** The inside of an alternation for the phrases of a list, whose words `gap` parts. */
export function alternatives(list: string, gap = '\\s+'): string {
  const phrases = list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .sort((one, other) => other.length - one.length);
  return runsOfOneEnd(phrases)
    .map(({ end, run }) => {
      const patterns = run.map((phrase) => phrase.split(/\s+/).map(wordPattern).join(gap));
      return `(?:${patterns.join('|').replaceAll('\\s+…\\s+', '\\s+(?:[^\\s,;:.!?]+\\s+){0,6}?')})${end}`;
    })
    .join('|');
}

/** Phrases with one end share it: where each has its own, the patterns of all languages take half a second to make. */
function runsOfOneEnd(phrases: readonly string[]): { end: string; run: string[] }[] {
  const runs: { end: string; run: string[] }[] = [];
  for (const phrase of phrases) {
    const end = endOf(phrase);
    const last = runs.at(-1);
    if (last?.end === end) last.run.push(phrase);
    else runs.push({ end, run: [phrase] });
  }
  return runs;
}

/** "You can" does not stand in "you can't"; behind "n'" a word follows. */
function endOf(phrase: string): string {
  return phrase.endsWith("'") ? '' : "(?!\\p{L}|[’']t(?!\\p{L}))";
}

function wordPattern(word: string): string {
  if (word === '…') return word;
  return word
    .replace(/[.?+^$()[\]{}|\\]/g, '\\$&')
    .replaceAll("'", '[’\\x27]')
    .replaceAll('*', '\\p{L}*');
}

/** A pattern of whole words for the phrases of a list. */
export function phrasePattern(list: string): RegExp {
  return new RegExp(`(?<![\\p{L}-])(?:${alternatives(list)})`, 'iu');
}

const ofAll = new Map<WordKey, RegExp>();

/** The phrases of all languages under a key, as one pattern of whole words, made once for all who ask. */
export function inAnyLanguage(key: WordKey): RegExp {
  const known = ofAll.get(key) ?? phrasePattern(mailLanguages.map((words) => words[key]).join(','));
  ofAll.set(key, known);
  return known;
}
