import { expect, test } from 'vitest';
import { languagesOf, listed, wordsIn } from './own-words.ts';

const words = { de: { title: 'Bestellung' }, fr: { title: 'Commande' } };

test('words are had in their own languages only', () => {
  expect(languagesOf(words)).toEqual(['de', 'fr']);
  expect(wordsIn(words, 'fr').title).toBe('Commande');
  expect(() => wordsIn(words, 'pl')).toThrow('no words in pl');
});

test('a list of words keeps its order and its line breaks', () => {
  expect(listed('Pos. | Menge\nEinheit | Preis')).toEqual(['Pos.', 'Menge\nEinheit', 'Preis']);
});
