import { expect, test } from 'vitest';
import { pageLines } from '../page-lines.ts';
import { layText } from '../text.ts';
import { bodySections } from './body-sections.ts';

function numbersOf(text: string): (string | null)[] {
  const { pages } = layText(text, { maxPages: 1 });
  return bodySections(pages.flatMap(pageLines)).map(({ orderNumber }) => orderNumber);
}

test.each([
  ['marks and dots', 'Order 4711-20\n\n- gloves ..... 4 pcs\n\nOrder 4712-20\n\n- bags ..... 9 cans'],
  ['brackets', 'Order 4711-20\n- (4) gloves\n\nOrder 4712-20\n- bags (9 cans)'],
  ['other words of one form', 'With 4711-20 then\n- 4 x gloves\n\nWith 4712-20 then\n- 9 x bags'],
  [
    'a first that needs no noun',
    'The first is 4711-20 for Leiria:\ngloves   4x\n\nOrder 4712-20 for Maia:\nbags, 9 pcs',
  ],
])('headings of orders above lists with %s', (_, text) => {
  expect(numbersOf(text)).toEqual(['4711-20', '4712-20']);
});

test.each([
  ['numbers of articles', 'Article 4711-20:\n- 4 x red\n\nArticle 4712-20:\n- 9 x blue'],
  ['a single place', 'To 10115 Berlin\n- 4 x gloves'],
])('%s above lists are no orders', (_, text) => {
  expect(numbersOf(text)).toEqual([]);
});
