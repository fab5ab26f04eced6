import { expect, test } from 'vitest';
import { plainSheets } from '../../sample.fixture.ts';
import { headerPieces, rolesOfHeading } from './header-pieces.ts';

test.each([
  ['Bestelhoeveelh.', 'quantity'],
  ['Descrip.', 'description'],
])('a heading that a dot cuts off: %s', (text, role) => {
  expect(rolesOfHeading(text)).toEqual([role]);
});

test.each(['Bestelhoeveelh', 'Qwertzu.', 'Zkrt.'])('%s says nothing', (text) => {
  expect(rolesOfHeading(text)).toEqual([]);
});

const piecesIn = (text: string) => headerPieces(plainSheets(text)[0]!.lines[0]!).map((piece) => piece.text);

test('headings with little space between them are cut apart', () => {
  expect(piecesIn('Article Quantity Amount')).toEqual(['Article', 'Quantity', 'Amount']);
});

test('a quantity and its unit, a space apart, are two headings', () => {
  expect(piecesIn('Omschrijving   Aantal Eenheid')).toEqual(['Omschrijving', 'Aantal', 'Eenheid']);
});

test('what a day of delivery is called, close behind other headings', () => {
  expect(piecesIn('Description   Quantity UOM Requested')).toEqual([
    'Description',
    'Quantity',
    'UOM',
    'Requested',
  ]);
});

test('one heading of two words that are headings each', () => {
  expect(piecesIn('Line No.')).toEqual(['Line No.']);
});

test.each([
  'Material and description',
  'Materialnummer und Bezeichnung',
  'Code et désignation',
  'Code en omschrijving',
  'Varenr. og tekst',
  'Artykuł i opis',
])('a heading of number and text: %s', (text) => {
  expect(rolesOfHeading(text)).toEqual(['articleAndDescription']);
  expect(piecesIn(text)).toEqual([text]);
});

test.each(['Delivery or service', 'Lieferung oder Leistung', 'Levering of dienst'])(
  'one heading of two things of which either may be: %s',
  (text) => {
    expect(piecesIn(text)).toEqual([text]);
  },
);
