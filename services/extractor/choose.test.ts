import { expect, test } from 'vitest';
import { choose } from './choose.ts';
import type { Candidate } from './draft.ts';

function candidate(value: string, score: number): Candidate {
  return { value, score, because: 'at "PO"', file: 'a.pdf', page: 1, box: [0, 0, 10, 10], text: value };
}

test('places that agree support each other', () => {
  const { chosen, doubts } = choose(
    [candidate('A1', 0.9), candidate('A1', 0.8), candidate('B2', 0.5)],
    'order_number',
  );
  expect(doubts).toEqual([]);
  expect(chosen).toMatchObject({ value: 'A1', because: 'at "PO"' });
  expect(chosen!.confidence).toBeCloseTo(0.924);
  expect(chosen!.places).toHaveLength(2);
});

test('a rival nearly as good makes the choice doubtful', () => {
  const { chosen, doubts } = choose([candidate('A1', 0.9), candidate('B2', 0.88)], 'order_number');
  expect(chosen!.confidence).toBeCloseTo(0.63);
  expect(doubts.map(({ code, message }) => [code, message])).toEqual([
    ['conflicting_values', 'The document gives different values: A1 and B2.'],
  ]);
});

test('no candidates, no value', () => {
  expect(choose([], 'order_number')).toEqual({ chosen: null, doubts: [] });
});
