import { describe, expect, test } from 'vitest';
import { settings } from '../structured/structured.fixture.ts';
import { textFile } from './attached-order.fixture.ts';
import { followInstructions } from './follow-instructions.ts';
import { changesTold, type PrintedOrder, readPrinted, testTold } from './told-changes.fixture.ts';

/** Articles of letters alone, of digits alone, and of both. */
const order: PrintedOrder = {
  codes: ['EH-NIT-L', 'PAP-300', 'MK-50W', '4411', 'BZ-1208'],
  quantities: [24, 60, 36, 12, 200],
  goods: {
    en: [
      'Nitrile gloves size L',
      'Copy paper A4 80 g',
      'Masking tape 50 mm white',
      'Floor cleaner 5 l',
      'Anchor bolts 12mm',
    ],
    de: [
      'Nitrilhandschuhe Größe L',
      'Kopierpapier A4 80 g',
      'Malerkrepp 50 mm weiß',
      'Bodenreiniger 5 l',
      'Ankerbolzen 12 mm',
    ],
    nl: [
      'Nitril handschoenen maat L',
      'Kopieerpapier A4 80 g',
      'Afplaktape 50 mm wit',
      'Vloerreiniger 5 l',
      'Ankerbouten 12 mm',
    ],
    fr: [
      'Gants nitrile taille L',
      'Papier copie A4 80 g',
      'Ruban de masquage 50 mm blanc',
      'Nettoyant sol 5 l',
      'Boulons d’ancrage 12 mm',
    ],
    es: [
      'Guantes de nitrilo talla L',
      'Papel de copia A4 80 g',
      'Cinta de pintor 50 mm blanca',
      'Limpiasuelos 5 l',
      'Pernos de anclaje 12 mm',
    ],
    it: [
      'Guanti in nitrile taglia L',
      'Carta per copie A4 80 g',
      'Nastro carta 50 mm bianco',
      'Detergente pavimenti 5 l',
      'Bulloni di ancoraggio 12 mm',
    ],
    pt: [
      'Luvas de nitrilo tamanho L',
      'Papel de cópia A4 80 g',
      'Fita de pintor 50 mm branca',
      'Detergente de chão 5 l',
      'Parafusos de ancoragem 12 mm',
    ],
    pl: [
      'Rękawice nitrylowe rozmiar L',
      'Papier do kopiarki A4 80 g',
      'Taśma malarska 50 mm biała',
      'Płyn do podłóg 5 l',
      'Śruby kotwiące 12 mm',
    ],
    da: [
      'Nitrilhandsker størrelse L',
      'Kopipapir A4 80 g',
      'Afdækningstape 50 mm hvid',
      'Gulvrens 5 l',
      'Ankerbolte 12 mm',
    ],
  },
};

testTold(new URL('listed-words/', import.meta.url), order);
testTold(new URL('summed-words/', import.meta.url), order);

describe('goods that are added have their number as a number', () => {
  const draft = readPrinted(order, 'en');
  test.each([
    ['Please add 5 boxes of shoe covers - X-2201.', [5, 'boxes', 'X-2201', 'shoe covers']],
    ['Please add 4 x Lobby brush set, code JD-510.', [4, null, 'JD-510', 'Lobby brush set']],
    ['Please add item 88123, shoe covers, 5 boxes.', [5, 'boxes', '88123', 'shoe covers']],
    ['Please add:\nX-2201 hand soap 1 l 24 bottles', [24, 'bottles', 'X-2201', 'hand soap 1 l']],
    // It may be its size.
    ['Please add 5 steel beams HEA-200.', [5, null, null, 'steel beams HEA-200']],
  ])('%s', (sentence, wanted) => {
    const letter = textFile('body.txt', `Hello,\n\n${sentence}\n\nKind regards\nAnna`);
    const [added] = followInstructions(draft, letter, settings).rows.slice(5);
    expect([
      added?.quantity?.value,
      added?.unit?.value ?? null,
      added?.customerArticle?.value ?? null,
      added?.description?.value,
    ]).toEqual(wanted);
  });
});

describe('a table of old and new quantities', () => {
  const table = (rows: string) => `Item    Description    Old qty    New qty\n${rows}`;
  const draft = readPrinted(order, 'en');
  test.each([
    [
      'cancels and adds',
      'PAP-300    Copy paper    60    cancelled\nX-2201    Hand soap    -    10',
      '-2 +10',
    ],
    ['asks where the old one is not printed', 'PAP-300    Copy paper    70    80', 'ask'],
  ])('%s', (_, rows, wanted) => {
    expect(changesTold(table(rows), draft, order)).toBe(wanted);
  });
});
