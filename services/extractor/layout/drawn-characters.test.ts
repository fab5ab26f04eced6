import type { Word } from '@orderloom/pages/page.ts';
import { expect, test } from 'vitest';
import { drawnByCharacters } from './drawn-characters.ts';

const printed = (...texts: string[]): Word[] =>
  texts.map((text, at) => ({
    text,
    box: [10, 10 * at, 10 + 5 * text.length, 10 * at + 8],
    fontSize: 8,
    bold: false,
    confidence: 1,
  }));

test('cells without a space beside the bars of a frame of characters', () => {
  const frame = printed(...Array.from({ length: 12 }, () => '|'), '|001|MP104512|BEARING');
  const { words, drawn } = drawnByCharacters(frame);
  expect(words.map(({ text, box }) => [text, box[0]])).toEqual([
    ['001', 15],
    ['MP104512', 35],
    ['BEARING', 80],
  ]);
  expect(drawn).toHaveLength(15);
});

test('few bars are marks between words', () => {
  expect(drawnByCharacters(printed('|', 'a|b')).words.map(({ text }) => text)).toEqual(['a|b']);
});
