import { layText } from '@orderloom/pages/text.ts';
import { expect, test } from 'vitest';
import { sheetsOf } from '../layout/sheet.ts';
import { gridItems } from './grid-items.ts';
import { messageParagraphs } from './message-lines.ts';

function itemsOf(text: string): string[] {
  const { pages } = layText(text, { maxPages: 1 });
  const paragraphs = sheetsOf([{ name: 'body.txt', pages, notes: [] }]).flatMap(messageParagraphs);
  return paragraphs.flatMap((paragraph) =>
    gridItems(paragraph).items.map(({ article = [], quantity, unit = [], description }) =>
      [article, quantity, unit, description]
        .map((words) => words.map((word) => word.text).join(' '))
        .join('/'),
    ),
  );
}

test.each([
  ['strokes', 'Zing | Pak | Zoveel\nblue bags | sacks | 12\npaper rolls A4 | boxes | 8'],
  ['semicolons', 'Zing;Pak;Zoveel\nblue bags;sacks;12\npaper rolls A4;boxes;8'],
  [
    'a frame',
    '| Zing | Pak | Zoveel |\n|---|---|---|\n| blue bags | sacks | 12 |\n| paper rolls A4 | boxes | 8 |',
  ],
  ['tabs', 'Zing\tPak\tZoveel\nblue bags\tsacks\t12\npaper rolls A4\tboxes\t8'],
])('a table with %s under unknown headings', (_, text) => {
  expect(itemsOf(text)).toEqual(['/12/sacks/blue bags', '/8/boxes/paper rolls A4']);
});

test('numbers that count the rows are no quantities, nor are codes', () => {
  expect(itemsOf('1 | 40-12345 | blue bags | 12\n2 | 40-98765 | paper rolls | 8')).toEqual([
    '40-12345/12//blue bags',
    '40-98765/8//paper rolls',
  ]);
});

test('where two columns may be the quantity there are no items', () => {
  expect(itemsOf('blue bags | 12 | 40\npaper rolls | 8 | 20')).toEqual([]);
});

test.each([
  ['with headings', 'Zing | Size | Colour | Qty\nshirts | M | navy | 10\nshirts | L | grey | 12'],
  ['without', 'shirts | M | navy | 10\nshirts | L | grey | 12'],
])('sizes are no units and stand behind the name: %s', (_, text) => {
  expect(itemsOf(text)).toEqual(['/10//shirts M navy', '/12//shirts L grey']);
});

test('how much each holds is no quantity beside numbers', () => {
  expect(itemsOf('flour | 25 kg | 4 sacks\nyeast | 1 kg | 12')).toEqual([]);
  expect(itemsOf('flour | 25 kg | 3,20\nyeast | 1 kg | 4,10')).toEqual(['/25/kg/flour', '/1/kg/yeast']);
});

const pricesIn = (text: string) => {
  const { pages } = layText(text, { maxPages: 1 });
  const [paragraph] = sheetsOf([{ name: 'body.txt', pages, notes: [] }]).flatMap(messageParagraphs);
  const shown = (words: readonly { text: string }[] = []) => words.map((word) => word.text).join(' ');
  return gridItems(paragraph!).items.map(({ price, lineTotal, isGuessed }) => [
    shown(price),
    shown(lineTotal),
    isGuessed,
  ]);
};

test.each([
  ['by its heading', 'Zing | Hoeveel | Prijs\nbags | 12 | 3,20', ['3,20', '', false]],
  ['a total by its heading', 'Zing | Hoeveel | Totaal\nbags | 12 | 38,40', ['', '38,40', false]],
  ['by the product', 'bags | 12 | 3,20 | 38,40\nrolls | 2 | 1,50 | 3,00', ['3,20', '38,40', false]],
  ['a guess', 'bags | 12 | 3,20 €\nrolls | 2 | 1,50 €', ['3,20 €', '', true]],
])('a column of money is a price: %s', (_, text, first) => {
  expect(pricesIn(text)[0]).toEqual(first);
});
