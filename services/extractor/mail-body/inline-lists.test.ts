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
  ['Gloves S - 2 pairs, XL - 3 pairs', ['2 pairs | Gloves S', '3 pairs | Gloves XL']],
  ['Shirt red - 2 pcs, blue - 3 pcs', ['2 pcs | Shirt red', '3 pcs | Shirt blue']],
  ['Shoes 42 - 2 pairs, 43 - 3 pairs', ['2 pairs | Shoes 42', '3 pairs | Shoes 43']],
  [
    'T-Shirt schwarz M - 2 Stück, L - 3 Stück',
    ['2 Stück | T-Shirt schwarz M', '3 Stück | T-Shirt schwarz L'],
  ],
  ['Vis inox M6 - 2 boîtes, M8 - 3 boîtes', ['2 boîtes | Vis inox M6', '3 boîtes | Vis inox M8']],
  ['Helmets red - 2 pcs, gloves - 3 pairs', ['2 pcs | Helmets red', '3 pairs | gloves']],
  ['boots size 43 - 2 pairs, size 45 - 1 pair', ['2 pairs | boots size 43', '1 pair | boots size 45']],
])('another size or colour of a thing has its name: %s', (text, rows) => {
  expect(rowsOf(`We order:\n${text}`)).toEqual(rows);
});
