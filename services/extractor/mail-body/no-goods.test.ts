import { layText } from '@orderloom/pages/text.ts';
import { expect, test } from 'vitest';
import { sheetsOf } from '../layout/sheet.ts';
import { bodyRows } from './body-rows.ts';

/** Each row as `quantity unit | description`. */
function rowsOf(text: string): string[] {
  const { pages } = layText(text, { maxPages: 10 });
  const shown = (words: readonly { text: string }[] | undefined) =>
    (words ?? []).map((word) => word.text).join(' ');
  return bodyRows(sheetsOf([{ name: 'body.txt', pages, notes: [] }])).map(
    ({ words }) => `${`${shown(words.quantity)} ${shown(words.unit)}`.trim()} | ${shown(words.description)}`,
  );
}

test.each([
  ['Bitte um 20 Lampen.', ['20 | Lampen']],
  ['Wir bitten um 20 Lampen Oslo und 5 Stehlampen.', ['20 | Lampen Oslo', '5 | Stehlampen']],
  ['Bitte um 3 Stühle Oslo und um 4 Tische.', ['3 | Stühle Oslo', '4 | Tische']],
  ['Ich möchte um 10 Lampen bitten.', ['10 | Lampen']],
  ['Bitte liefern Sie uns alle 12 Lampen', ['12 | Lampen']],
  ['Graag alle 12 stoelen en 3 tafels', ['12 | stoelen', '3 | tafels']],
  ['Graag tot 20 lampen', ['20 | lampen']],
  ['Necesitamos hasta 20 lámparas', ['20 | lámparas']],
  ['Bestil fra 5 lamper', ['5 | lamper']],
  ['Wir nehmen ab 3 Stühle', ['3 | Stühle']],
])('goods behind a word that an hour may follow: %s', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test.each([
  'Please send 3 lamps. Our gate opens from 5 on, please ring.',
  'Bitte 3 lamps. Bitte beachten: Tor ab 8 offen.',
  'Bitte 3 lamps und um 8 Uhr liefern.',
  'Please send 3 lamps. We need you here at 6 and no later.',
  'Graag 3 lamps. Graag bezorgen tot 17 uur.',
])('an hour counts nothing: %s', (text) => {
  expect(rowsOf(text)).toEqual(['3 | lamps']);
});

test.each([
  'Bitte liefern, ab 7 kommt jemand.',
  'Please deliver to the gate, from 7 the gate is open.',
  'Graag bezorgen, vanaf 8 iemand aanwezig.',
  'Por favor entreguen desde 8 hay gente.',
  'Bitte um 9 anrufen.',
])('who is there from an hour on is no goods: %s', (text) => {
  expect(rowsOf(text)).toEqual([]);
});

test('a number that may be an hour is looked at', () => {
  const structuresOf = (text: string) =>
    bodyRows(sheetsOf([{ name: 'body.txt', pages: layText(text, { maxPages: 1 }).pages, notes: [] }])).map(
      ({ structure }) => structure,
    );
  const [sure] = structuresOf('Bitte liefern Sie 20 Lampen.');
  for (const text of ['Bestil fra 5 lamper', 'Graag tot 20 lampen'])
    expect(structuresOf(text)[0]).toBeLessThan(sure!);
  for (const text of ['Bitte um 20 Lampen.', 'Graag alle 12 stoelen', 'Necesitamos hasta 120 lámparas'])
    expect(structuresOf(text)).toEqual([sure]);
});

test.each([
  ['could we have 6 stands please, and 3 lamps', ['6 | stands', '3 | lamps']],
  ['We need 10 stand mixers', ['10 | stand mixers']],
  ['We need 12 stand up boards.', ['12 | stand up boards']],
  ['Please send 3 lamps. Please take the empties: 14 crates stand ready.', ['3 | lamps']],
])('stands are goods, what stands ready is none: %s', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test.each([
  ['Jeden Tag 20 Brötchen bitte.', ['20 | Brötchen']],
  ['Per dag 20 broden graag', ['20 | broden']],
  ['Chaque jour 5 pains svp', ['5 | pains']],
  ['Guten Tag 10 Sack Zement bitte und 5 Eimer Farbe', ['10 Sack | Zement', '5 Eimer | Farbe']],
  ['Dag 5 dozen handschoenen graag', ['5 dozen | handschoenen']],
  ['God dag 5 kasser handsker', ['5 kasser | handsker']],
  ['Bom dia 10 caixas de luvas por favor', ['10 caixas | luvas']],
  ['Envíen cada día 5 panes.', ['5 | panes']],
  ['Por favor, 4 caixas de luvas para terça-feira dia 1 de manhã.', ['4 caixas | luvas']],
])('behind "day" stand goods, but for "dia 1": %s', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test.each([
  [
    'Commande :\nAssiettes - 1500 Lots\nGobelets - 2000 Manchons',
    ['1500 Lots | Assiettes', '2000 Manchons | Gobelets'],
  ],
  [
    'Bestellung:\nTeller weiß - 1000 Päckchen\nBecher - 2000 Hülsen',
    ['1000 Päckchen | Teller weiß', '2000 Hülsen | Becher'],
  ],
  ['Bestellung:\n5 Lampen\n6 Stühle\nMuster - Hauptstr. 12 - 84453 Mühldorf', ['5 | Lampen', '6 | Stühle']],
])('a number with an unknown unit is a postcode behind a street alone: %s', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test('what begins like a word of size names goods', () => {
  expect(rowsOf('Bestelling:\nbloemen wit - 20 stuks, rozijnen - 3 dozen')).toContain('3 dozen | rozijnen');
});
