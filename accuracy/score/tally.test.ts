import { expect, test } from 'vitest';
import type { DocumentType, TruthRow } from '../truth.ts';
import { type Prediction, scoreDocument } from './score.ts';
import { type Judged, silentlyLost, tally } from './tally.ts';

const rows: TruthRow[] = [
  { description: 'Red nut', quantity: 1 },
  { description: 'Blue bolt', quantity: 2 },
];

interface Case {
  type?: DocumentType;
  flags?: string[];
  number?: string;
  items?: TruthRow[];
}

function judge({ type = 'purchase_order', flags = [], number = 'A1', items = rows }: Case): Judged {
  const record = {
    id: 'x',
    file: 'x.pdf',
    doc_type: type,
    language: 'en',
    kind: 'text-pdf' as const,
    family: 'x',
    set: 'building',
    truth: type === 'purchase_order' ? { order_number: 'A1', items: rows, line_count: 2 } : {},
  };
  const prediction: Prediction = {
    purchaseOrder: { order_number: number, items },
    status: flags.length > 0 ? 'ATTENTION' : 'PROCESSED',
    flags: flags.map((flag) => ({ code: flag.split('@')[0]!, path: flag.split('@')[1] ?? '', message: '' })),
    confidence: {},
    milliseconds: 1,
  };
  return { record, prediction, score: scoreDocument(record, prediction) };
}

test('the figures of a group', () => {
  const group = [
    judge({}),
    judge({ number: 'A2' }),
    judge({ flags: ['low_confidence@order_number'], items: rows.slice(0, 1) }),
    judge({ type: 'invoice', flags: ['not_an_order'] }),
    judge({ type: 'receipt' }),
  ];
  expect(tally(group)).toEqual({
    documents: 5,
    orders: 3,
    headF1: 2 / 3,
    rowF1: (2 * 5) / (5 + 6),
    silentlyLost: 1,
    processedShare: 2 / 3,
    processedExact: 1 / 2,
    exactShare: 1 / 3,
    negatives: 2,
    negativesFlagged: 1 / 2,
    failed: 0,
  });
});

test.each([
  [[], 1],
  [['low_confidence@customer.company'], 1],
  [['quantity_missing@items[0].quantity'], 0],
  [['total_mismatch@total_price'], 0],
  [['text_not_understood'], 0],
])('a lost row with the doubts %j is lost silently %i times', (flags, count) => {
  expect(silentlyLost(judge({ flags, items: rows.slice(1) }))).toBe(count);
});
