import { expect, test } from 'vitest';
import { fallenBelow, raise } from './ratchet.ts';
import type { Tally } from './score/tally.ts';

const reached: Tally = {
  documents: 10,
  orders: 8,
  headF1: 0.9,
  rowF1: 0.8,
  silentlyLost: 2,
  processedShare: 0.5,
  processedExact: Number.NaN,
  exactShare: 0.4,
  negatives: 2,
  negativesFlagged: 1,
  failed: 0,
};
const selection = () => ({
  name: 'text',
  kinds: ['text' as const],
  seed: 1,
  perFamily: 1,
  families: ['letter'],
  floors: { headF1: 0.95, rowF1: 0.7, exactShare: 0.4, processedExact: 0.9, negativesFlagged: 1 },
  silentlyLost: 1,
});

test('a lower score and a further lost row are said in a sentence each', () => {
  expect(fallenBelow(selection(), reached)).toEqual([
    'text: headF1 fell from 0.950 to 0.900',
    'text: 2 rows are lost silently, 1 were',
  ]);
});

test('floors rise and never fall', () => {
  const raised = selection();
  raise(raised, reached);
  expect(raised.floors).toEqual({
    headF1: 0.95,
    rowF1: 0.8,
    exactShare: 0.4,
    processedExact: 1,
    negativesFlagged: 1,
  });
  expect(raised.silentlyLost).toBe(1);
});
