import { getGender } from 'gender-detection-from-name';
import { lexicons } from '../lexicon/languages.ts';
import { phrasesOf } from '../lexicon/lexicon.ts';
import { foldWord } from './fold.ts';

const further = new Set(lexicons.flatMap(({ givenNames }) => phrasesOf(givenNames)).map(foldWord));

/** Words that greet: hardly anybody is called so. */
const greeting = /^(?:morning|hiya|beste)$/i;

/** True for a word that people are called by in one of the languages that we read; spelt with or without accents. */
export function isGivenName(word: string): boolean {
  if (greeting.test(word)) return false;
  const whole = word.toLowerCase();
  const bare = whole.normalize('NFD').replace(/\p{M}/gu, '');
  return [whole, bare].some((name) => getGender(name) !== 'unknown') || further.has(foldWord(word));
}
