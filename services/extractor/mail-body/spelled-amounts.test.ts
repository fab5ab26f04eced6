import { expect, test } from 'vitest';
import { readRows } from '../rows/read-rows.ts';
import { context, plainSheets } from '../sample.fixture.ts';

/** `quantity unit description` of each line of an order that a letter asks for. */
const orderedIn = (text: string) =>
  readRows([], plainSheets(text), context).rows.map(({ quantity, unit, description }) =>
    [quantity?.value, unit?.value, description?.value].filter((value) => value != null).join(' '),
  );

test.each([
  [
    '- One thousand two hundred (1,200) units of bracket A\n- Twenty-five (25) boxes of gloves',
    ['1200 units bracket A', '25 boxes gloves'],
  ],
  ['- zwölf (12) Kartons Handschuhe\n- drei (3) Rollen Folie', ['12 Kartons Handschuhe', '3 Rollen Folie']],
  [
    '- deux cents (200) sacs de ciment\n- trois (3) palettes de briques',
    ['200 sacs ciment', '3 palettes briques'],
  ],
  ['- doscientas (200) bridas\n- doce (12) cajas de guantes', ['200 bridas', '12 cajas guantes']],
  ['- duzentas (200) abraçadeiras\n- três (3) caixas de luvas', ['200 abraçadeiras', '3 caixas luvas']],
  // What stands in brackets behind a thing is no number of it.
  ['- 24 boxes gloves (100)\n- 5 boxes masks (50)', ['24 boxes gloves – 100', '5 boxes masks – 50']],
])('the figure in brackets behind a spelled number: %s', (text, rows) => {
  expect(orderedIn(`Please send us:\n\n${text}\n\nKind regards\nAnna`)).toEqual(rows);
});

test.each([
  ['- Twelve (20) boxes of gloves\n- Three (3) rolls of tape', 'Twelve (20)'],
  ['- zwölf (20) Kartons Handschuhe\n- drei (3) Rollen Folie', 'zwölf (20)'],
  ['- douze (2) cartons de gants\n- trois (3) sacs de ciment', 'douze (2)'],
])('a figure in brackets that says another number than the word before it counts nothing: %s', (text) => {
  const { rows } = readRows([], plainSheets(`Please send us:\n\n${text}\n\nKind regards\nAnna`), context);
  expect(rows.map(({ quantity }) => quantity?.value ?? null)).toEqual([null, 3]);
});

test.each([
  ['Items: 200x bracket, 100x part', ['200 bracket', '100 part']],
  ['Items: 200x bracket, 100x part\nNeeded by: 25 January 2026', ['200 bracket', '100 part']],
  ['Artikel: 200x Winkel, 100x Deckel\nLiefertermin: 25.01.2026', ['200 Winkel', '100 Deckel']],
])('goods in one line, above a line with a label: %s', (text, rows) => {
  expect(orderedIn(`Order 4711\n\nPlease send us this week!\n\n${text}\n\nKind regards\nAnna`)).toEqual(rows);
});
