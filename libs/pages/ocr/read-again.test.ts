import { expect, test } from 'vitest';
import { weighed } from './read-again.ts';

const word = (text: string, confidence: number) => ({
  text,
  confidence,
  left: 0,
  top: 0,
  width: 40,
  height: 20,
  line: 0,
});

test('a word that is read alike again is as sure as then, and surer than it was', () => {
  expect(weighed(word('Surcharge', 0.6), 0.97).confidence).toBe(0.97);
  expect(weighed(word('Surcharge', 0.6), 1).confidence).toBe(0.985);
  expect(weighed(word('Surcharge', 0.9), 0.7).confidence).toBe(0.9);
  expect(weighed(word('Surcharge', 0.9), null).confidence).toBe(0.9);
});

test('a mail address that is read otherwise is doubted, and no surer when it is not', () => {
  expect(weighed(word('ann@example.test', 0.999), null).confidence).toBe(0.6);
  expect(weighed(word('ann@example.test', 0.9), 1).confidence).toBe(0.9);
});
