import { expect, test } from 'vitest';
import { countGoods, countLines } from './count-lines.ts';

test.each([
  ['12 x blue gloves', 1],
  ['paper towels, qty 20', 1],
  ['- Friet 9mm: 8 doos', 1],
  ['4711;Schraube;500', 1],
  ['Bolt M10   400   0.42   168.00', 1],
  ['| Bolt | 400 | 0.42 |', 1],
  ['Menge: 120 Stk', 1],
  ['Kontorstol sort   144x', 1],
  ['8 x 205/55 R16 Nordwind please mate', 1],
  ['8 x 10 mm', 0],
  ['FW: 2x', 0],
  ['Delivery on 16/03/2026, please.', 0],
  ['Phone +31 10 555 0148', 0],
  ['Artikel;Bezeichnung;Menge', 0],
])('%s', (line, count) => {
  expect(countLines(`Dear all,\n${line}\nRegards`)).toBe(count);
});

test('a sentence counts as often as it names units', () => {
  expect(countLines('manda-me 10 caixas de luvas e 5 rolos de filme')).toBe(2);
});

test.each([
  ['wir möchten 12 Bürostühle und 4 Tische', 2],
  ['within 14 days, at 8 Uhr, 3 March 2026, 30 Tage netto', 0],
])('things without a unit: %s', (text, count) => {
  expect(countGoods(text)).toBe(count);
});

test.each([
  ['Gloves | 12\nWipes | 4', 2],
  ['AB-12   Gloves size M   12\nAB-13   Wipes           4', 2],
  ['- 12 gloves\n- 4 wipes', 2],
  ['Gloves: 12\nWipes: 4', 2],
  ['please send two boxes of gloves and zwölf Kartons Folie', 2],
  ['(12) gloves\n(4) wipes', 2],
  ['How many | Packed | What\n9 | reels | tape', 1],
  ['9 | reels | tape', 0],
  ['What: tape\nHoeveel: 9', 1],
  ['12 gloves', 0],
  ['1234 AB Utrecht\n5678 CD Amsterdam', 0],
  ['Hauptstr. 5\nTel. 030 1234', 0],
])('things beside their like: %j', (text, count) => {
  expect(countLines(text)).toBe(count);
});

test('things whose name begins with a letter and a hyphen are counted', () => {
  expect(countGoods('Please send 10 bearings 6204 and 4 V-belts A50.')).toBe(2);
});
