import { expect, test } from 'vitest';
import type { Word } from '../page.ts';
import { likePrintedElsewhere } from './printed-elsewhere.ts';

type Read = string | readonly [text: string, confidence: number];

function read(...texts: readonly Read[]): string[] {
  const words = texts.map((each): Word => {
    const [text, confidence] = typeof each === 'string' ? [each, 0.99] : each;
    return { text, confidence, box: [0, 0, 10, 10], fontSize: 10, bold: false };
  });
  return likePrintedElsewhere(words).map(({ text }) => text);
}

test.each([
  [
    'a mail address has the letters of the name',
    ['Bernasconi', 'n.bemasconi@example.test'],
    'n.bernasconi@example.test',
  ],
  ['and of the house', ['Controls', 'po@bell-controis.test'], 'po@bell-controls.test'],
  ['but not of a short one', ['Stern', 'info@stem.test'], 'info@stem.test'],
  ['a code is no word', ['COIL', ['C011', 0.8]], 'C011'],
  ['nor a part of one', ['TOOL', ['T001-25', 0.8]], 'T001-25'],
  ['without its marks', ['Łęczyca', 'biuro@teczyca.test'], 'biuro@leczyca.test'],
  ['a town', ['Wrocław', ['Wroctaw', 0.7]], 'Wrocław'],
  ['in capitals', ['Wrocław', ['WROCTAW', 0.7]], 'WROCŁAW'],
  ['without the dust above it', ['SURCHARGE', ['SURCHARGÉ', 0.6]], 'SURCHARGE'],
  [
    'nor more surely read dust, where it stands twice',
    ['SURCHARGE', 'SURCHARGE', ['SURCHARGÉ', 0.75]],
    'SURCHARGE',
  ],
  ['a figure among letters', ['Opis', ['0pis', 0.6]], 'Opis'],
] as const)('%s', (_, texts, last) => {
  expect(read(...texts).at(-1)).toBe(last);
});

test.each([
  ['read as surely', ['Hall', 'Halt']],
  [
    'read unsurely elsewhere as well',
    [
      ['Wrocław', 0.8],
      ['Wroctaw', 0.7],
    ],
  ],
  ['like two others', ['Hall', 'Halt', ['Hait', 0.6]]],
  ['more accents than the sure one', ['Dabrowski', ['Dąbrowski', 0.7]]],
  ['with a mark that is seen', ['SURCHARGE', ['SURCHARGÉ', 0.66]]],
  ['short', ['ltr', ['Itr', 0.6]]],
] as const)('what is %s stays', (_, texts) => {
  expect(read(...texts)).toEqual(texts.map((each) => (typeof each === 'string' ? each : each[0])));
});

test('a word that is read alike elsewhere, and surely, is sure; numbers are alike by chance', () => {
  const unsure = (text: string, twin: string) =>
    likePrintedElsewhere(
      [text, twin].map((each, at) => ({
        text: each,
        confidence: at === 0 ? 0.7 : 0.99,
        box: [0, 0, 10, 10],
        fontSize: 10,
        bold: false,
      })),
    )[0]!.confidence;
  expect([unsure('Wrocław', 'Wrocław,'), unsure('2026', '2026')]).toEqual([0.985, 0.7]);
});
