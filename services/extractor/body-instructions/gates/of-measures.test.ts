import { expect, test } from 'vitest';
import type { DraftRow } from '../../draft.ts';
import { isOfMeasure } from './of-measures.ts';

const rows = [
  { description: { value: 'Peracetic acid 5%', places: [], confidence: 1 } },
] as unknown as DraftRow[];

test.each([
  ['Knock 10 % off the peracetic acid.', true],
  ['Set the diameter of the acid hose to 20.', true],
  ['20 of the peracetic acid in blue', true],
  ['Please set the peracetic acid 5% to 20.', false],
  ['20 of the peracetic acid', false],
])('%s: %s', (text, wanted) => expect(isOfMeasure(text, rows)).toBe(wanted));
