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

it('joins the figures of a day that stand a space apart, and no count before a day', () => {
  expect(texts(word('1', 512, 515), word('1.05.2025', 518, 560))).toEqual(['11.05.2025']);
  expect(texts(word('1', 512, 515), word('1.05.2025', 522, 560))).toEqual(['1', '1.05.2025']);
  expect(texts(word('3', 512, 515), word('2.05.2025', 518, 560))).toEqual(['3', '2.05.2025']);
  expect(texts(word('1', 512, 515), word('12.05.2025', 518, 560))).toEqual(['1', '12.05.2025']);
});

it('joins a code behind its dash, unless a space is there', () => {
  expect(texts(word('K-', 100, 108), word('SET-44', 110, 160))).toEqual(['K-SET-44']);
  expect(texts(word('K-', 100, 108), word('SET-44', 112, 160))).toEqual(['K-', 'SET-44']);
});

it('takes the rules of a table off the words beside them', () => {
  expect(mendWords([word('12|', 100, 115), word('—A42556', 200, 270)])).toEqual([
    word('12', 100, 110),
    word('A42556', 210, 270),
  ]);
  expect(texts(word('-5', 100, 110), word('—', 200, 210))).toEqual(['-5', '—']);
});

it('reads the sign of Italy before a postcode and its town', () => {
  expect(texts(word('1-41126', 100, 140), word('Modena', 143, 180))).toEqual(['I-41126', 'Modena']);
  expect(texts(word('1-41126', 100, 140), word('Modena', 243, 280))).toEqual(['1-41126', 'Modena']);
  expect(texts(word('1-41126', 100, 140), word('pcs', 143, 180))).toEqual(['1-41126', 'pcs']);
});

it('reads the figure of a British postcode', () => {
  expect(texts(word('NE11', 352, 372), word('OXF', 375, 391))).toEqual(['NE11', '0XF']);
  expect(texts(word('Box', 352, 372), word('OXF', 375, 391))).toEqual(['Box', 'OXF']);
});

it.each([
  ['I.meyer@example.test', 'l.meyer@example.test'],
  ['1.meyer@example.test', 'l.meyer@example.test'],
  ['1meyer@example.test', '1meyer@example.test'],
  ["I'Industrie", "l'Industrie"],
  ['I’ll', 'I’ll'],
  ['Itr.', 'ltr.'],
  ['Ing.', 'Ing.'],
  ['Z.1.', 'Z.I.'],
  ['P.0.', 'P.O.'],
  ['S.r.I.', 'S.r.l.'],
  ['UIm', 'Ulm'],
  ['LinkedIn', 'LinkedIn'],
  ['EInvoice', 'EInvoice'],
  ['Ib', 'Ib'],
  ['I’m,', 'I’m,'],
  ['A.1.', 'A.1.'],
  ['—25,00', '—25,00'],
  ['McIver', 'McIver'],
  ['WIEN', 'WIEN'],
])('reads %s as %s', (read, text) => {
  expect(texts(word(read, 100, 200))).toEqual([text]);
});

it('knows litres behind a number, and the Polish form of company', () => {
  expect(texts(word('20', 100, 112), word('I', 116, 118))).toEqual(['20', 'l']);
  expect(texts(word('Part', 100, 112), word('I', 116, 118))).toEqual(['Part', 'I']);
  expect(texts(word('z', 100, 106), word('0.0.,', 110, 130))).toEqual(['z', 'o.o.,']);
  expect(texts(word('x', 100, 106), word('0.0.', 110, 130))).toEqual(['x', '0.0.']);
});

it.each([
  ['MazatI', 'Mazatl', 0.9],
  ['ClassI', 'ClassI', 0.99],
  ['0ld', 'Old', 0.9],
  ['Lo0p', 'Loop', 0.9],
  ['0pcs', '0pcs', 0.99],
])('%s is %s when it is read with %d', (text, wanted, confidence) => {
  expect(mendWords([{ ...word(text, 100, 140), confidence }])).toMatchObject([{ text: wanted, confidence }]);
});

it('leaves it to a person whether a number begins with PO or with P0', () => {
  const read = (text: string, confidence: number) => ({ ...word(text, 100, 140), confidence });
  expect(mendWords([read('P04711', 0.99)])).toMatchObject([{ text: 'P04711', confidence: 0.7 }]);
  expect(mendWords([read('P0-4711', 0.9)])).toMatchObject([{ text: 'PO-4711', confidence: 0.7 }]);
  expect(mendWords([read('PO4711', 0.99)])).toMatchObject([{ text: 'PO4711', confidence: 0.99 }]);
  expect(
    mendWords([read('P01234', 0.99), { ...read('P01299', 0.99), box: [10, 200, 50, 211] }]),
  ).toMatchObject([
    { text: 'P01234', confidence: 0.99 },
    { text: 'P01299', confidence: 0.99 },
  ]);
});

it('knows that a number begins with P0 where a 0 is narrower than an O', () => {
  const typed = ['Order', 'Bolts', 'Pallets', 'Quantity', 'Description', 'Total', 'Lines', 'Sheet'];
  const withWidths = (widthOf: (text: string) => number) =>
    typed.map((text, at) => ({ ...word(text, 100, 100 + widthOf(text), 150 + 20 * at), confidence: 0.99 }));
  const number = { ...word('P04711', 100, 136), confidence: 0.99 };
  const narrow = /[ltijrf]/g;
  const print = withWidths((text) => 6 * text.length - 4 * (text.match(narrow)?.length ?? 0));
  expect(mendWords([number, ...print])[0]).toMatchObject({ text: 'P04711', confidence: 0.99 });
  expect(mendWords([number, ...withWidths((text) => 6 * text.length)])[0]).toMatchObject({ confidence: 0.7 });
});

it('knows the state before a postcode', () => {
  expect(texts(word('IÁ', 100, 112), word('52001', 116, 146))).toEqual(['IA', '52001']);
  expect(texts(word('IÁ', 100, 112), word('Stock', 116, 146))).toEqual(['IÁ', 'Stock']);
});

it('knows towns, names of places and mail addresses by what letters may stand there', () => {
  expect(texts(word('lonia,', 100, 130), word('MI', 134, 146), word('48846', 150, 180))[0]).toBe('Ionia,');
  expect(texts(word('lonia', 100, 130), word('is', 134, 146))[0]).toBe('lonia');
  expect(texts(word('(AImenara', 100, 150))).toEqual(['(Almenara']);
  expect(texts(word('orders@example,test', 100, 190))).toEqual(['orders@example,test']);
  expect(texts(word('orders@example,com', 100, 190))).toEqual(['orders@example.com']);
});

it('leaves the letter of a logo out', () => {
  const logo = { ...word('R', 40, 90), fontSize: 52 };
  expect(texts(logo, word('4410', 100, 120), word('West', 124, 146))).toEqual(['4410', 'West']);
});

it('reads the end of a legal form and the series of an order', () => {
  expect(texts(word('S.à', 100, 112), word('r.I.', 116, 128))).toEqual(['S.à', 'r.l.']);
  expect(texts(word('0F', 100, 112), word('1/418', 116, 140))).toEqual(['OF', '1/418']);
});
