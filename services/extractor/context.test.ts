import { expect, test } from 'vitest';
import { contextOf, datesOfMail } from './context.ts';
import { plainSheets } from './sample.fixture.ts';

const tellsWeek = (text: string) =>
  datesOfMail({ order: 'DMY', source: 'document' }, '2026-03-09', plainSheets(text)).tellsWeek;

test.each(['week 34', 'next week', 'KW 20', 'wk 12', 'semaine prochaine', 'W23'])('a week: %s', (text) => {
  expect(tellsWeek(`Please send it ${text}.`)).toBe(true);
});

test.each([
  'Ref 7719/W',
  'wie jede Woche',
  'as every week',
  'comme chaque semaine',
  'size S',
  'gloves T10',
  'Jan T.',
  'no fim de semana',
])('no week: %s', (text) => {
  expect(tellsWeek(`Please send it ${text}`)).toBe(false);
});

test.each([
  ['a currency of a country that writes points', 'Maize 40 4,850 194,000 KES', '.'],
  ['dollars and shillings', 'USD 4,850 is KES 626,000', '.'],
  ['euros, which are written with either', 'Maize 40 4,850 194,000 EUR', null],
  ['no currency', 'Maize 40 4,850 194,000', null],
  ['a product', 'Salt 6 520 3.120 EUR', ','],
  ['what a number proves itself, before a product', 'Salt 6 520 3,120 and 2,50 for 1.200,00', ','],
])('the decimal mark of a document with %s', (_, text, mark) => {
  const locale = { country: 'NL', dateOrder: 'DMY' as const };
  expect(contextOf(plainSheets(text), [], { country: null, language: null }, locale).decimal).toBe(mark);
});

test.each([
  ['dollars in English, of a house with decimal commas', 'Price $1,200 each', 'DE', 'en', null],
  ['the same in its own language', 'Preis $1,200', 'DE', 'de', ','],
  ['the same with cents that prove it', 'Price $1,200 each, $3,50', 'DE', 'en', ','],
  ['euros in English', 'Price €1,200 each', 'DE', 'en', null],
  ['a bare price in English', 'Pump 2 1,250', 'DE', 'en', null],
  ['the same with a product that proves it', 'Salt 6 520 3,120 EUR', 'DE', 'en', '.'],
  ['euros with a point', 'Price €1.200 each', 'DE', 'en', ','],
  ['a house with decimal points', 'Price $1,200 each', 'US', 'en', '.'],
])('the decimal mark of %s', (_, text, country, language, mark) => {
  const locale = { country: 'NL', dateOrder: 'DMY' as const };
  expect(contextOf(plainSheets(text), [], { country, language }, locale).decimal).toBe(mark);
});
