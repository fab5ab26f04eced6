import { expect, test } from 'vitest';
import { isSameLanguage } from './article-resolution.ts';

test.each([
  ['de', 'de-AT', true],
  ['DE', 'deu', true],
  ['ger', 'de', true],
  ['spa', 'es', true],
  ['pol', 'pl', true],
  ['pt_BR', 'por', true],
  ['est', 'es', false],
  ['pol', 'por', false],
  ['', 'de', false],
])('%j and %j are one language: %s', (a, b, isOne) => {
  expect(isSameLanguage(a, b)).toBe(isOne);
});
