import { type Language, languages } from '../languages.ts';

/** The words of one system's or one trade's papers, in the languages in which they are printed. */
export type OwnWords<Words> = { readonly [language in Language]?: Words };

export const languagesOf = (words: OwnWords<unknown>): readonly Language[] =>
  languages.filter((language) => words[language]);

/** Throws for a language without words: a family draws in `languagesOf` its words only. */
export function wordsIn<Words>(words: OwnWords<Words>, language: Language): Words {
  const own = words[language];
  if (own === undefined) throw new Error(`no words in ${language}`);
  return own;
}

/** Words in the order in which they are printed, from one text that separates them with `|`. */
export const listed = (words: string): string[] => words.split('|').map((word) => word.trim());
