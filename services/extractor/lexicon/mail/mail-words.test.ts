import { describe, expect, test } from 'vitest';
import { mailLanguages } from './languages.ts';
import { nothingBut, phrasePattern } from './phrase-pattern.ts';
import { languagesOf } from './spoken-languages.ts';

describe.each(mailLanguages.map((words) => [words.language, words] as const))('%s', (_, words) => {
  test('has each list, without empty phrases', () => {
    for (const [key, list] of Object.entries(words)) {
      expect(list, key).not.toBe('');
      expect(
        list.split(',').filter((phrase: string) => phrase.trim() === ''),
        key,
      ).toEqual([]);
    }
  });
});

test('phrases are found as whole words, with endings and gaps', () => {
  const pattern = phrasePattern("rain*, leave … out, you can, n'");
  expect(pattern.exec('It was raining.')?.[0]).toBe('raining');
  expect(pattern.exec('Leave the two bolts out.')?.[0]).toBe('Leave the two bolts out');
  expect(pattern.exec('Leave it, we are out.')).toBeNull();
  expect(pattern.exec('What you can’t send')).toBeNull();
  expect(pattern.exec('Il n’est pas là')?.[0]).toBe('n’');
  expect(pattern.exec('a terrain')).toBeNull();
});

test.each(mailLanguages.map((words) => [words.language, words] as const))(
  'the rest of a word may be any letters that %s has',
  (_, words) => {
    const own = new Set(
      Object.values(words)
        .join('')
        .match(/\p{L}|\p{M}/gu),
    );
    const word = `q${[...own].join('')}`;
    expect(phrasePattern('q*').exec(word)?.[0]).toBe(word);
  },
);

test.each(['ß', 'ł', 'ø', 'å', 'ẞ', 'Ł', 'œ'])('a word ends before no %s', (letter) => {
  expect(phrasePattern('gro').exec(`gro${letter}`)).toBeNull();
  expect(phrasePattern('gro').exec(`${letter}gro`)).toBeNull();
});

test.each([
  ['Esta vez se descarga en la obra de siempre.', 'es'],
  ['Se non riuscite, lasciate fuori la riga.', 'it'],
  ['Bitte die Zeile streichen, wir haben noch genug.', 'de'],
  ['Proszę usunąć tę pozycję, bo już jest u nas.', 'pl'],
])('%s is %s', (text, language) => {
  expect(languagesOf(text).map((words) => words.language)).toEqual([language]);
});

test('a 0 is any number', () => {
  expect(phrasePattern('vor 0 jahr*').exec('Das war vor 15 Jahren so.')?.[0]).toBe('vor 15 Jahren');
  expect(phrasePattern('vor 0').exec('vor allem')).toBeNull();
});

test('a text is nothing but a phrase, with the marks that may stand behind it', () => {
  const pattern = nothingBut(['afterthoughts'], { signs: '&', marks: '[.!]?' });
  for (const text of ['please', 'Bitte!', 'także.', '&']) expect(pattern.test(text), text).toBe(true);
  for (const text of ['please send', 'bitten', 'please,']) expect(pattern.test(text), text).toBe(false);
});

test('each language has the same keys', () => {
  const keys = mailLanguages.map((words) => Object.keys(words).sort().join(' '));
  expect(new Set(keys).size).toBe(1);
});
