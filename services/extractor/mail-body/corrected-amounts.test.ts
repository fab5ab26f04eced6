import { expect, test } from 'vitest';
import { wordsOf } from './body.fixture.ts';
import { correctionIn, untilCorrection } from './corrected-amounts.ts';

/** What is ordered in the end, of what. */
const read = (text: string) => {
  const words = wordsOf(text);
  const found = correctionIn(words, 1);
  return (
    found && [
      found.quantity.text,
      found.unit?.text ?? '',
      untilCorrection(words, found.at)
        .map((word) => word.text)
        .join(' '),
    ]
  );
};

test.each([
  ['10 boxes of gloves, sorry, make that 12, and tape', ['12', '', '10 boxes of gloves']],
  ['20 Karton Handschuhe L - nein, nur 15 Karton', ['15', 'Karton', '20 Karton Handschuhe L']],
  ['zeep 5 L -> 2 (nee 3, er is er één kwijt)', ['3', '', 'zeep 5 L -> 2']],
  ['10 sacs de chaux, plutôt 8, et de la colle', ['8', '', '10 sacs de chaux']],
  ['10 cajas de guantes, perdón, 12 cajas, y cinta', ['12', 'cajas', '10 cajas de guantes']],
  ['10 sacchi di calce, anzi 8 perché manca posto', ['8', '', '10 sacchi di calce']],
  ['10 sacos de cal, aliás 8, e cola', ['8', '', '10 sacos de cal']],
  ['10 worków wapna, przepraszam, 8, i klej', ['8', '', '10 worków wapna']],
  ['10 sække kalk... nej, det er kun 8, jeg talte galt', ['8', '', '10 sække kalk']],
])('a number that sets right the one before: %s', (text, wanted) => {
  expect(read(text)).toEqual(wanted);
});

test.each([
  '12 boxes of gloves, make it 4 boxes of wipes too',
  '12 boxes of gloves, no 6 mm ones',
  '5 cajas de guantes, no 6',
  '10 Karton Handschuhe, lieber Größe 9 als 10',
  '10 sleeves, actually 4 boxes of wipes would be good',
  '10 boxes of gloves and 4 rolls of tape',
])('other numbers set nothing right: %s', (text) => {
  expect(read(text)).toBeNull();
});
