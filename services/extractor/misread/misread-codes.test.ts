import { expect, test } from 'vitest';
import type { DraftRow } from '../draft.ts';
import { weighCodes } from './misread-codes.ts';

function row(code: string, confidence = 0.7): DraftRow {
  const places = [
    { file: 'a.png', page: 1, box: [0, 0, 1, 1] as [number, number, number, number], text: code },
  ];
  return {
    supplierArticle: null,
    customerArticle: { value: code, confidence, places, because: 'row' },
    description: null,
    quantity: null,
    quantityState: null,
    unit: null,
    price: null,
    lineTotal: null,
    discount: null,
    deliveryDate: null,
  };
}

const weigh = (codes: string[], isScanned = true) =>
  weighCodes(
    codes.map((code) => row(code)),
    () => isScanned,
  ).map(({ customerArticle }) => [customerArticle!.value, customerArticle!.confidence]);

test('numbers that are written alike are surer', () => {
  expect(weigh(['A21756', 'A42556', 'H15655'])).toEqual([
    ['A21756', 0.92],
    ['A42556', 0.92],
    ['H15655', 0.92],
  ]);
  expect(weigh(['A21756', 'A42556'])).toEqual([
    ['A21756', 0.7],
    ['A42556', 0.7],
  ]);
});

test('letters and figures that OCR takes for each other are put right', () => {
  const models = ['HI-17495', 'HI-84934', 'HI-49389', 'HO-11111'];
  expect(weigh([...models, 'H1-56593'])[4]).toEqual(['HI-56593', 0.85]);
  expect(weigh([...models, 'HI-S659B'])[4]).toEqual(['HI-56598', 0.85]);
  const mended = weighCodes(
    [...models, 'H1-56593'].map((code) => row(code)),
    () => true,
  ).at(-1);
  expect(mended!.customerArticle!.because).toBe('row; "H1-56593" read as HI-56593, written like the others');
});

test('nothing is put right that could be several letters, or that differs otherwise', () => {
  expect(weigh(['AX-17495', 'BY-84934', 'CZ-49389', 'A0-11111'])[3]).toEqual(['A0-11111', 0.7]);
  expect(weigh(['HI-17495', 'HI-84934', 'HI-49389', '102-5659'])[3]).toEqual(['102-5659', 0.7]);
});

test('numbers of a text layer stay as they are', () => {
  expect(weigh(['HI-17495', 'HI-84934', 'HI-49389', 'H1-56593'], false).at(-1)).toEqual(['H1-56593', 0.7]);
});
