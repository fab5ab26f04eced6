import { expect, test } from 'vitest';
import { countryOfState, isRegionOver, namesState, townOfAuthority } from './authorities.ts';

test.each([
  'RÉPUBLIQUE FRANÇAISE',
  'Liberté – Égalité – Fraternité',
  'Bundesrepublik Deutschland',
  'Repubblica Italiana',
  'Rzeczpospolita Polska',
  'Republic of Kenya',
  'REPÚBLICA DE COLOMBIA',
  'République du Sénégal',
  'ESTADO PLURINACIONAL DE BOLIVIA',
])('a state prints over its authorities: %s', (text) => {
  expect(namesState(text)).toBe(true);
});

test.each([
  'Bundesrepublik Deutschland Muster GmbH',
  'Café República de Colombia',
  'Reino',
  'Republic Steel of Ohio',
  'Republic of Tea Ltd of Leeds',
])('%s is no state', (text) => {
  expect(namesState(text)).toBe(false);
});

test.each([
  ['Département du Nord', 'Commune de Muster', true],
  ['Landkreis Muster', 'Stadt Muster', true],
  ['Powiat musterski', 'Gmina Muster', true],
  ['Region Muster', 'Muster Kommune', true],
  ['Landkreis Muster', 'Hauptamt', false],
  ['Stadt Muster', 'Gemeinde Kade', false],
])('%s over %s', (text, below, is) => {
  expect(isRegionOver(text, below)).toBe(is);
});

test.each([
  ['Commune de Muster', 'Muster'],
  ["COMMUNE D'AVRAY", 'AVRAY'],
  ['Stadt Muster', 'Muster'],
  ['Muster Kommune', 'Muster'],
  ['City of Muster', 'Muster'],
  ['Stadt', null],
  ['Muster GmbH', null],
])('the town of %s', (name, town) => {
  expect(townOfAuthority(name)).toBe(town);
});

test('the country whose state prints its name', () => {
  expect(
    ['REPÚBLICA BOLIVARIANA DE VENEZUELA', "République de Côte d'Ivoire", 'Muster'].map(countryOfState),
  ).toEqual(['VE', 'CI', null]);
});
