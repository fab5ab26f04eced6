import { expect, test } from 'vitest';
import { isOtherGoods } from '../other-goods.ts';
import { plainWords } from '../plain-words.ts';
import { phrasesOf } from './goods-words.ts';
import { goodsLexicons } from './languages.ts';

test('the languages', () => {
  expect(goodsLexicons.map(({ language }) => language)).toEqual('en de nl fr es it pt pl da'.split(' '));
});

test.each(goodsLexicons.map((lexicon) => [lexicon.language, lexicon] as const))(
  '%s has words, each once, and opposites of one word each',
  (_, { language: __, opposites, ...others }) => {
    for (const text of Object.values(others)) {
      const phrases = phrasesOf(text);
      expect(phrases.map((phrase) => plainWords(phrase).length)).toEqual(phrases.map(() => 1));
      expect(new Set(phrases).size).toBe(phrases.length);
    }
    const pairs = phrasesOf(opposites).map((pair) => pair.split('-').flatMap(plainWords));
    expect(
      pairs.filter(([one, other, ...more]) => !one || !other || one === other || more.length > 0),
    ).toEqual([]);
  },
);

test.each([
  ['Mirror left heated', 'Mirror right heated'],
  ['Kaltleim innen 5 kg', 'Kaltleim außen 5 kg'],
  ['Scharnier linke Tür', 'Scharnier rechte Tür'],
  ['Deurgreep binnen', 'Deurgreep buiten'],
  ['Raccord mâle 1/2', 'Raccord femelle 1/2'],
  ['Puerta izquierda', 'Puerta derecha'],
  ['Raccordo maschio', 'Raccordo femmina'],
  ['Tinta interior 5 l', 'Tinta exterior 5 l'],
  ['Drzwi lewe białe', 'Drzwi prawe białe'],
  ['Dør venstre hvid', 'Dør højre hvid'],
  ['Eimer mit Deckel', 'Eimer ohne Deckel'],
])('%s is not %s', (line, article) => {
  expect([isOtherGoods(line, article), isOtherGoods(article, line), isOtherGoods(line, line)]).toEqual([
    true,
    true,
    false,
  ]);
});

test.each([
  ['Bucket 20 l', 'Lid for bucket 20 l'],
  ['Emmer 20 l', 'Deksel voor emmer 20 l'],
  ['Seau 20 l', 'Couvercle pour seau 20 l'],
  ['Cubo 20 l', 'Tapa para cubo 20 l'],
  ['Secchio 20 l', 'Coperchio per secchio 20 l'],
  ['Wiadro 20 l', 'Pokrywa do wiadro 20 l'],
  ['Spand 20 l', 'Låg til spand 20 l'],
  ['Eimer 20 l', 'Deckel fuer Eimer 20 l'],
])('%s is not %s', (line, article) => {
  expect(isOtherGoods(line, article)).toBe(true);
});

test('where a line says both, neither speaks against an article', () => {
  expect(isOtherGoods('Bucket with lid, without handle', 'Bucket lid, without handle')).toBe(false);
});
