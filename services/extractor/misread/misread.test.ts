import { expect, test } from 'vitest';
import type { Chosen, DraftRow } from '../draft.ts';
import { correctMisread } from './misread.ts';

function chosen(value: number, text: string): Chosen<number> {
  return {
    value,
    confidence: 0.7,
    places: [{ file: 'a.png', page: 1, box: [0, 0, 1, 1], text }],
    because: 'row',
  };
}

function row(quantity: [number, string], price: [number, string], total: [number, string]): DraftRow {
  return {
    supplierArticle: null,
    customerArticle: null,
    description: null,
    quantity: chosen(...quantity),
    quantityState: 'Valid',
    unit: null,
    price: chosen(...price),
    lineTotal: chosen(...total),
    discount: null,
    deliveryDate: null,
  };
}

test('a decimal mark that OCR lost', () => {
  const found = correctMisread(row([12, '12'], [1250, '1250'], [150, '150,00']), true);
  expect(found?.price).toMatchObject({ value: 12.5, confidence: 0.85 });
  expect(found?.price?.because).toBe('row; "1250" read as 12.5, which the other two numbers make');
});

test('a whole number lost no mark before its first digit', () => {
  const total = [3.12, '3,120'] as const;
  expect(correctMisread(row([6, '6'], [520, '520'], [...total]), false)?.price ?? null).toBe(null);
  expect(correctMisread(row([6, '6'], [52, '052'], [...total]), false)?.price?.value).toBe(0.52);
});

test('a digit that OCR took for another', () => {
  expect(correctMisread(row([18, '18'], [2, '2,00'], [20, '20,00']), true)?.quantity?.value).toBe(10);
  expect(correctMisread(row([16, '16'], [2.5, '2,50'], [45, '45,00']), true)?.quantity?.value).toBe(18);
});

test('the decimal comma of a price that OCR took for the dot of thousands', () => {
  expect(correctMisread(row([4, '4,00'], [310750, '310.750'], [1243, '1.243,00']), true)?.price?.value).toBe(
    310.75,
  );
  expect(correctMisread(row([3000, '3.000'], [12.5, '12,50'], [37.5, '37,50']), true)).toBeNull();
});

test('next to nothing is no quantity of none', () => {
  expect(correctMisread(row([6, '6'], [544224.45, '544 224.45'], [1346.7, "1'346.70"]), true)).toBeNull();
});

test('nothing when no single misreading explains the row, or two do', () => {
  expect(correctMisread(row([3, '3'], [7, '7,00'], [99, '99,00']), true)).toBeNull();
  expect(correctMisread(row([1, '1'], [1, '1,00'], [7, '7,00']), true)).toBeNull();
});

test('a quantity has lost no decimal mark where none is printed', () => {
  const lost = row([200, '200'], [192, '192'], [384, '384,00']);
  expect(correctMisread(lost, true)).toBeNull();
  expect(correctMisread(lost, false)?.price?.value).toBe(1.92);
});

test('a price before its discount', () => {
  const discounted = { ...row([10, '10'], [414, '414'], [33.12, '33,12']), discount: 20 };
  expect(correctMisread(discounted, false)?.price?.value).toBe(4.14);
});
