import { expect, test } from 'vitest';
import { describeBounds, fallenBelow, raise } from './floors.ts';

const bounds = () => ({
  name: 'text',
  floors: { headF1: 0.95, rowF1: 0.7, processedExact: 0.9 },
  most: { silentlyLost: 1, invented: 3 },
});
const reached = { headF1: 0.9, rowF1: 0.80049, processedExact: Number.NaN, silentlyLost: 2, invented: 0 };

test('a lower score and a further mistake are said in a sentence each', () => {
  expect(fallenBelow(bounds(), reached)).toEqual([
    'text: headF1 fell from 0.950 to 0.900',
    'text: silentlyLost rose from 1 to 2',
  ]);
});

test('each measure is printed beside its bound', () => {
  expect(describeBounds(bounds(), '10 documents', reached)).toEqual([
    'text: 10 documents',
    '  headF1            0.900 (at least 0.950)',
    '  rowF1             0.800 (at least 0.700)',
    '  processedExact    1.000 (at least 0.900)',
    '  silentlyLost      2 (at most 1)',
    '  invented          0 (at most 3)',
  ]);
});

test('floors rise and never fall, counts fall and never rise', () => {
  const raised = bounds();
  raise(raised, reached);
  expect(raised).toEqual({
    name: 'text',
    floors: { headF1: 0.95, rowF1: 0.8, processedExact: 1 },
    most: { silentlyLost: 1, invented: 0 },
  });
});
