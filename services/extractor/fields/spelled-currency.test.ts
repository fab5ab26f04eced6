import { expect, test } from 'vitest';
import { plainSheets } from '../sample.fixture.ts';
import { spelledCurrencies } from './spelled-currency.ts';

const currenciesIn = (text: string) => spelledCurrencies(plainSheets(text)).map(({ value }) => value);

test.each([
  ['Arrêté à la somme de : trois mille quarante-deux euros et dix centimes', 'EUR'],
  ['Son: dos mil trescientos cuarenta y cinco euros', 'EUR'],
  ['São dois mil e quarenta e cinco euros', 'EUR'],
])('a sum in words tells the currency: %s', (text, currency) => {
  expect(currenciesIn(text)).toEqual([currency]);
});

test.each([
  'Prix en euros',
  'La livraison coûte dix euros',
  'Deux palettes, payables en euros',
  'vier Pfund',
  'Capital social de cinquante mille euros',
  'Liability is limited to one hundred thousand euros',
  'Die Haftung ist auf zwei tausend Dollar begrenzt',
])('no sum in words: %s', (text) => {
  expect(currenciesIn(text)).toEqual([]);
});
