import { randomUUID } from 'node:crypto';
import type { ReviewReason } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import type { PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import { acceptUpload } from './accept-upload.ts';
import { applyExtraction } from './apply-extraction.ts';
import { claimExtraction } from './claim-extraction.ts';
import { openSqliteOrderStore } from './order-store.sqlite.ts';
import type { OrderStore } from './order-store.ts';
import { openSqliteRejectedStore } from './rejected-store.sqlite.ts';
import { saveCorrections } from './save-corrections.ts';

export const id = '11111111-1111-4111-8111-111111111111';
export const file = {
  name: 'po.pdf',
  blob_key: 'uploads/1',
  size: 12,
  mime_type: 'application/pdf',
  sha256: 'ab',
};
export const doubt = {
  code: 'quantity_unrecognised',
  path: 'items[0].quantity',
  message: 'Quantity "x" is no number',
  evidence: [],
  candidates: [],
};

/** For tests in which no e-mail is rejected. */
const rejected = openSqliteRejectedStore(':memory:');

/** What a test may turn: the clock, the dice, the tenant's settings. */
export interface World {
  orders: OrderStore;
  now: number;
  random: number;
  settings: { webhook: boolean; debug: boolean; orderSplitting: boolean; deliveryWindow: 'latest' };
}

export const world: World = {} as World;

/** An empty store and the usual settings. */
export function resetWorld(): void {
  world.orders = openSqliteOrderStore(':memory:');
  world.now = Date.parse('2026-03-02T09:00:00Z');
  world.random = 1;
  world.settings = { webhook: true, debug: false, orderSplitting: true, deliveryWindow: 'latest' };
}

export const intake = () => ({
  orders: world.orders,
  rejected,
  now: () => world.now,
  newId: randomUUID,
  random: () => world.random,
  settings: world.settings,
  wakeRelay: () => {},
});

export const upload = (requestId = id) =>
  acceptUpload(intake(), {
    request_id: requestId,
    files: [file],
    metadata: [{ name: 'channel', value: 'edi' }],
  });
export const claim = (requestId = id) =>
  claimExtraction(intake(), { owner: 'extractor-1', request_id: requestId, claim_id: randomUUID() });
export const status = async () => (await world.orders.get(id))?.status;

export function extracted(): PurchaseOrder {
  return {
    order_number: 'PO-1',
    order_date: '2026-03-01',
    items: [
      {
        article_number: 'A1',
        customer_item_number: 'X1',
        quantity: 2,
        quantity_state: 'Valid',
        price: 1.5,
        line_total: 3,
      },
      { article_number: 'A2', quantity: null, quantity_state: 'Empty' },
      { article_number: 'A3', quantity: 0, quantity_state: 'Zero' },
    ],
    customer: {
      company: 'Noord B.V.',
      branch: 'Hoorn',
      address: { street: 'Dijk 2', postal_code: '1621 AB', city: 'Hoorn', country: 'NL' },
    },
  };
}

export async function apply(reasons: ReviewReason[] = []) {
  const claimed = await claim();
  return applyExtraction(intake(), {
    request_id: id,
    epoch: claimed!.epoch,
    purchase_order: extracted(),
    reasons,
    overall_confidence: 0.97,
    evidence_blob_key: 'evidence/1',
    duration_ms: 40,
  });
}

/** An operator's save of the stored order with these values in place of its own. */
export async function save(change: Partial<PurchaseOrder>, revision?: number) {
  const record = (await world.orders.get(id))!;
  return saveCorrections(intake(), {
    request_id: id,
    revision: revision ?? record.revision,
    operator: 'op@example.test',
    purchase_order: { ...record.result!, ...change },
  });
}
