import { expect, test } from 'vitest';
import { wordsOf } from '../../mail-body/body.fixture.ts';
import { draft } from '../attached-order.fixture.ts';
import type { Reading } from '../instruction.ts';
import type { Beside } from '../read-sentence.ts';
import { wishesInFocus } from './focus.ts';

const about: Beside = {
  rows: draft.rows,
  days: { order: 'DMY', isSure: true, printed: null, ordered: null },
  ...{ language: 'en', present: null, meant: null, before: '', after: '', heading: null },
};
const cancelled = (row: number): Reading => ({ kind: 'cancel', rows: [row] });

/** What is surely wanted where only these pieces are understood. */
function focused(text: string, understood: Readonly<Record<string, Reading>>): Reading[] {
  const sentence = { words: wordsOf(text), text, place: null };
  return wishesInFocus(sentence, about, (piece) => {
    const wish = understood[piece.text];
    return wish ? [wish] : ['unclear'];
  });
}

test('a piece that is understood is wanted, and what is left is asked about', () => {
  const text = 'The weather being what it is, please cancel line 2.';
  expect(focused(text, { 'please cancel line 2.': cancelled(1) })).toEqual([cancelled(1), 'unclear']);
});

test('the longest piece that is understood goes before its parts', () => {
  const understood = { 'line 2,': cancelled(0), 'line 2, please cancel,': cancelled(1) };
  expect(focused('line 2, please cancel, as said', understood)).toEqual([cancelled(1), 'unclear']);
});

test.each([
  ['is one piece', 'please cancel line 2'],
  ['has pieces without end', `please cancel line 2, ${'and so, '.repeat(9)}on`],
  ['has a number in what is left', 'please cancel line 2, 12 are here'],
  ['turns round in what is left', 'please cancel line 2, but no'],
  ['sends to somebody else in what is left', 'please cancel line 2, ask Tom'],
  ['bounds it in what is left', 'please cancel line 2, unless he wants it'],
])('nothing is wanted of a sentence that %s', (_, text) => {
  const understood = { 'please cancel line 2,': cancelled(1), 'please cancel line 2': cancelled(1) };
  expect(focused(text, understood)).toEqual([]);
});

test('nothing is wanted where two pieces are of one row, or none is understood', () => {
  const text = 'cancel line 2, make line 2 six';
  const twice = { 'cancel line 2,': cancelled(1), 'make line 2 six': cancelled(1) };
  expect(focused(text, twice)).toEqual([]);
  expect(focused(text, {})).toEqual([]);
});
