import { expect, test } from 'vitest';
import { initialledIn, personIn, surnameFirst, withoutOwnCode } from './person-names.ts';

test.each([
  ['Ann Lee, Purchasing', 'Ann Lee'],
  ['Pietro Brambilla / 770-555-0183', 'Pietro Brambilla'],
  ['Atlanta Moreau 30328 555 120', 'Atlanta Moreau'],
  ['Els Jansen - ', 'Els Jansen'],
  ['/Telefon Anna Weber / 07161 555 08-236', 'Anna Weber'],
  // A town with its code, of which a girl may be called.
  ['ATLANTA GA 30328-1606', null],
  ['Sandy Springs 30328', null],
  ['DAP Seedorf', null],
  ['Free On Board Dalton', null],
  ['Chief Accountant', null],
  ['Checked By', null],
  ['Operations Manager', null],
  ['Sierra Leone', null],
  ['Wolfgang Leiter', 'Wolfgang Leiter'],
  ['Wiener Straße 12', null],
  ['La Savonnerie Bleue', null],
  ['Proprietary and Confidential Page 2 of 2', null],
])('%s names %s', (text, person) => {
  expect(personIn(text)).toBe(person);
});

test('how people are addressed, and their extension, are no part of their names', () => {
  expect(
    ['Frau Dr. Ulrike Senkpiel', 'Mme Solène Garrabit', 'Sig.ra Cinzia Pedrali - int. 23'].map(personIn),
  ).toEqual(['Dr. Ulrike Senkpiel', 'Solène Garrabit', 'Cinzia Pedrali']);
});

test('the surname first, before a comma', () => {
  expect(
    ['Trevino, Marisol (409) 555-0136', 'Trevino, Marisol', 'Leeds, Yorkshire', 'Marisol, Trevino & Co'].map(
      surnameFirst,
    ),
  ).toEqual(['Trevino, Marisol', 'Trevino, Marisol', null, null]);
});

test('a surname of several words, and an initial behind the first name, with or without a space', () => {
  expect(
    [
      'Nolan,Teresa M',
      'Van Dyke, Laura A. (262) 555-0144',
      'Vermont,Illinois',
      'Nolan,Teresa Marie Ann Hall',
    ].map(surnameFirst),
  ).toEqual(['Nolan,Teresa M', 'Van Dyke, Laura A.', null, null]);
});

test('a title with its mark is none of the name', () => {
  expect(['Eng.º Rui Parente', 'Dr.ª Ana Sousa', 'Arq. Rui Parente', 'Dr. Ana Sousa'].map(personIn)).toEqual([
    'Rui Parente',
    'Ana Sousa',
    'Rui Parente',
    'Dr. Ana Sousa',
  ]);
});

test('by what a list of buyers has them', () => {
  expect(['D4 Renee Castle', '217 Ann Lee', '12 Harbour Road'].map(personIn)).toEqual([
    'Renee Castle',
    'Ann Lee',
    null,
  ]);
});

test('an initial behind how somebody is addressed', () => {
  expect(['Mr D Lang', 'D Lang', 'Mr Lang'].map(initialledIn)).toEqual(['D Lang', 'D Lang', null]);
});

test('a dot that OCR made of a space', () => {
  expect(personIn('Anna.Langkau')).toBe('Anna Langkau');
});

test('the surname first, with how somebody is addressed, behind a day', () => {
  expect(surnameFirst('Lee, Ms. Laura')).toBe('Lee, Ms. Laura');
  expect(surnameFirst('Albany, NY 12207')).toBeNull();
  expect(withoutOwnCode('09-NOV-2026 Lee, Laura')).toBe('Lee, Laura');
});

test('an initial behind the surname', () => {
  expect(['LEE, D.', 'Van Dyke, L', 'LEE, D. J.', 'Macon, GA'].map(initialledIn)).toEqual([
    'LEE, D.',
    null,
    'LEE, D. J.',
    null,
  ]);
});

test('initials behind the number of a buyer', () => {
  expect(['217 D. LEE', 'B7 D. LEE', '12 E. MAIN'].map(initialledIn)).toEqual(['D. LEE', 'D. LEE', null]);
});
