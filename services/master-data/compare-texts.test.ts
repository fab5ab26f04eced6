import { expect, test } from 'vitest';
import { nameSimilarity, plainWords } from './compare-texts.ts';

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
  ['Bakkerij Jansen B.V.', 'BAKKERIJ JANSEN', 1],
  ['Müller GmbH & Co. KG', 'Muller', 1],
  ['Mueller Soehne', 'Müller Söhne', 1],
  ['Technische Unie', 'TechnischeUnie', 1],
  ['Bakkerij Jansen', 'Bakkerij Janssen', 0.897],
  ['Bakkerij Jansen', 'Bakkerij Pietersen', 0.645],
  ['Bakkerij Jansen', 'Hornbach Baumarkt', 0.07],
  ['B.V.', 'BV', 1],
  ['', 'Jansen', 0],
])('%j and %j are %d alike', (a, b, similarity) => {
  expect(nameSimilarity(a, b)).toBeCloseTo(similarity, 2);
});
