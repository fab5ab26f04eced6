import type { DataTable } from '@orderloom/pages/data/data.ts';
import { expect, test } from 'vitest';
import { withShapes } from './sheet-shapes.ts';

const rowsOf = (lines: readonly string[]): DataTable['rows'] =>
  lines.map((line, at) => ({
    cells: line.split(';').map((text) => ({ text, value: null })),
    isHidden: false,
    line: at,
  }));

test('columns that no heading names are told by what they hold', () => {
  const rows = rowsOf(['10;P2520-X;Hex bolt M10;3;pcs', '20;S7145-X;Gasket set;24;pcs']);
  expect(withShapes(['position', null, null, null, null], rows)).toEqual([
    'position',
    'article',
    'description',
    'quantity',
    'unit',
  ]);
});

test('two columns of whole numbers leave the quantity open', () => {
  const rows = rowsOf(['P2520-X;Hex bolt M10;3;40', 'S7145-X;Gasket set;24;7']);
  expect(withShapes(['article', null, null, null], rows)).toEqual(['article', 'description', null, null]);
});

test('a column with gaps is a remark', () => {
  const rows = rowsOf(['P2520-X;for Ann;3', 'S7145-X;;24']);
  expect(withShapes(['article', null, 'quantity'], rows)).toEqual(['article', null, 'quantity']);
});

test('a column of articles that holds names is the text, whoever wants them stands beside', () => {
  const rows = rowsOf(['Kitchen;Dish soap 5 L;4', 'Front desk;Sponges;20', 'Kitchen;Copy paper A4;10']);
  expect(withShapes([null, 'article', 'quantity'], rows)).toEqual([null, 'description', 'quantity']);
});

test('a column of articles that holds numbers stays one', () => {
  const rows = rowsOf(['WDGT-10;Kitchen sponges;4', 'WDGT-20;Bowls;20']);
  expect(withShapes(['article', null, 'quantity'], rows)).toEqual(['article', 'description', 'quantity']);
});

test('a text that repeats itself beside articles with names is none of them', () => {
  const rows = rowsOf(['Dégraissant;4;Cuisine', 'Éponges;20;Accueil', 'Gobelets;12;Cuisine']);
  expect(withShapes(['article', 'quantity', 'description'], rows)).toEqual(['description', 'quantity', null]);
});
