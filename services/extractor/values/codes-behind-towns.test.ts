import { expect, test } from 'vitest';
import { readCityLine } from './address.ts';

const read = (line: string) => {
  const city = readCityLine(line);
  return city && [city.before, city.postalCode, city.city, city.country];
};

test.each([
  ['Gandia (46702), Valencia, España', ['', '46702', 'Gandia', 'ES']],
  ['Gandia (46702), Valencia', ['', '46702', 'Gandia', null]],
  ['Calle Mayor 5, Gandia (46702), Valencia', ['Calle Mayor 5', '46702', 'Gandia', null]],
  ['Aveiro (3800-121), Portugal', ['', '3800-121', 'Aveiro', 'PT']],
  ['Leiden (2312 AB), Nederland', ['', '2312 AB', 'Leiden', 'NL']],
  ['Reims (51100), Marne, France', ['', '51100', 'Reims', 'FR']],
  ['46702 GANDIA - VALENCIA', ['', '46702', 'GANDIA', null]],
  ['46702 Gandia, Valencia, Spain', ['', '46702', 'Gandia', 'ES']],
])('a code in brackets behind its town, a province behind both: %s', (line, expected) => {
  expect(read(line)).toEqual(expected);
});

test.each([
  'Rohr verzinkt (46702)',
  'Tienda Sol (46003), planta 2',
  'Filtro (12345), nuovo',
  'Muster Leeds (2714)',
])('a number in brackets without a province or a country is no code: %s', (line) => {
  expect(read(line)).toBe(null);
});

test('a dash in the name of a town is none before a province', () => {
  expect(read('20018 Donostia - San Sebastián')?.[2]).toBe('Donostia - San Sebastián');
});
