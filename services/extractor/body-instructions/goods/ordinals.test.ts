import { expect, test } from 'vitest';
import { ordinalLine } from './ordinals.ts';

test.each([
  ['please drop the second line', 2],
  ['die dritte Position entfällt', 3],
  ['de laatste regel', 'last'],
  ['la première ligne', 1],
  ['la segunda línea', 2],
])('%s', (text, place) => {
  expect(ordinalLine(text)?.place).toBe(place);
});

test.each(['the second time', 'swap the first line and the third line'])(
  '%s counts no single line',
  (text) => {
    expect(ordinalLine(text)).toBe(null);
  },
);
