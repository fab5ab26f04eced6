import { expect, test } from 'vitest';
import { draftOf, type Printed, plainFile, plainSheets, printedSheets } from '../sample.fixture.ts';
import { looksLikePerson } from '../values/company.ts';
import { indexLabels } from './labelled-values.ts';
import { labelsOf } from './labels.ts';
import { findPeople, weighPeople } from './people.ts';

type Sheets = ReturnType<typeof plainSheets>;

const peopleOn = (sheets: Sheets) =>
  weighPeople(
    findPeople(sheets, indexLabels(sheets.flatMap(labelsOf)), new Set(), (text) =>
      looksLikePerson(text) ? text : null,
    ),
  ).map(({ value }) => value);
const peopleIn = (text: string) => peopleOn(plainSheets(text));
const printed = async (...texts: Printed[]) => peopleOn(await printedSheets(texts));

test.each([
  ['several small words', 'Sjoerd op het Veen'],
  ['a small word of one letter', "Femke in 't Woud"],
  ['a small word of place', 'Anke in de Braek'],
  ['a small word of two letters', 'Maarten te Loo'],
  ['an ending that streets have', 'Susan Waring'],
])('a name with %s', (_, name) => {
  expect(peopleIn(name)).toEqual([name]);
});

test('a road and a mill are no people', () => {
  expect(['Garfield Rd', 'Calder Mill'].map(peopleIn)).toEqual([[], []]);
  expect(peopleIn('Heather Mills')).toEqual(['Heather Mills']);
});

test('a small word does not begin a name', () => {
  expect(['Las Susan', 'Den Susan', 'Martin Sonnenallee', 'Susan Waring'].map(peopleIn)).toEqual([
    [],
    [],
    [],
    ['Susan Waring'],
  ]);
});

/** A name beside a label of something else, under these words, and what stands over that label. */
const beside = (over: string, overName: string) =>
  printed([40, 100, over], [200, 100, overName], [40, 113, 'Freight prepaid'], [200, 113, 'Susan Miller']);

test('a label of something else beside a name is none where the name is at our reference', async () => {
  expect([await beside('Xyzzy', 'Our reference'), await beside('Xyzzy', 'Buying hand')]).toEqual([
    ['Susan Miller'],
    [],
  ]);
});

test('what stands at a label is no label of what stands beside it', async () => {
  expect([await beside('Incoterm', 'Buying hand'), await beside('Xyzzy', 'Buying hand')]).toEqual([
    ['Susan Miller'],
    [],
  ]);
});

test('whom a street is called after buys nothing', () => {
  const { buyer } = draftOf(
    plainFile(
      'BON DE COMMANDE 4711-22\n\nBureau Nord SARL\n8 rue Louis Armand\n63100 Clermont\n\nRef  Designation  Qte  PU\nA-100  Vis  300  1,00\n',
    ),
  );
  expect(buyer.contactPerson).toBeNull();
});

test('amounts in words and posts of a house are no people', () => {
  expect(['Nine Million Nine Hundred', 'Parish Secretary'].map(peopleIn)).toEqual([[], []]);
});

test('who buys is somebody, whatever the given name', () => {
  expect(peopleIn('Anjali Deshmukh, Purchase Manager')).toEqual(['Anjali Deshmukh']);
  expect(peopleIn('Muster Components, Sales Manager')).toEqual([]);
});
