import { foldWord } from '../values/fold.ts';
import { lexicons } from './languages.ts';
import { phrasesOf } from './lexicon.ts';

const folded = (whose: 'our' | 'your' | 'their'): ReadonlySet<string> =>
  new Set(lexicons.flatMap(({ possessives }) => phrasesOf(possessives[whose])).map(foldWord));

/** The folded words for "our", "your" and "their" before labels, in all languages. */
export const ourWords = folded('our');
export const yourWords = folded('your');
export const theirWords = folded('their');
