import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

test('words lose accents, case and punctuation', () => {
  expect(plainWords("Bäckerei O'Brien & Söhne, B.V. Straße 5a")).toEqual([
    'backerei',
    'obrien',
    'sohne',
    'bv',
    'strasse',
    '5a',
  ]);
});

test.each([
  ['Müller', 'Mueller', 'MULLER'],
  ['Søren', 'Soeren', 'Soren'],
  ['Århus', 'Aarhus', 'arhus'],
  ['van Dijk', 'VAN DYK', 'Van Dijk'],
  ['Łódź', 'Lodz', 'LÓDZ'],
  ['Großhændel', 'Grosshaendel', 'Grosshandel'],
])('%s, %s and %s are the same words', (...spellings) => {
  expect(new Set(spellings.map((text) => plainWords(text).join(' '))).size).toBe(1);
});
