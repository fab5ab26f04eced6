import { expect, test } from 'vitest';
import type { Box } from '../page.ts';
import type { Picture } from '../picture.ts';
import type { SeenCharacter } from './read-text.ts';
import { wordsOf } from './words.ts';

/** A white line of 40 rows with letters as black bars in rows 8 to 30: from and to of each. */
function lineWith(bars: readonly (readonly [from: number, to: number])[], width = 300): Picture {
  const pixels = new Uint8Array(40 * width).fill(255);
  for (let y = 8; y < 30; y++)
    for (const [from, to] of bars) pixels.fill(0, y * width + from, y * width + to);
  return { pixels, width, height: 40, channels: 1 };
}

/** One character in the middle of each bar; `spaces` are the chances of a space before it. */
function charactersOn(
  text: string,
  bars: readonly (readonly [number, number])[],
  spaces: readonly number[] = [],
): SeenCharacter[] {
  return bars.map(([from, to], at) => ({
    text: text[at]!,
    confidence: at === 1 ? 0.7 : 0.99,
    instead: { text: '', confidence: 0 },
    x: (from + to) / 2,
    spaceBefore: spaces[at] ?? 0,
  }));
}

const box: Box = [0, 0, 300, 40];
const near = [
  [10, 22],
  [24, 36],
  [38, 50],
  [52, 64],
] as const;

test('letters that stand near are one word, with the outline of its ink and its least confidence', () => {
  expect(wordsOf(lineWith(near), box, charactersOn('abcd', near), 3)).toEqual([
    { text: 'abcd', left: 10, top: 8, width: 54, height: 22, confidence: 0.7, line: 3 },
  ]);
});

test.each([
  ['the model reads one', [52, 64], 1, ['abc', 'd']],
  ['it thinks of one, and the gap is wider than most', [60, 72], 0.1, ['abc', 'd']],
  ['it thinks of one where letters stand near', [52, 64], 0.1, ['abcd']],
  ['the gap is as wide as no gap of print', [64, 76], 0, ['abc', 'd']],
  ['the gap is as wide as before a 1', [60, 72], 0, ['abcd']],
] as const)('a space is where %s', (_, last, chance, words) => {
  const bars = [...near.slice(0, 3), last] as const;
  const characters = charactersOn('abcd', bars, [0, 0, 0, chance]);
  expect(wordsOf(lineWith(bars), box, characters, 0).map(({ text }) => text)).toEqual(words);
});

test('what reaches into the box from the lines above and below is no part of the word', () => {
  const picture = lineWith(near);
  picture.pixels.fill(0, 0 * 300 + 12, 0 * 300 + 18);
  picture.pixels.fill(0, 39 * 300 + 40, 39 * 300 + 46);
  const [word] = wordsOf(picture, box, charactersOn('abcd', near), 0);
  expect([word!.top, word!.height]).toEqual([8, 22]);
});

test('a pen through a word does not make it higher', () => {
  const picture = lineWith(near);
  for (let y = 0; y < 40; y++) picture.pixels.fill(0, y * 300 + 30, y * 300 + 33);
  const [word] = wordsOf(picture, box, charactersOn('abcd', near), 0);
  expect([word!.top, word!.height]).toEqual([10, 20]);
});

test('a speck over a word does not make it higher', () => {
  const picture = lineWith(near);
  for (let y = 1; y < 3; y++) picture.pixels.fill(0, y * 300 + 14, y * 300 + 17);
  const [word] = wordsOf(picture, box, charactersOn('abcd', near), 0);
  expect([word!.top, word!.height]).toEqual([8, 22]);
});

test('a dot that was read is not seen a second time', () => {
  const bars = [...near.slice(0, 2), [160, 180]] as const;
  const picture = lineWith(bars);
  for (let y = 17; y < 22; y++) picture.pixels.fill(0, y * 300 + 100, y * 300 + 105);
  const [first, second, last] = charactersOn('abc', bars, [0, 0, 1]);
  const dot = { ...last!, text: '·', x: 112 };
  const texts = (...characters: SeenCharacter[]) =>
    wordsOf(picture, box, characters, 0).map(({ text }) => text);
  expect(texts(first!, second!, last!)).toEqual(['ab', '·', 'c']);
  expect(texts(first!, second!, dot, last!)).toEqual(['ab', '·', 'c']);
});

test('litres behind a text, and a figure in a column', () => {
  const bars = [...near.slice(0, 2), [64, 76], [78, 90]] as const;
  const [first, second, third, last] = charactersOn('an21', bars);
  const maybeLitre = { ...last!, instead: { text: 'l', confidence: 0.02 } };
  const texts = (...characters: SeenCharacter[]) =>
    wordsOf(lineWith(bars), box, characters, 0).map(({ text }) => text);
  expect(texts(first!, second!, third!, maybeLitre)).toEqual(['an', '2l']);
  expect(texts(first!, second!, third!, last!)).toEqual(['an', '21']);
  expect(texts(third!, maybeLitre)).toEqual(['21']);
});
