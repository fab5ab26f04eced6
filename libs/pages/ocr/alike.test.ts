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
  ['a figure beside letters', word('0/O', 'R', 'D', 'E', 'R'), 'ORDER'],
  ['a letter between figures', word('4', '7', 'l/1', '0'), '4710'],
  ['the last letter of a number', word('2', '7', 'O/0'), '270'],
  ['between a letter and a figure', word('P', '0/O', '8'), 'P08'],
  ['beside neither', word('0/o', '.', '0/o', '.'), '0.0.'],
  ['beside its own kind', word('A', 'O/0', 'B'), 'AOB'],
  ['what does not look alike', word('R', '7/1', 'T'), 'R7T'],
])('%s', (_, characters, text) => {
  expect(read(likeNeighbours(characters))).toBe(text);
});

test('the chances of both add up; what the model hardly thinks of is no choice', () => {
  expect(likeNeighbours(word('0/O', 'R'))[0]!.confidence).toBeCloseTo(0.9);
  const unlikely = { ...word('0/O')[0]!, instead: { text: 'O', confidence: 0.01 } };
  expect(read(likeNeighbours([unlikely, ...word('R')]))).toBe('0R');
});
