import { expect, test } from 'vitest';
import type { Chosen, Draft, Place } from '../draft.ts';
import { emptyParty } from '../draft.ts';
import { judgeAnswers } from './judge-answers.ts';
import type { PrintedPage } from './printed-pages.ts';
import type { Question } from './questions.ts';
import { kindOf } from './value-kinds.ts';
import { withAgreement } from './weigh-opinions.ts';

const place: Place = { file: 'a', page: 1, box: [10, 10, 60, 20], text: 'PO-4711' };

function chosen<T>(value: T, confidence: number): Chosen<T> {
  return { value, confidence, places: [place], because: 'at "PO"' };
}

const draft: Draft = {
  documentType: chosen('purchase_order', 0.9),
  language: 'en',
  orderNumber: chosen('PO-4711', 0.6),
  orderDate: null,
  deliveryDate: null,
  deliveryDateFrom: null,
  deliveryDateTo: null,
  currency: null,
  totalPrice: chosen(10, 0.99),
  buyer: emptyParty,
  printedCustomerNumber: null,
  shipTo: emptyParty,
  instructions: null,
  remarks: null,
  rows: [],
  doubts: [
    { code: 'conflicting_values', path: 'order_number', message: 'c', places: [] },
    { code: 'total_mismatch', path: 'total_price', message: 't', places: [] },
  ],
  notes: [],
};

function opinionsOn(isScanned: boolean) {
  const words = [{ text: 'PO-4711', box: place.box }];
  const page: PrintedPage = {
    number: 1,
    file: 'a',
    page: 1,
    isScanned,
    lines: [[{ text: 'PO-4711', words }]],
  };
  const question: Question = {
    id: 'q1',
    path: 'order_number',
    kind: kindOf('order_number')!.kind,
    meaning: '',
    doubts: [],
    best: 'PO-4711',
    printed: [],
    known: null,
  };
  const answer = { question: 'q1', value: 'PO-4711', printed: 'PO-4711', page: 1 };
  const grounds = { questions: [question], pages: [page], evidence: [], supplier: 'Us' };
  return judgeAnswers([answer], grounds).opinions;
}

test('half of what is missing is added, and the doubt of that value alone ends', () => {
  const { orderNumber, doubts } = withAgreement(draft, opinionsOn(false));
  expect(orderNumber).toEqual({
    ...draft.orderNumber,
    confidence: 0.8,
    because: 'at "PO"; a second opinion agrees',
  });
  expect(doubts).toEqual([draft.doubts[1]]);
});

test('what OCR read is no surer when its words are read again', () => {
  const opinions = opinionsOn(true);
  expect(opinions.map(({ agrees, confirms }) => [agrees, confirms])).toEqual([[true, false]]);
  expect(withAgreement(draft, opinions)).toEqual(draft);
});

test('a value that a sum proved stays as sure as it is', () => {
  const [opinion] = opinionsOn(false);
  const { totalPrice } = withAgreement(draft, [{ ...opinion!, path: 'total_price' }]);
  expect(totalPrice!.confidence).toBe(0.99);
});
