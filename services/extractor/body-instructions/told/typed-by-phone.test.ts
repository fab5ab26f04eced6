import { describe, expect, it } from 'vitest';
import { sheetsOf } from '../../layout/sheet.ts';
import { textFile } from '../attached-order.fixture.ts';
import { sentencesOf } from '../sentences/sentences.ts';
import { changesTold, type PrintedOrder, readPrinted } from './told-changes.fixture.ts';

const order: PrintedOrder = {
  codes: ['A-10', 'A-20', 'A-30', 'VP-OIL'],
  quantities: [200, 5, 22, 6],
  goods: {
    en: ['Roofing batten 25x50', 'Breather membrane 1.5m', 'Birch plywood 18mm', 'Vacuum pump oil'],
    de: ['Trapezblech 0,63 mm', 'Bohrschrauben 4,8x28', 'Firstblech glatt 2 m', 'Vakuumöl 1 l'],
    fr: ['Antifouling bleu', 'Antifouling rouge', 'Résine époxy', 'Ruban 48 mm'],
    nl: ['Koperen bocht 15 mm', 'Koperen buis 22 mm', 'Tuinslang 25 m', 'Werkhandschoen leer'],
    pl: ['Papier kredowy A3', 'Papier offsetowy A4', 'Toner czarny', 'Folia 125 mic'],
  },
};

const sentences = (letter: string) =>
  sheetsOf([textFile('body.txt', letter)])
    .flatMap(sentencesOf)
    .map(({ text }) => text);

describe('where sentences end', () => {
  it('behind a point where the writer begins all of them small', () => {
    expect(sentences('hi order attached. make the oil 8. site is 14 mill lane')).toEqual([
      'hi order attached.',
      'make the oil 8.',
      'site is 14 mill lane',
    ]);
  });

  it('not behind a point before a small word where the writer uses capitals', () => {
    expect(sentences('Order attached, approx. eight boxes of it.')).toEqual([
      'Order attached, approx. eight boxes of it.',
    ]);
  });

  it('at the end of a line that had room for more, where all lines begin small', () => {
    expect(
      sentences(
        'Order attached\n\nsecond item make it 4\nlast one not needed\nneed it all by 1 April if you can',
      ),
    ).toEqual([
      'Order attached',
      'second item make it 4',
      'last one not needed',
      'need it all by 1 April if you can',
    ]);
  });
});

describe.each<[language: string, wanted: string, text: string]>([
  ['en', '-4', 'VP-OIL: please cancel'],
  ['en', 'ask', 'VP-OIL'],
  [
    'en',
    '-1 q2=8',
    'The lads found a pallet of battens in the shed so please take the battens off, and bump the membrane to 8 rolls.',
  ],
  ['en', 'q3=30', 'make it 30 sheets of the birch ply'],
  ['en', 'ask', 'make it 30 sheets of the birch ply, or 40'],
  ['en', 'q3=11', 'Plywood: only 11 needed.'],
  ['en', 'ask', 'Plywood: only 11 arrived.'],
  ['en', 'q2=10', 'Can I have 10 of the membrane instead?'],
  ['en', 'ask', 'We need 10 of the membrane before Easter.'],
  ['en', '-3', 'Plywood comes off the order.'],
  ['en', '-1 -3', 'Please drop the plywood as well as the battens.'],
  ['de', 'q1=64', 'trapezblech doch 64 tafeln'],
  ['de', 'ask', 'Trapezblech doch 64 cm breit'],
  ['de', '-3 +20', 'Bitte das Firstblech weglassen und dafür 20 Stück Ortgangblech.'],
  ['de', 'ask', 'Das Trapezblech bitte auf 2 Paletten liefern.'],
  ['de', 'd=2027-04-14', 'Lieferung spätestens 14.4.'],
  ['nl', 'q2=6 -4', 'Mag ik de tweede regel wijzigen in 6 stuks en de laatste laten vervallen?'],
  ['nl', 'ask', 'Van de tuinslang graag het dubbele en van de handschoenen wat minder.'],
  [
    'nl',
    'q2=40 -4',
    'Graag nog twee aanpassingen: van de koperen buis moeten het er 40 zijn, en de laatste regel mag vervallen.',
  ],
  ['nl', 'q1=20', 'koperen bocht 20 dozen ipv 200'],
  ['en', 'none', 'PO-1001 is attached.'],
  ['fr', 'd=2027-04-11 ask', 'Date de livraison : 11 avril 2027 au lieu du 7 avril.'],
  ['fr', 'ask', 'Date de livraison : 1 avril 2027 au lieu du 30 mars.'],
  ['nl', 'd=2027-04-23', 'We ontvangen alles graag op vrijdag 23 april.'],
  ['pl', 'q2=40 -3', 'Proszę zmienić ilość w pozycji 2 na 40 ryz oraz usunąć pozycję 3.'],
])('%s', (language, wanted, text) => {
  it(`${wanted}: ${text}`, () => {
    expect(changesTold(text, readPrinted(order, language), order)).toBe(wanted);
  });
});

it('the order is known by its number whatever the letters', () => {
  const spaced = { ...readPrinted(order, 'de') };
  const named = { ...spaced, orderNumber: { ...spaced.orderNumber!, value: 'HHB 908' } };
  expect(changesTold('Bestellung hhb 908 hängt an. Bohrschrauben bitte 8 Pakete.', named, order)).toBe(
    'q2=8 n=HHB 908',
  );
});
