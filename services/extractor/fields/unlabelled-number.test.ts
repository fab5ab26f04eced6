import { expect, test } from 'vitest';
import { plainSheets } from '../sample.fixture.ts';
import { indexLabels } from './labelled-values.ts';
import { labelsOf } from './labels.ts';
import { findUnlabelledNumber } from './unlabelled-number.ts';

function numbersIn(text: string) {
  const sheets = plainSheets(text);
  return findUnlabelledNumber(sheets, indexLabels(sheets.flatMap(labelsOf)), new Set()).map(
    ({ value, score }) => [value, score],
  );
}

test('a number whose label speaks of an order, beside or behind it', () => {
  expect(numbersIn('Ordrekennung bei uns: 4500-7781')).toEqual([['4500-7781', 0.85]]);
  expect(numbersIn('Ordrekennung bei uns\n4500-7781')).toEqual([['4500-7781', 0.85]]);
});

test('one that only announces a number is a guess; that of the order comes first', () => {
  expect(numbersIn('Filigree nr: 998-7781')).toEqual([['998-7781', 0.6]]);
  expect(numbersIn('Filigree nr: 998-7781\n\nOrdrekennung bei uns: 4500-7781')).toEqual([
    ['4500-7781', 0.85],
  ]);
});

test.each([
  ['a telephone number', 'Filigree nr: +49 421 555 0188'],
  ['a VAT number', 'Filigree nr: DE136695976'],
  ['a year', 'Filigree nr: 26'],
  ['an amount of goods', 'We would like to order:\n\n2000 pcs. bags black'],
  ['an amount of goods without a unit', 'Wij willen graag bestellen:\n\n2000 zwarte zakken'],
  ['an order that somebody confirmed', 'Confirmation of order: 4500-7781'],
])('%s is none', (_, text) => {
  expect(numbersIn(text)).toEqual([]);
});
