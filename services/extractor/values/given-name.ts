import { getGender } from 'gender-detection-from-name';
import { lexicons } from '../lexicon/languages.ts';
import { phrasesOf } from '../lexicon/lexicon.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { foldWord } from './fold.ts';
import { remembered } from './remembered.ts';

const further = new Set(lexicons.flatMap(({ givenNames }) => phrasesOf(givenNames)).map(foldWord));

/** Words that greet: hardly anybody is called so. */
const greeting = /^(?:morning|hiya|beste)$/i;

/** Articles, with which names of houses begin: lists of given names have some of them. */
const article = new RegExp(`^${anyOf(({ smallWords }) => smallWords.the)}$`, 'iu');

/** True for a word that people are called by in one of the languages that we read; spelt with or without accents. */
export const isGivenName = remembered((word): boolean => {
  if (greeting.test(word) || article.test(word)) return false;
  const whole = word.toLowerCase();
  const bare = whole.normalize('NFD').replace(/\p{M}/gu, '');
  return [whole, bare].some((name) => getGender(name) !== 'unknown') || further.has(foldWord(word));
});
