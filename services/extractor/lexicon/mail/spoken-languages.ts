import { mailLanguages } from './languages.ts';
import type { MailWords } from './mail-words.ts';
import { phrasePattern, type WordKey } from './phrase-pattern.ts';

const common = mailLanguages.map((words) => ({ words, frequent: new Set(listed(words.common)) }));

/** Whether a word is one of the most frequent of some language. */
export function isCommon(word: string): boolean {
  return common.some(({ frequent }) => frequent.has(word.toLowerCase()));
}

const nameless = new Set(mailLanguages.flatMap((words) => listed(words.namesNothing)));

/** Whether a word, of any language, cannot be what names goods. */
export function isNameless(word: string): boolean {
  return isCommon(word) || nameless.has(word.toLowerCase());
}

/**
 * The languages that a text may be in, by their most frequent words; all of them where it has none. "Se" is a condition
 * in Italian and none in Spanish.
 */
export function languagesOf(text: string): readonly MailWords[] {
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scores = common.map(({ frequent }) => said.filter((word) => frequent.has(word)).length);
  const most = Math.max(...scores);
  return most === 0 ? mailLanguages : mailLanguages.filter((_, at) => scores[at] === most);
}

const patterns = new Map<string, RegExp>();

/** What a language says under a key, as whole words. */
export function patternOf(words: MailWords, key: WordKey): RegExp {
  const name = `${words.language}.${key}`;
  const known = patterns.get(name) ?? phrasePattern(words[key]);
  patterns.set(name, known);
  return known;
}

/** Whether a text says in its own language what stands under a key. */
export function says(text: string, key: WordKey): boolean {
  return languagesOf(text).some((words) => patternOf(words, key).test(text));
}

function listed(words: string): string[] {
  return words.split(',').map((word) => word.trim().toLowerCase());
}
