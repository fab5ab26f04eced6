import { layText } from '@orderloom/pages/text.ts';
import { expect, test } from 'vitest';
import { sheetsOf } from '../layout/sheet.ts';
import { bodyRows } from './body-rows.ts';

/** Each row as `quantity unit | description`. */
function rowsOf(text: string): string[] {
  const { pages } = layText(text, { maxPages: 10 });
  const shown = (words: readonly { text: string }[] = []) => words.map((word) => word.text).join(' ');
  return bodyRows(sheetsOf([{ name: 'body.txt', pages, notes: [] }])).map(
    ({ words }) =>
      `${shown([...(words.quantity ?? []), ...(words.unit ?? [])])} | ${shown(words.description ?? words.article)}`,
  );
}

test.each([
  [
    '48 - Hydrangea 3 gal\n30 - Boxwood 2 gal\n\nDeliver week of April 20 please, to the Mill lot.',
    ['48 | Hydrangea 3 gal', '30 | Boxwood 2 gal'],
  ],
  ['Para el viernes 8 necesitamos cinco cajas de verdejo.', ['5 cajas | verdejo']],
  ['Bitte liefern Sie bis Montag 8 bitte 4 Karton Handschuhe.', ['4 Karton | Handschuhe']],
  [
    'Precisamos de 20 caixas de luvas. Por favor entreguem a 15 de julho de 2026 no armazém.',
    ['20 caixas | luvas'],
  ],
])('the number of a day counts nothing: %s', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test.each([
  [
    'Please deliver the order in April 20 boxes of gloves and 3 rolls of tape.',
    ['20 boxes | gloves', '3 rolls | tape'],
  ],
  ['Wir brauchen am Freitag 13 Karton Handschuhe.', ['13 Karton | Handschuhe']],
])('goods behind a day are counted: %s', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test.each([
  [
    'Our last delivery had two cartons of the glasses smashed, please sort the credit. Please send 6 cartons of jugs and, since you are coming anyway, 3 cartons of cups.',
    ['6 cartons | jugs', '3 cartons | cups'],
  ],
  [
    'As we ordered in May, please send us 20 kg organic cracked barley and 5 kg salted broken nuts.',
    ['20 kg | organic cracked barley', '5 kg | salted broken nuts'],
  ],
  ['Please send 20 boxes broken biscuits.', ['20 boxes | broken biscuits']],
])('what came broken is not ordered: %s', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test.each([
  ['You have received 1 new purchase order.\nPlease log in to see it.', []],
  ['Please send:\n2 x cases wall cups\n4 x packs carriers', ['2 cases | wall cups', '4 packs | carriers']],
  ['Please send:\n10 x bags refuse\n6 x boxes archive', ['10 | bags refuse', '6 | boxes archive']],
  [
    'Merci de livrer :\n10 x sacs poubelle\n6 x cartons déménagement\n4 x palettes bois',
    ['10 | sacs poubelle', '6 | cartons déménagement', '4 | palettes bois'],
  ],
  ['Necesitamos:\n10 x bolsas basura\n6 x cajas archivo', ['10 | bolsas basura', '6 | cajas archivo']],
  ['Please send:\n2 x box cutter\n3 x tape measure', ['2 | box cutter', '3 | tape measure']],
])('orders are no goods, and what holds things is their unit: %s', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});
