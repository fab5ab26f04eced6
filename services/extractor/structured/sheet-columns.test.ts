import { expect, test } from 'vitest';
import { findHeader } from './sheet-columns.ts';

const tableOf = (lines: readonly string[]) => ({
  name: '',
  rows: lines.map((line, at) => ({
    cells: line.split(';').map((text) => ({ text, value: null })),
    isHidden: false,
    line: at,
  })),
});

test.each([
  [['Artikel;Voorraad;Minimum;Bestellen', 'Zeep;0;4;4', 'Vuilniszakken;1;5;6']],
  [['Artikel;Bestand;Mindestbestand;Bestellen', 'Seife;0;4;4', 'Müllbeutel;1;5;6']],
  [['Article;In stock;Par level;To order', 'Soap;0;4;4', 'Bin liners;1;5;6']],
])('what is ordered, not what is there or should be: %s', (lines) => {
  expect(findHeader(tableOf(lines))?.roles).toEqual(['description', null, null, 'quantity']);
});
