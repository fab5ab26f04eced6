import { anyOf } from '../lexicon/word-patterns.ts';
/** How people are addressed, before their names. */
export const honorific = new RegExp(
  `^(?:(?:di|mag|ing|dipl\\.?-?ing)\\.? \\(fh\\)|(?:eng|arq|dr|sr)\\.?[ºª°]|${anyOf(({ honorifics }) => honorifics)})\\.?\\s+(?=\\p{Lu})`,
  'iu',
);
