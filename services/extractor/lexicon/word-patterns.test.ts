import { expect, test } from 'vitest';
import { lexicons } from './languages.ts';
import { anyOf, beginnings, patternOf, phrasesIn, withinWords } from './word-patterns.ts';

const pattern = (...phrases: string[]) => new RegExp(`^${patternOf(phrases)}$`, 'iu');

test.each([
  ['whole words', 'haus', ['Haus', 'HAUS'], ['Hauses', 'Rathaus', 'aus']],
  ['the rest of a word', 'liefer*', ['liefern', 'Liefertermin', 'liefer'], ['Anlieferung']],
  ['what a word ends in', '*leiter', ['Bauleiter', 'Leiter'], ['Leiterin']],
  ['accents that are missing', 'réception', ['réception', 'RECEPTION'], ['recepcion']],
  ['umlauts as two letters', 'gebäude', ['Gebäude', 'Gebaeude', 'Gebaude'], []],
  ['the accent of a short word', 'à', ['à', 'À'], ['a']],
  ['dots and hyphens between words', 'pol ind', ['pol. ind', 'Pol.Ind', 'pol-ind', 'pol ind'], ['polind']],
  ['either apostrophe', "d'or", ["d'or", 'd’or'], ['dor']],
])('%s', (_, phrase, found, others) => {
  for (const text of found) expect([text, pattern(phrase).test(text)]).toEqual([text, true]);
  for (const text of others) expect([text, pattern(phrase).test(text)]).toEqual([text, false]);
});

test('the longest phrase is taken', () => {
  expect(new RegExp(patternOf(['de', 'de la']), 'iu').exec('Puerto de la Cruz')?.[0]).toBe('de la');
  expect(new RegExp(`${patternOf(["d'", 'de'])}\\p{Lu}`, 'u').test('ville d’Or')).toBe(true);
});

test('a phrase of several languages stands once', () => {
  const words = phrasesIn(({ smallWords }) => smallWords.for);
  expect(words).toHaveLength(new Set(words).size);
  expect(words).toContain('für');
});

test.each(lexicons)('the words of $language are found', ({ goodsWords, smallWords, premises }) => {
  const first = (phrases: string) => phrases.split(/[,*]/)[0]!.trim();
  const finds = (found: string, words: string) => new RegExp(`^${found}$`, 'iu').test(first(words));
  expect(
    finds(
      anyOf(({ goodsWords }) => goodsWords.deliver),
      goodsWords.deliver,
    ),
  ).toBe(true);
  expect(
    finds(
      anyOf(({ smallWords }) => smallWords.of),
      smallWords.of,
    ),
  ).toBe(true);
  expect(
    finds(
      anyOf(({ premises }) => premises.dock),
      premises.dock,
    ),
  ).toBe(true);
});

test('what stands within longer words', () => {
  const found = (phrases: string[], text: string) =>
    new RegExp(`^(?:${withinWords(phrases)})$`, 'iu').test(text);
  expect(['Liefer', 'ort', 'Ort'].map((text) => found(['liefer', 'ort'], text))).toEqual([true, true, true]);
  expect(new RegExp(withinWords(['netto']), 'iu').test('Nettopreis')).toBe(true);
  expect(found(['gr.'], 'grx')).toBe(false);
});

test('beginnings of folded words', () => {
  const begins = new RegExp(`^(?:${beginnings(({ confirms }) => confirms)})`);
  expect(['bestatigen', 'bekraeftelse', 'acknowledged'].map((word) => begins.test(word))).toEqual([
    true,
    true,
    true,
  ]);
  expect(begins.test('unconfirmed')).toBe(false);
});
