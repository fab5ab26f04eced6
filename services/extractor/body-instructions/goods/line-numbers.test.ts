import { expect, test } from 'vitest';
import { namedLines } from './line-numbers.ts';

test.each([
  ['Please cancel lines 2, 3 and 5.', [2, 3, 5]],
  ['Pos. 2-4 entfallen', [2, 3, 4]],
  ['Bitte die Positionen 2 bis 4 streichen', [2, 3, 4]],
  ['Regels 2 t/m 4 graag annuleren', [2, 3, 4]],
  ['les lignes 2 à 4', [2, 3, 4]],
  ['las líneas 2 y 4', [2, 4]],
  ['le righe da 2 a 4', [2, 3, 4]],
  ['as linhas 2 e 4', [2, 4]],
  ['pozycje 2 i 3', [2, 3]],
  ['linje 2 og 3', [2, 3]],
  ['Change line 2 to 40', [2]],
  ['passer la ligne 2 à 40', [2]],
  ['line 2, 40 pcs', [2]],
  ['Pos. 2 - 80', [2]],
])('%s', (text, numbers) => {
  expect(namedLines(text)?.numbers).toEqual(numbers);
});

test.each(['zamówienie nr 2/4784/2025', 'order no 12/3/2026', 'item DG-44', 'the lines'])(
  'no line: %s',
  (text) => {
    expect(namedLines(text)).toBeNull();
  },
);
