import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('the same text is read once, also when nothing is found', () => {
  const texts: string[] = [];
  const read = remembered((text) => {
    texts.push(text);
    return /\d/.exec(text)?.[0];
  });
  expect([read('a1'), read('b'), read('a1'), read('b')]).toEqual(['1', undefined, '1', undefined]);
  expect(texts).toEqual(['a1', 'b']);
});
