import { expect, test } from 'vitest';
import { isOffice, isSalesOffice, isTrade, namesTrade, withoutOffice } from './house-words.ts';

test.each([
  'Purchasing Team',
  'Your purchasing department',
  'Ihr Einkaufsteam',
  'Afdeling Inkoop',
  'Service des achats',
  'Departamento de Compras',
  'Ufficio acquisti',
  'Departamento de Compras',
  'Dział Zakupów',
  'Indkøbsafdelingen',
  'Automatic warehouse system',
])('nothing but an office: %s', (text) => {
  expect(isOffice(text)).toBe(true);
});

test.each(['Muster Purchasing', 'Of the', 'Hotel Central', 'Anna Rossi', ''])(
  'more, or no office: "%s"',
  (text) => {
    expect(isOffice(text)).toBe(false);
  },
);

test.each([
  ['Muster Ltd Purchasing Team', 'Muster Ltd'],
  ['Muster GmbH, Lager', 'Muster GmbH'],
  ['Muster Procurement', 'Muster'],
  ['Einkauf Muster', 'Muster'],
  ['Muster Service', 'Muster Service'],
  ['Muster Lager Team', 'Muster Lager Team'],
  ['Purchasing Team', 'Purchasing Team'],
  ['Central Purchasing Ltd', 'Central Purchasing Ltd'],
])('the name without its office: %s', (name, bare) => {
  expect(withoutOffice(name)).toBe(bare);
});

test('kinds of firms in names', () => {
  expect(['Bakkerij Jansen', 'Café Sol', 'Jan Bakker', 'Anna Rossi'].map(namesTrade)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each(['Verkaufsbüro', 'Vertriebsbüro', 'Verkoopkantoor', 'Salgskontor', 'Ordrekontor'])(
  'an office that sells: %s',
  (office) => {
    expect(isSalesOffice(office)).toBe(true);
  },
);

test('nothing but what a firm does, also in a word made of two', () => {
  expect(['Elektrotechniek', 'Transport & Handel', 'Muster Techniek', 'Kade'].map(isTrade)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
