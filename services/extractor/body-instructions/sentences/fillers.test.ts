import { expect, test } from 'vitest';
import { wordsOf } from '../../mail-body/body.fixture.ts';
import { textOf } from '../../rows/table.ts';
import { withoutFillers } from './fillers.ts';

const plain = (text: string) => textOf(withoutFillers(wordsOf(text)));

test.each([
  ['We actually need 24 of the gloves.', 'We need 24 of the gloves.'],
  ['We need 24 of them after all, please.', 'We need 24 of them, please.'],
  ['Wir brauchen das Klebeband doch gar nicht.', 'Wir brauchen das Klebeband nicht.'],
  ['Al final necesitamos 24 guantes.', 'necesitamos 24 guantes.'],
])('%s', (text, without) => {
  expect(plain(text)).toBe(without);
});

test.each([
  ['a part of a word', 'We need 24 of the justice scales.'],
  ['a word of another language', 'We need the gar traps and 24 hooks.'],
  ['nothing', 'We need 24 of the gloves.'],
])('%s is none of them', (_, text) => {
  expect(plain(text)).toBe(text);
});
