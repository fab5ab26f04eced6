import { expect, test } from 'vitest';
import { companyKey, hasLegalForm, looksLikePerson } from './company.ts';

test('a name in small letters is the one that others print in large ones', () => {
  expect(companyKey('nordwind metallbau ag')).toBe(companyKey('Nordwind Metallbau AG'));
});

test.each([
  'Muster Works LLC',
  'Müller GmbH & Co. KG',
  'Jansen B.V.',
  'Durand S.à r.l.',
  'Talleres Ruiz, S.L.',
  'Rossi S.p.A.',
  'ROSSI SRL',
  'Silva & Filhos, Lda.',
  'Kowalski Sp. z o.o.',
  'Kowalski sp.z o.o. sp.k.',
  'Hansen A/S',
  'Hansen ApS',
  'Kovács Kft.',
  'Kovács Zrt.',
  'Novák s.r.o.',
  'Horvat d.o.o.',
  'Huber e.U.',
  'Muster Arts CLG',
  'Rossi Sagl',
  'nordwind metallbau ag',
  'van der muster bv',
])('%s names a legal form', (name) => {
  expect(hasLegalForm(name)).toBe(true);
});

test.each([
  'as soon as possible',
  'entregar em Lisboa',
  'Anna Berg',
  'a spa in Bath',
  'S. DE R.L. DE C.V.',
  'Columbia SC 29201',
  'EK 12,40',
  'see above',
  'Bitte morgen ag',
  'ag',
])('%s names none', (text) => {
  expect(hasLegalForm(text)).toBe(false);
});

test('a house that is named by what it does is no person, people who are called like one are', () => {
  expect(
    [
      'Muster General Hospital',
      'Riverside High School',
      'Alice Mills',
      'K. Temple',
      'Frau Mills',
      'Dorte Kro',
      'Eirlys Church',
    ].map(looksLikePerson),
  ).toEqual([false, false, true, true, true, true, true]);
});

test('a person is no company', () => {
  expect(looksLikePerson('Anna Berg')).toBe(true);
  expect(looksLikePerson('Berg GmbH')).toBe(false);
  expect(['North Yorkshire', 'Isle of Wight', 'Tyne and Wear'].some(looksLikePerson)).toBe(false);
  expect(['Portland OR', 'Anna VA', 'ANNA MA', 'Anna Or'].map(looksLikePerson)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test.each([
  ['Ring on Arrival', false],
  ['Avis am Vortag', false],
  ['Sonner au Portail', false],
  ['Anna van den Berg', true],
  ['Anand kumar V', true],
  ['Omar bin Said', true],
  ['João dos Santos', true],
])('small words join other words than those of a name: %s', (text, isPerson) => {
  expect(looksLikePerson(text)).toBe(isPerson);
});

test('one company under two spellings', () => {
  expect(companyKey('Rossi S.p.A.')).toBe(companyKey('ROSSI SpA'));
});

test('a given name is no legal form', () => {
  expect([hasLegalForm('Ute Langkau'), hasLegalForm('Muster UTE')]).toEqual([false, true]);
});
