import { expect, test } from 'vitest';
import { compiled, type PhraseBook } from './phrase-book.ts';
import { slotsOf } from './word-pattern.ts';

const book: PhraseBook = {
  language: 'xx',
  left: 'the, please',
  of: 'of',
  and: 'and',
  them: 'them',
  asks: 'could you please',
  also: 'also',
  words: { drop: 'drop, take the lot off' },
  cancel: ['!<drop> G [from (order)]'],
  set: [],
  more: [],
  less: [],
  add: ['!add'],
  talk: 'we',
};

test('a phrase is a whole clause, without what is left out of it', () => {
  const { phrases, request } = compiled({ ...book, cancel: ['!<drop> G [from order|from list]'] });
  const isPhrase = (text: string) =>
    phrases.some(({ pattern }) => slotsOf(pattern, text.replace(request, '').split(' ').slice(1)) !== null);
  expect([' drop ‹0›', ' could you drop ‹0› from list', ' also take lot off ‹0›'].every(isPhrase)).toBe(true);
  expect([' drop ‹0› now', ' we drop ‹0›', ' drop'].some(isPhrase)).toBe(false);
});

test('a bracket within a bracket and a name without words are errors of the book', () => {
  expect(() => compiled(book)).toThrow('xx: a bracket within a bracket');
  expect(() => compiled({ ...book, cancel: ['<scrap> G'] })).toThrow('xx: no words <scrap>');
});
