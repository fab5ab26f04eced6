import { expect, test } from 'vitest';
import { likeNeighbours } from './alike.ts';
import type { SeenCharacter } from './read-text.ts';

/** `0/O` is a 0 that may be an O. */
function word(...read: string[]): SeenCharacter[] {
  return read.map((each) => {
    const [text, other] = each.split('/') as [string, string?];
    const instead = { text: other ?? '', confidence: other === undefined ? 0 : 0.3 };
    return { text, confidence: 0.6, instead, x: 0, spaceBefore: 0 };
  });
}
const read = (characters: SeenCharacter[]) => characters.map(({ text }) => text).join('');

test.each([
  ['a figure among letters', word('0/O', 'R', 'D', 'E', 'R'), 'ORDER'],
  ['a letter among figures', word('4', '7', 'l/1', '0'), '4710'],
  ['the last letter of a number', word('2', '7', 'O/0'), '270'],
  ['a word of letters and figures', word('P', '0/O', '8', '8'), 'P088'],
  ['one other', word('S/5', '5'), 'S5'],
  ['its own kind', word('A', 'O/0', 'B'), 'AOB'],
  ['what does not look alike', word('R', '7/1', 'T'), 'R7T'],
  ['no letter and no figure', word('1', '2', '|/1'), '12|'],
])('%s', (_, characters, text) => {
  expect(read(likeNeighbours(characters))).toBe(text);
});

test('a character is no surer for it, and what the model hardly thinks of is no choice', () => {
  expect(likeNeighbours(word('0/O', 'R', 'D'))[0]!.confidence).toBe(0.6);
  const unlikely = { ...word('0/O')[0]!, instead: { text: 'O', confidence: 0.1 } };
  expect(read(likeNeighbours([unlikely, ...word('R', 'D')]))).toBe('0RD');
});
