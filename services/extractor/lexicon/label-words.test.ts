import { expect, test } from 'vitest';
import { sensesOf } from './label-words.ts';
import { tokenise } from './phrases.ts';

function partsOf(label: string): number | undefined {
  return sensesOf(label, tokenise(label))?.length;
}

test('a compound has as many parts as words', () => {
  expect(partsOf('Wareneingangsadresse')).toBe(2);
  expect(partsOf('Auftragsnummer')).toBe(2);
});

test('a word longer than any compound is none of labels', () => {
  expect(partsOf('auftrags'.repeat(5))).toBe(5);
  expect(partsOf('auftrags'.repeat(6))).toBeUndefined();
});
