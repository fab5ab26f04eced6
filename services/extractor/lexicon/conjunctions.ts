import { anyOf, phrasesIn } from './word-patterns.ts';

const of = phrasesIn(({ smallWords }) => smallWords.of);

/** Words that join two things; parts of expressions. */
export const ands = phrasesIn(({ smallWords }) => smallWords.and).join('|');
/** Not Dutch `of`, which is much else in English. */
export const ors = phrasesIn(({ smallWords }) => smallWords.or)
  .filter((word) => !of.includes(word))
  .join('|');
/** What goes on behind something that is not meant: `not to the shop but to our store`. */
export const buts = phrasesIn(({ smallWords }) => smallWords.but).join('|');
/** Small words that join what stands behind them; part of an expression with the flags `iu`. */
export const joiningWords = anyOf(
  ({ smallWords }) => smallWords.and,
  ({ smallWords }) => smallWords.with,
  ({ smallWords }) => smallWords.for,
);
