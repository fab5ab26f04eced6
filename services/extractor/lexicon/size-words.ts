import { phrasesIn, withinWords } from './word-patterns.ts';

/** What a size is called; part of an expression. An abbreviation has its dot: `str.`, not `strømper`. */
export const sizeWords = withinWords(phrasesIn(({ sizes }) => sizes));
