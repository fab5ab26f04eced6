import { expect, test } from 'vitest';
import { withoutException } from './excepted-goods.ts';

const rows = [
  '- 2 ea LED panel 60 x 60, 48.00 EUR',
  '- 4 ea Cordless saw Gr. L, 73.50 EUR',
  '- 9 bags Wall plugs 8 mm, 3.60 EUR',
];

test.each([
  ['We take all of it except the wall plugs. PO 4711.', 'We take all of it. PO 4711.'],
  ['Please send everything but leave the wall plugs out, over budget.', 'Please send everything.'],
  ['Wir nehmen alles außer „Wall plugs 8 mm“. Bestellung 4711.', 'Wir nehmen alles. Bestellung 4711.'],
  ['Bitte alles liefern, nur „Wall plugs 8 mm“ nicht, das reicht noch.', 'Bitte alles liefern.'],
  ['We nemen alles behalve de wall plugs.', 'We nemen alles.'],
  ['Nous prenons tout, à l’exception de « Wall plugs 8 mm », hors budget.', 'Nous prenons tout.'],
  ['Queremos todo excepto «Wall plugs 8 mm», que ya tenemos.', 'Queremos todo.'],
  ['Prendiamo tutto tranne «Wall plugs 8 mm».', 'Prendiamo tutto.'],
  ['Ficamos com tudo exceto «Wall plugs 8 mm».', 'Ficamos com tudo.'],
  ['Bierzemy wszystko z wyjątkiem „Wall plugs 8 mm”.', 'Bierzemy wszystko.'],
  ['Vi tager det hele undtagen Wall plugs 8 mm.', 'Vi tager det hele.'],
])('%s', (said, rest) => {
  expect(withoutException(said.replaceAll('’', "'"), rows)).toEqual({ said: rest, rows: rows.slice(0, 2) });
});

test('a name in quotes may have a point', () => {
  expect(withoutException('Alles außer „Cordless saw Gr. L“.', rows)?.rows).toEqual([rows[0], rows[2]]);
});

test.each([
  'We take all of it.',
  'We take all of it except the second line.',
  'We take all of it except the red panel.',
  'We take all except the panel and the saw.',
  'We take all except 8 mm.',
])('nobody can tell a row: %s', (said) => {
  expect(withoutException(said, rows)).toBe(null);
});
