import type { PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyExtraction } from './apply-extraction.ts';
import { claim, extracted, intake, resetWorld, save, upload, world } from './intake.fixture.ts';
import { differencesBetween } from './order-differences.ts';
import { wholeOrder } from './whole-order.ts';

const first = '11111111-1111-4111-8111-111111111111';
const second = '22222222-2222-4222-8222-222222222222';
const third = '33333333-3333-4333-8333-333333333333';

beforeEach(resetWorld);
afterEach(() => world.orders.close());

async function received(requestId: string, changes: Partial<PurchaseOrder> = {}) {
  await upload(requestId);
  const { epoch } = (await claim(requestId))!;
  return applyExtraction(intake(), {
    request_id: requestId,
    epoch,
    purchase_order: { ...extracted(), ...changes },
    reasons: [],
    overall_confidence: 1,
    evidence_blob_key: 'e',
    duration_ms: 1,
  });
}

test('the same order again is told, with a note, and goes on', async () => {
  expect((await received(first)).duplicate_of).toBeNull();
  const again = await received(second, { order_number: 'po 1', additional_information: 'By truck' });
  expect(again).toMatchObject({
    status: 'ATTENTION',
    duplicate_of: first,
    reasons: [
      {
        code: 'duplicate',
        path: '',
        message: `The same order was received before, as order ${first}.`,
        evidence: [],
      },
    ],
    result: { additional_information: `By truck\nThe same order was received before, as order ${first}.` },
  });
  expect(await received(third)).toMatchObject({ duplicate_of: first });
});

test('the same number with other lines is a revision that names them', async () => {
  await received(first);
  const items = extracted().items;
  const revised = await received(second, {
    items: [{ ...items[0]!, quantity: 5, price: 1.4 }, items[2]!, { article_number: 'A9', quantity: 1 }],
    delivery_date: '2026-04-01',
  });
  expect([revised.status, revised.duplicate_of, revised.reasons[0]?.code]).toEqual([
    'ATTENTION',
    null,
    'revision',
  ]);
  expect(revised.reasons[0]?.message).toBe(
    `An order of this number was received before, as order ${first}, with other content: ` +
      'line 1: quantity 5, was 2; line 1: price 1.4, was 1.5; line 3 is new: 1 A9; ' +
      'line 2 of the earlier order is missing: A2.',
  );
});

test.each([
  ['PO-9100', '9100'],
  ['9100', 'P.O. No. 9100'],
  ['Bestellnummer 4500-77', '450077'],
  ['Zamówienie nr 1234/25', '1234/25'],
  ['Commande n° 0088123', '88123'],
])('a number is the same without what leads up to it: %s and %s', async (order_number, other) => {
  await received(first, { order_number });
  expect(await received(second, { order_number: other })).toMatchObject({ duplicate_of: first });
});

test.each([
  ['NL-9100', 'DE-9100'],
  ['9100', '9100-2'],
  ['PO-1', '1'],
])('a number of other letters is another one: %s and %s', async (order_number, other) => {
  await received(first, { order_number });
  expect(await received(second, { order_number: other })).toMatchObject({ status: 'PROCESSED' });
});

test('what an operator made of an order is its content, and so is what was extracted', async () => {
  await received(first);
  await save({ items: [{ ...wholeOrder(extracted()).items[0]!, quantity: 7 }] });
  expect(await received(second)).toMatchObject({ duplicate_of: first });
  expect(await received(third, { items: [{ ...extracted().items[0]!, quantity: 7 }] })).toMatchObject({
    duplicate_of: first,
  });
});

test('another customer may use the same number', async () => {
  await received(first);
  const { customer } = extracted();
  expect(await received(second, { customer: { ...customer!, company: 'Zuid B.V.' } })).toMatchObject({
    status: 'PROCESSED',
    duplicate_of: null,
  });
});

test('of two extractions that end at once one is told', async () => {
  const both = await Promise.all([received(first), received(second)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['ATTENTION', 'PROCESSED']);
});

const lines = (...items: PurchaseOrder['items']) => wholeOrder({ order_number: '1', order_date: '', items });

test('a second scan of the same order, misread here and there, is the same order', () => {
  const scanned = lines(
    { customer_item_number: 'HB-100', description: 'Hex bolt M8 x 40 zinc plated', quantity: 10 },
    { customer_item_number: 'HB-200', description: 'Washer 8 mm', quantity: 20, price: 0.1 },
  );
  const again = lines(
    { customer_item_number: 'H8-I00', description: 'Hex bolt MB x 40 zinc plated', quantity: 10 },
    { customer_item_number: 'HB 200', description: 'Washer 8mm', quantity: 20 },
  );
  expect(differencesBetween(scanned, again)).toEqual([]);
});

test('articles that are called the same are told apart by their numbers', () => {
  const before = lines(
    { article_number: 'A-1', description: 'Glove', quantity: 5 },
    { article_number: 'A-2', description: 'Glove', quantity: 6 },
  );
  const after = lines(
    { article_number: 'A-2', description: 'Glove', quantity: 6 },
    { article_number: 'A-3', description: 'Glove', quantity: 8 },
  );
  expect(differencesBetween(before, after)).toEqual([
    'line 2 is new: 8 A-3 Glove',
    'line 1 of the earlier order is missing: 5 A-1 Glove',
  ]);
});
