import { expect, it } from 'vitest';
import type { Word } from '../page.ts';
import { mendWords } from './mend.ts';

/** A word of ten points on one line, from `left` to `right`. */
function word(text: string, left: number, right: number, top = 100): Word {
  return { text, box: [left, top, right, top + 11], fontSize: 10, bold: false, confidence: 0.9 };
}
const texts = (...words: Word[]) => mendWords(words).map(({ text }) => text);

it('joins a number that was parted before its mark, and no number behind a comma', () => {
  expect(texts(word('11', 512, 522), word('.812,90', 524, 560))).toEqual(['11.812,90']);
  expect(texts(word('600,', 229, 249), word('36', 252, 262))).toEqual(['600,', '36']);
});

it('joins digits without a space between them, unless they are too narrow for what was read', () => {
  expect(texts(word('202', 382, 398), word('5', 398.5, 404))).toEqual(['2025']);
  expect(texts(word('2', 382, 388), word('5', 391, 396))).toEqual(['2', '5']);
  expect(texts(word('5', 282, 288), word('50', 288, 294))).toEqual(['5', '50']);
});

it('restores an at sign that was read as a letter', () => {
  const glued = [word('orders', 142, 191), word('Oexample-works.test', 192, 279)];
  expect(texts(...glued)).toEqual(['orders@example-works.test']);
  const apart = [
    word('a.meyer', 241, 277),
    word('O', 278, 282),
    word('example.test', 284, 370),
    word('next', 375, 390),
  ];
  expect(texts(...apart)).toEqual(['a.meyer@example.test', 'next']);
  expect(texts(word('see', 142, 160), word('Oexample.test', 164, 230))).toEqual(['see', 'Oexample.test']);
});

it('joins the parts of an address', () => {
  expect(texts(word('l.meyer@example-wo', 434, 520), word('rks.test', 521, 540))).toEqual([
    'l.meyer@example-works.test',
  ]);
});

it('takes the rules of a table off the words beside them', () => {
  expect(mendWords([word('12|', 100, 115), word('—A42556', 200, 270)])).toEqual([
    word('12', 100, 110),
    word('A42556', 210, 270),
  ]);
  expect(texts(word('-5', 100, 110), word('—', 200, 210))).toEqual(['-5', '—']);
});

it('reads a colon in a column of amounts as their decimal mark, and leaves hours', () => {
  const amounts = [word('125,85', 450, 484, 80), word('3:27', 466, 484, 100), word('16,35', 457, 484, 120)];
  expect(texts(...amounts)).toEqual(['125,85', '3,27', '16,35']);
  expect(texts(word('7:30', 466, 484))).toEqual(['7:30']);
});

it('finds the at sign inside a word by the name of the house that the page prints', () => {
  const house = [word('Example', 50, 90, 20), word('Works', 95, 120, 20)];
  const [, , joined] = texts(...house, word('b.meyereexample-works.test', 142, 279));
  expect(joined).toBe('b.meyer@example-works.test');
  expect(texts(word('b.meyereexample-works.test', 142, 279))).toEqual(['b.meyereexample-works.test']);
  expect(texts(word('ordersQelsewhere.test', 142, 279))).toEqual(['orders@elsewhere.test']);
  expect(texts(word('S.L.', 50, 90, 20), word('b.meyerQaceites-la-else.test', 142, 279))).toEqual([
    'S.L.',
    'b.meyer@aceites-la-else.test',
  ]);
  expect(texts(word('www.elsewhereQmarket.test', 142, 279))).toEqual(['www.elsewhereQmarket.test']);
});

it('reads the figure of a British postcode', () => {
  expect(texts(word('NE11', 352, 372), word('OXF', 375, 391))).toEqual(['NE11', '0XF']);
  expect(texts(word('Box', 352, 372), word('OXF', 375, 391))).toEqual(['Box', 'OXF']);
});
