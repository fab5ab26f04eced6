import { patternOf, phrasesIn } from './word-patterns.ts';

const words = phrasesIn(({ labelWords }) => labelWords.phone);
/** Shorter ones are initials as well: `T. Lee`. */
const shortest = 2;

/** Words for a telephone that announce a number, and ask nobody to call; part of an expression. */
export const phoneWord = patternOf(
  phrasesIn(({ labels }) => labels.phone).filter((word) => word.length >= shortest && words.includes(word)),
);
