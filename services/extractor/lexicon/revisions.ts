import { foldWord } from '../values/fold.ts';
import { spellings } from './phrases.ts';
import { phrasesIn } from './word-patterns.ts';

const words = phrasesIn(({ revised }) => revised)
  .flatMap(spellings)
  .map((word) => foldWord(word).replace('*', '\\p{L}{0,3}'));

/** How a paper says that it replaces an earlier one, folded, and the number of the revision behind it. */
export const revisionWords = new RegExp(
  `(?<!\\p{L})(?:${[...new Set(words)].join('|')}|(?<=[\\s_.(-])v(?=\\d))(?!\\p{L})[\\s._:#-]*(?:n[or]?[.\\s]*)?(\\d{1,2}(?!\\d))?`,
  'gu',
);
