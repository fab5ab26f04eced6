import { expect, test } from 'vitest';
import { withDigits } from './spoken-numbers.ts';

const word = {
  box: [0, 0, 1, 1] as [number, number, number, number],
  fontSize: 10,
  bold: false,
  confidence: 1,
};
const digits = (language: string, text: string) =>
  withDigits(
    text.split(' ').map((each) => ({ ...word, text: each })),
    language,
  )
    .map(({ text: each }) => each)
    .join(' ');

test.each([
  ['en', 'thirty-five rolls, not twelve.', '35 rolls, not 12.'],
  ['en', 'two hundred and a dozen boxes', '200 and 12 boxes'],
  ['de', 'achtunddreißig statt zwölf', '38 statt 12'],
  ['nl', 'tweeëntwintig rollen en vijfendertig zakken', '22 rollen en 35 zakken'],
  ['nl', '5 dozen handschoenen', '5 dozen handschoenen'],
  ['fr', 'quatre-vingt-quinze sacs au lieu de soixante-quinze', '95 sacs au lieu de 75'],
  ['es', 'treinta y cinco cajas', '35 cajas'],
  ['es', 'veintidós cajas y dieciséis rollos', 'veintidós cajas y 16 rollos'],
  ['it', 'ventotto pezzi, non trentatré', '28 pezzi, non 33'],
  ['pt', 'vinte e cinco caixas', '25 caixas'],
  ['pl', 'zamiast dwudziestu pięciu', 'zamiast 25'],
  ['da', 'femogtyve ruller', '25 ruller'],
])('%s: %s', (language, text, wanted) => {
  expect(digits(language, text)).toBe(wanted);
});

test.each([
  ['en', 'in two weeks'],
  ['en', 'split it in two deliveries'],
  ['de', 'zwei Stunden vorher'],
  ['fr', 'divisez par deux'],
  ['en', 'ten opzichte van de bestelling'],
  ['sv', 'tre lådor'],
])('no amount, or no language of ours: %s: %s', (language, text) => {
  expect(digits(language, text)).toBe(text);
});
