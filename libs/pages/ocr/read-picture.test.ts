import { expect, test } from 'vitest';
import { withoutParts } from './read-picture.ts';

const seen = (text: string, left: number, width: number, line: number, confidence = 0.99) => ({
  text,
  left,
  top: 100,
  width,
  height: 24,
  confidence,
  line,
});
const number = seen('8780430606', 100, 200, 1);
const texts = (...words: Parameters<typeof withoutParts>[0]) => withoutParts(words).map(({ text }) => text);

test('the first letter of a word that another box has whole is dropped', () => {
  expect(texts(number, seen('8', 100, 20, 2))).toEqual(['8780430606']);
});

test.each([
  ['beside it', seen('8', 320, 20, 2)],
  ['of its own line', seen('8', 100, 20, 1)],
  ['that says something else', seen('5', 100, 20, 2)],
])('a word %s stays', (_, word) => {
  expect(texts(number, word)).toEqual(['8780430606', word.text]);
});

test('a blot that was read as a long word takes nothing', () => {
  expect(texts({ ...number, confidence: 0.3 }, seen('8', 100, 20, 2))).toEqual(['8780430606', '8']);
});
