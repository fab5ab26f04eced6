import { phrasesIn } from './word-patterns.ts';

/** Words that join two things, in all languages; parts of expressions. */
export const ands = phrasesIn(({ smallWords }) => smallWords.and).join('|');
const ofs = phrasesIn(({ smallWords }) => smallWords.of);
/** Not Dutch `of`, which English has as well. */
export const ors = phrasesIn(({ smallWords }) => smallWords.or)
  .filter((word) => !ofs.includes(word))
  .join('|');
/** What goes on behind something that is not meant: `not to the shop but to our store`. */
export const buts = phrasesIn(({ smallWords }) => smallWords.but).join('|');
