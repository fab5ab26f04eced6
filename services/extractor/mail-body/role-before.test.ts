import { expect, test } from 'vitest';
import { partsOf } from './named-houses.ts';
import { isGreeting } from './role-before.ts';

test.each(['Ciao, Anna', 'Hallo Jan', 'Groet, Eline', 'Merci Paul'])('%s names no firm', (text) => {
  expect(isGreeting(text)).toBe(true);
});

test.each(['Ciao Restaurant', 'Salut Anna, voici la liste'])('%s is no greeting alone', (text) => {
  expect(isGreeting(text)).toBe(false);
});

test('a legal form of two words stays with its name', () => {
  expect(partsOf('Muster Works Pvt. Ltd.')).toEqual(['Muster Works Pvt. Ltd.']);
});
