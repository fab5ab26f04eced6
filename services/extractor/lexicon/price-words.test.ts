import { expect, test } from 'vitest';
import { lexicons } from './languages.ts';
import { phrasesOf } from './lexicon.ts';
import { perOrFor, perWords } from './price-words.ts';

test.each(lexicons)('what prices of $language are for', ({ priceWords, smallWords }) => {
  const whole = (pattern: string, word: string) => new RegExp(`^${pattern}$`, 'iu').test(word);
  for (const word of phrasesOf(priceWords.per)) expect(whole(perWords, word)).toBe(true);
  for (const word of phrasesOf(smallWords.for)) expect(whole(perOrFor, word)).toBe(true);
  expect(whole(perWords, 'personal')).toBe(false);
});
