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
