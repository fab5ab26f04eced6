import { expect, test } from 'vitest';
import { plainSheets, printedSheets } from '../sample.fixture.ts';
import { indexLabels, valuesAt } from './labelled-values.ts';
import { labelsOf } from './labels.ts';
import { vatIdIn } from './vat-ids.ts';

const vatIdsIn = (text: string) =>
  valuesAt(indexLabels(plainSheets(text).flatMap(labelsOf)), ['vatId'], 1, vatIdIn).map(
    ({ value, text: printed }) => [value, printed],
  );

test('a number that its narrow cell wrapped', () => {
  expect(vatIdsIn('VAT no.: FR 40\n303 265 045')).toEqual([['FR40303265045', 'FR 40 303 265 045']]);
});

test('it goes on flush below, at no other label, and only behind a number', () => {
  expect(
    [
      'VAT no.: FR 40\n303 265 045',
      'VAT no.: FR 40\nOrder no.: 303 265 045',
      'VAT no.: FR 40\n          303 265 045',
      'VAT no.: FR 40\n\n303 265 045',
      'VAT no.: FR\n40303265045',
      'VAT no.: FR 40303265045\n12',
    ].map((text) => vatIdsIn(text).map(([value]) => value)),
  ).toEqual([['FR40303265045'], [], [], [], [], ['FR40303265045']]);
});

test('an aside behind the abbreviation of a label is no value', () => {
  const numbers = (text: string) =>
    valuesAt(indexLabels(plainSheets(text).flatMap(labelsOf)), ['orderNumber'], 1, (value) => value).map(
      ({ value }) => value,
    );
  expect(numbers('Bestell-Nr. (bitte angeben):   4500-7781')).toEqual(['4500-7781']);
});

test('labels and values each flush are a list, though no value has a digit', () => {
  const text =
    'TO          Muster     NEED BY      Friday\nATTN        Carl       ORDERED BY   Ann Lee\n                       COLLECTED\n';
  const values = valuesAt(indexLabels(plainSheets(text).flatMap(labelsOf)), ['buyer'], 1, (value) => value);
  expect(values.map(({ value }) => value)).toEqual(['Ann Lee']);
});

test.each(['Gewünschtes Wareneingangsdatum', 'Wunschtermin der Anlieferung'])(
  'a person far beside a label over another one: %s',
  async (under) => {
    const sheets = await printedSheets([
      [40, 100, 'Bestellung Nr.'],
      [250, 100, 'BE24-03861'],
      [40, 112, 'Einkäufer'],
      [250, 112, 'Manfred Muster'],
      [40, 124, under],
      [250, 124, '12.06.24'],
    ]);
    const values = valuesAt(indexLabels(sheets.flatMap(labelsOf)), ['buyer'], 1, (value) => value);
    expect(values.map(({ value }) => value)).toEqual(['Manfred Muster']);
  },
);

test('the letters of a person stand before the name in a cell of their own', () => {
  const at = (value: string) =>
    valuesAt(
      indexLabels(plainSheets(`BUYER      ${value}`).flatMap(labelsOf)),
      ['buyer'],
      1,
      (text) => text,
    ).map((found) => found.value);
  expect(at('RSH  R SHOCKLEY')).toEqual(['RSH R SHOCKLEY']);
  expect(at('EKA  R SHOCKLEY')).toEqual(['EKA']);
});
