import { expect, test } from 'vitest';
import type { Truth } from '../truth.ts';
import { type Prediction, scoreDocument } from './score.ts';

const truth: Truth = {
  order_number: ['A/1', 'A-1'],
  order_date: '2024-01-02',
  delivery_date: null,
  total_price: 10,
  currency: 'EUR',
  customer: { company: 'Acme, Inc.', address: { city: 'Appleton' } },
  items: [
    { customer_item_number: 'X1', description: 'Red nut M8', quantity: 5, price: 1 },
    { description: 'Blue bolt', quantity: null, price: null },
    { customer_item_number: 'Z', quantity: 2, price: [2.5, 2500] },
  ],
  line_count: 3,
};

const rows = [
  { article_number: 'x-1', quantity: 5, price: 1 },
  { description: 'bolt, blue', quantity: null },
  { customer_item_number: 'z', quantity: 2, price: 2.5 },
];
const order = {
  order_number: 'A 1',
  order_date: '2024-01-02',
  delivery_date: null,
  total_price: 10.004,
  currency: '€',
  customer: { company: 'ACME INC', address: { city: 'Appleton, WI' } },
  items: rows,
};

function predict(purchaseOrder: Record<string, unknown> | null): Prediction {
  return { purchaseOrder, status: 'PROCESSED', flags: [], confidence: {}, milliseconds: 1 };
}

test('an order that prints the same in other words is exact', () => {
  const score = scoreDocument({ truth }, predict(order));
  expect(score.differences).toEqual([]);
  expect(score.exact).toBe(true);
  expect(score.rows).toEqual({ right: 3, given: 3, truth: 3, lost: 0 });
});

test('an invented row, a wrong quantity, an invented date and a wrong total are told apart', () => {
  const items = [{ ...rows[0], quantity: 6 }, { description: 'note', quantity: 9 }, rows[1], rows[2]];
  const score = scoreDocument(
    { truth },
    predict({ ...order, items, delivery_date: '2024-02-02', total_price: 10.01 }),
  );
  expect(score.rows).toEqual({ right: 2, given: 4, truth: 3, lost: 0 });
  expect(score.fields.delivery_date).toEqual({ outcome: 'invented', mustBeEmpty: true });
  expect(score.fields.total_price).toEqual({ outcome: 'wrong', mustBeEmpty: false });
  expect(score.differences).toEqual([
    'delivery_date: "2024-02-02" for null',
    'total_price: 10.01 for 10',
    'row 1: "x-1" null 6 1 for "X1" "Red nut M8" 5 1',
    'row invented: null "note" 9 null',
    'rows: 4 for 3',
  ]);
  expect(score.values).toMatchObject({
    order_number: true,
    total_price: false,
    'items[0].quantity': false,
    'items[1].quantity': false,
    'items[3].quantity': true,
    'items[3].price': true,
  });
});

test('nothing found: all is missing, what must be empty is right', () => {
  const score = scoreDocument({ truth }, predict(null));
  expect(score.rows).toEqual({ right: 0, given: 0, truth: 3, lost: 3 });
  expect(score.fields.order_number?.outcome).toBe('missing');
  expect(score.fields.delivery_date?.outcome).toBe('right');
});

test('a row that is printed three times must be found three times', () => {
  const same = { description: 'Pallet', quantity: 1 };
  const score = scoreDocument(
    { truth: { items: [same, same, same], line_count: 3 } },
    predict({ items: [same, same] }),
  );
  expect(score.rows).toEqual({ right: 2, given: 2, truth: 3, lost: 1 });
});

test('of a long order whose truth is partial the first five rows and the last are compared', () => {
  const all = Array.from({ length: 9 }, (_, i) => ({ description: `Part ${i} of nine`, quantity: i + 1 }));
  const partial: Truth = { items: [...all.slice(0, 5), all[8]!], items_partial: true, line_count: 9 };
  expect(scoreDocument({ truth: partial }, predict({ items: all })).exact).toBe(true);
  const short = scoreDocument({ truth: partial }, predict({ items: [...all.slice(0, 6), all[8]] }));
  expect(short.rows).toEqual({ right: 6, given: 6, truth: 6, lost: 2 });
  expect(short.differences).toEqual(['rows: 7 for 9']);
});
