import { expect, test } from 'vitest';
import { isSideDocument } from './side-documents.ts';

const line = (text: string) => [{ index: 0, cells: [{ text, x0: 0, x1: 9 }] }];

test.each([
  ['a.pdf', 'General terms and conditions'],
  ['a.pdf', 'Allgemeine Einkaufsbedingungen'],
  ['a.pdf', 'Zeichnung B-100'],
  ['AGB_2024.pdf', ''],
  ['datasheet pump.pdf', ''],
])('%s "%s" goes beside an order', (name, text) => {
  expect(isSideDocument(name, line(text))).toBe(true);
});

test.each([
  ['a.pdf', 'Purchase order 4711'],
  ['Order 4711.pdf', 'Bracket, drawing B-100'],
])('%s "%s" does not', (name, text) => {
  expect(isSideDocument(name, line(text))).toBe(false);
});
