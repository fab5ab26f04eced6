import { expect, test } from 'vitest';
import type { Chosen, DraftRow } from '../../draft.ts';
import { repeatedFiles } from './repeated-files.ts';

const chosen = <T>(value: T): Chosen<T> => ({ value, confidence: 1, places: [], because: '' });
const row = (quantity: number, description: string, code?: string, price?: number): DraftRow => ({
  ...{ supplierArticle: null, quantityState: 'Valid', unit: null, lineTotal: null, discount: null },
  ...{ deliveryDate: null, quantity: chosen<number | null>(quantity), description: chosen(description) },
  customerArticle: code === undefined ? null : chosen(code),
  price: price === undefined ? null : chosen(price),
});
const body = [row(5, 'gloves'), row(3, 'wipes', 'W-1')];
const document = [row(3, 'Wipes, box of 100', 'W-1', 2.5), row(5, 'Gloves size M', 'G-1', 1.5)];

test('what says the same as another file and less is left out, in whichever order they come', () => {
  expect([...repeatedFiles([body, document])]).toEqual([0]);
  expect([...repeatedFiles([document, body])]).toEqual([1]);
  expect([...repeatedFiles([document, document, document])]).toEqual([1, 2]);
});

test.each([
  ['another quantity', [row(5, 'gloves'), row(4, 'wipes', 'W-1')]],
  ['another article', [row(5, 'gloves'), row(3, 'wipes', 'W-2')]],
  ['another name', [row(5, 'boots'), row(3, 'wipes', 'W-1')]],
  ['another price', [row(5, 'gloves', undefined, 9), row(3, 'wipes', 'W-1')]],
  ['one line more', [...body, row(1, 'tape')]],
])('%s is another order', (_, other) => {
  expect([...repeatedFiles([other, document])]).toEqual([]);
});
