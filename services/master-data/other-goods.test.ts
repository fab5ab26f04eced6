import { expect, test } from 'vitest';
import { isOtherGoods } from './other-goods.ts';

test.each([
  ['Toner schwarz HP 26X', 'Toner schwarz HP 26A', true],
  ['Filter Typ III', 'Filter Typ II', true],
  ['Batterie AA 1,5 V', 'Batterie AAA 1,5 V', true],
  ['Vitamin C 500 mg', 'Vitamin D 500 mg', true],
  ['Bolzen +20 °C', 'Bolzen -20 °C', true],
  ['LED-Lampe kaltweiß E27', 'LED-Lampe warmweiß E27', true],
  ['Hinterachse links Golf', 'Vorderachse links Golf', true],
  ['Eimer 20 l', 'Deckel für Eimer 20 l', true],
  ['Bohrhammer GBH 36', 'Ersatzakku für Bohrhammer GBH 36', true],
  ['Deckel Eimer 20 l', 'Deckel für Eimer 20 l', false],
  ['Toner HP 26X', 'HP 26X Toner schwarz', false],
  ['Sicherung 10 A', 'Sicherung 10A', false],
  ['Eimer 5L', 'Eimer 5 L blau', false],
])('%s is other goods than %s: %s', (line, article, isOther) => {
  expect(isOtherGoods(line, article)).toBe(isOther);
});
