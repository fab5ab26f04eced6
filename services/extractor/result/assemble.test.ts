import { layText } from '@orderloom/pages/text.ts';
import { Extraction } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import { expect, test } from 'vitest';
import { extractOrder } from '../extract-order.ts';
import type { Resolution } from '../resolve/resolve-draft.ts';
import type { ExtractSettings } from '../settings.ts';
import { assembleOrder } from './assemble.ts';
import type { Origin } from './fallbacks.ts';

const settings: ExtractSettings = {
  locale: { language: 'en', country: 'GB', currency: 'GBP', dateOrder: 'DMY' },
  supplier: {
    company: 'Example Supplies B.V.',
    contactPerson: null,
    email: 'orders@example.test',
    address: { street: 'Kade 1', postalCode: '1011 AA', city: 'Amsterdam', country: 'NL' },
  },
  deliveryWindow: 'latest',
  thresholds: { review: 0.8 },
};
const origin: Origin = { requestId: '7b0c', receivedAt: '2026-11-05T08:00:00Z', subjectReference: null };
const unresolved: Resolution = {
  customerId: null,
  articleNumbers: [],
  doubts: [],
  asked: { buyer: null, lines: [], language: 'en', customer_number: null },
};

function assembled(text: string, from = origin) {
  const draft = extractOrder({
    files: [{ name: 'a.txt', pages: layText(text, { maxPages: 5 }).pages, notes: [] }],
    settings,
  });
  return assembleOrder(draft, unresolved, from, settings, 12);
}

const order = `
PURCHASE ORDER
PO Number: A/2026/17
PO Date: 2026-11-03

Buyer:
Northwind Traders Ltd
12 High Street
London SW1A 1AA

Item code   Description   Qty   Unit price   Total
B-1         Blue cups     10    2.00         20.00

Total: £20.00
`;

test('an order without doubts has no reasons; slashes of its number become dashes', () => {
  const { purchase_order, reasons, overall_confidence } = assembled(order);
  expect(reasons).toEqual([]);
  expect(purchase_order!.order_number).toBe('A-2026-17');
  expect(purchase_order!.order_date).toBe('2026-11-03');
  expect(purchase_order!.currency).toBe('GBP');
  expect(purchase_order!.supplier!.company).toBe('Example Supplies B.V.');
  expect(overall_confidence).toBeGreaterThan(0.8);
});

test('every key is present, as the wire has it', () => {
  const extraction = assembled(order);
  expect(Extraction.decode(Extraction.encode(extraction).finish())).toEqual(extraction);
  expect(extraction.purchase_order!.items[0]).toEqual({
    article_number: null,
    customer_item_number: 'B-1',
    description: 'Blue cups',
    quantity: 10,
    quantity_state: 'Valid',
    unit: null,
    price: 2,
    currency: 'GBP',
    line_total: 20,
  });
});

test("the buyer's branch and bank account are in the order, with their places", () => {
  const house = 'London SW1A 1AA\nBranch: Leeds\nIBAN: GB82 WEST 1234 5698 7654 32\nBIC: WESTGB2L';
  const { purchase_order, evidence, confidence } = assembled(order.replace('London SW1A 1AA', house));
  const { branch, iban, bic } = purchase_order!.customer!;
  expect([branch, iban, bic]).toEqual(['Leeds', 'GB82WEST12345698765432', 'WESTGB2L']);
  const shown = evidence.find(({ path }) => path === 'customer.iban');
  expect(shown?.places.map(({ text }) => text)).toEqual(['GB82 WEST 1234 5698 7654 32']);
  expect(confidence.find(({ path }) => path === 'customer.bic')?.confidence).toBe(0.9);
});

test('without a delivery address the goods go to the buyer', () => {
  const { shipping_details } = assembled(order).purchase_order!;
  expect(shipping_details!.recipient).toMatchObject({
    company: 'Northwind Traders Ltd',
    address: { city: 'London' },
  });
});

test('evidence, confidence and reason stand under the paths of the order', () => {
  const { confidence, evidence } = assembled(order);
  expect(evidence.find(({ path }) => path === 'items[0].quantity')?.places[0]).toMatchObject({
    file: 'a.txt',
    page: 1,
    text: '10',
  });
  expect(confidence.find(({ path }) => path === 'items[0].quantity')).toEqual({
    path: 'items[0].quantity',
    confidence: 0.99,
    because: 'row under "Item code | Description | Qty | Unit price | Total"; the sum agrees',
  });
  expect(confidence.find(({ path }) => path === 'order_number')?.because).toBe('at "PO Number"');
});

test("the currency of a line has the place of the order's currency", () => {
  const { confidence, evidence } = assembled(order);
  expect(confidence.find(({ path }) => path === 'items[0].currency')).toEqual({
    path: 'items[0].currency',
    confidence: 0.9,
    because: 'beside a total',
  });
  expect(evidence.find(({ path }) => path === 'items[0].currency')?.places[0]?.text).toBe('£20.00');
});

test('a currency that only the lines print has its place there', () => {
  const { purchase_order, confidence, evidence } = assembled(
    order.replace('2.00         20.00', '£2.00        20.00').replace('Total: £20.00', ''),
  );
  expect(purchase_order!.items[0]!.currency).toBe('GBP');
  expect(confidence.find(({ path }) => path === 'currency')).toEqual({
    path: 'currency',
    confidence: 0.85,
    because: 'in the lines',
  });
  expect(evidence.find(({ path }) => path === 'currency')?.places[0]?.text).toBe('£2.00');
});

test('number and date that are not printed are stood in for, with reasons and notes', () => {
  const text = 'Please send us\n- 10 x blue cups\n';
  const { purchase_order, reasons, overall_confidence } = assembled(text, {
    ...origin,
    subjectReference: 'REF 9',
  });
  expect([purchase_order!.order_number, purchase_order!.order_date]).toEqual(['REF 9', '2026-11-05']);
  expect(reasons.map((reason) => reason.code)).toEqual([
    'document_type_unclear',
    'customer_missing',
    'order_number_missing',
    'order_date_missing',
  ]);
  expect(purchase_order!.additional_information).toContain(
    'The document prints no order date; the day it was received, 2026-11-05, is used instead.',
  );
  expect(overall_confidence).toBeLessThanOrEqual(0.3);
});
