import { randomUUID } from 'node:crypto';
import { Failure } from '@orderloom/errors/failure.ts';
import type { PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acceptUpload } from './accept-upload.ts';
import { applyExtraction } from './apply-extraction.ts';
import { beginSend } from './begin-send.ts';
import { claimExtraction } from './claim-extraction.ts';
import { claimWebhook } from './claim-webhook.ts';
import { endOrphanedLeases, releaseLease } from './end-leases.ts';
import { failExtraction } from './fail-extraction.ts';
import { findFile } from './find-file.ts';
import { finishSend } from './finish-send.ts';
import { listSends } from './list-sends.ts';
import { openSqliteOrderStore } from './order-store.sqlite.ts';
import type { OrderStore } from './order-store.ts';
import { renderOrder } from './render-order.ts';
import { renewLease } from './renew-lease.ts';
import { retryOrder } from './retry-order.ts';

const id = '11111111-1111-4111-8111-111111111111';
const file = { name: 'po.pdf', blob_key: 'uploads/1', size: 12, mime_type: 'application/pdf', sha256: 'ab' };
const doubt = {
  code: 'quantity_unrecognised',
  path: 'items[0].quantity',
  message: 'Quantity "x" is no number',
  evidence: [],
};

let orders: OrderStore;
let now: number;
let random: number;
let settings: { webhook: boolean; debug: boolean; deliveryWindow: 'latest' };
const intake = () => ({
  orders,
  now: () => now,
  newId: randomUUID,
  random: () => random,
  settings,
  wakeRelay: () => {},
});

beforeEach(() => {
  orders = openSqliteOrderStore(':memory:');
  now = Date.parse('2026-03-02T09:00:00Z');
  random = 1;
  settings = { webhook: true, debug: false, deliveryWindow: 'latest' };
});
afterEach(() => orders.close());

const upload = (requestId = id) =>
  acceptUpload(intake(), {
    request_id: requestId,
    files: [file],
    metadata: [{ name: 'channel', value: 'edi' }],
  });
const claim = () => claimExtraction(intake(), { owner: 'extractor-1', request_id: id });
const status = async () => (await orders.get(id))?.status;

function extracted(): PurchaseOrder {
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

async function apply(reasons = [] as (typeof doubt)[]) {
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

async function send(outcome: { kind: string; erp_ref?: string; error?: string }) {
  const begun = await beginSend(intake(), { request_id: id, owner: 'dispatch-1', timeout_ms: 30_000 });
  return finishSend(intake(), { request_id: id, send_id: begun.send_id, outcome });
}

describe('upload', () => {
  test('given an upload, then the order is QUEUED with an event for extractors and one for the rest', async () => {
    const { record, created } = await upload();
    expect(created).toBe(true);
    expect(record.status).toBe('QUEUED');
    expect(record.outbox.map(({ topic, type }) => [topic, type])).toEqual([
      ['order-lifecycle', 'order-queued'],
      ['extraction-work', 'order-queued'],
    ]);
  });

  test('given an order, when its request_id is uploaded again with other files in upper case, then the first files win', async () => {
    await upload();
    const again = await acceptUpload(intake(), {
      request_id: id.toUpperCase(),
      files: [{ ...file, name: 'other.pdf' }],
      metadata: [],
    });
    expect(again.created).toBe(false);
    expect(again.record.files.map(({ name }) => name)).toEqual(['po.pdf']);
  });

  test('a request_id that is no UUID v4 is refused', async () => {
    await expect(upload('11111111-1111-1111-8111-111111111111')).rejects.toMatchObject({
      kind: 'validation',
    });
  });
});

describe('extraction', () => {
  test('given a queued order, when it is extracted without doubt, then PROCESSED', async () => {
    await upload();
    expect((await apply()).status).toBe('PROCESSED');
  });

  test('given a queued order, when it is extracted with a doubt, then ATTENTION with the reason', async () => {
    await upload();
    const record = await apply([doubt]);
    expect(record.status).toBe('ATTENTION');
    expect(renderOrder(record, now).state?.reasons).toEqual([doubt]);
  });

  test('given a claim, then nobody else gets one until its lease ends', async () => {
    await upload();
    expect((await claim())?.epoch).toBe(1);
    expect(await claim()).toBeUndefined();
    now += 30_000;
    expect((await claim())?.epoch).toBe(2);
  });

  test('given a lease that was taken over, then the first owner can neither renew nor apply nor fail', async () => {
    await upload();
    const first = await claim();
    now += 30_000;
    await claim();
    expect(await renewLease(intake(), id, first!.epoch)).toBe(false);
    const late = { request_id: id, epoch: first!.epoch };
    await expect(
      applyExtraction(intake(), {
        ...late,
        purchase_order: extracted(),
        reasons: [],
        overall_confidence: 1,
        evidence_blob_key: 'e',
        duration_ms: 1,
      }),
    ).rejects.toThrow('The extraction lease was lost');
    await expect(failExtraction(intake(), { ...late, message: 'x', permanent: true })).rejects.toThrow(
      Failure,
    );
    expect(await status()).toBe('QUEUED');
  });

  test('given an extraction that was applied, when the same is applied again, then it is refused', async () => {
    await upload();
    await apply();
    await expect(apply()).rejects.toThrow();
  });

  test('given three extractors that died on it, then FAILED with the reason', async () => {
    await upload();
    for (let death = 0; death < 3; death++) {
      expect(await claim()).toBeDefined();
      now += 30_000;
    }
    expect(await claim()).toBeUndefined();
    expect(await orders.get(id)).toMatchObject({
      status: 'FAILED',
      last_error: 'processing was interrupted 3 times',
    });
  });

  test('given an extractor that died and started again, then its order is due at once', async () => {
    await upload();
    await claimExtraction(intake(), { owner: 'extractor/boot-1', request_id: id });
    expect(await endOrphanedLeases(intake(), 'extractor-b/boot-2')).toBe(0);
    expect(await endOrphanedLeases(intake(), 'extractor/boot-2')).toBe(1);
    expect(await orders.get(id)).toMatchObject({ lease: null, interruptions: 1 });
    expect((await claim())?.epoch).toBe(2);
  });

  test('given a lease that was given back, then the next claim gets it and nothing counts', async () => {
    await upload();
    const first = await claim();
    await releaseLease(intake(), id, first!.epoch);
    expect((await claim())?.epoch).toBe(2);
    expect((await orders.get(id))?.interruptions).toBe(0);
  });

  test('given a permanent failure, then FAILED at once', async () => {
    await upload();
    const claimed = await claim();
    const message = 'po.pdf: password protected';
    const record = await failExtraction(intake(), {
      request_id: id,
      epoch: claimed!.epoch,
      message,
      permanent: true,
    });
    expect([record.status, record.last_error, record.retry_count]).toEqual(['FAILED', message, 0]);
  });

  test('given transient failures, then QUEUED with growing pauses, and FAILED after six tries', async () => {
    await upload();
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt++) {
      const claimed = await claim();
      const failure = {
        request_id: id,
        epoch: claimed!.epoch,
        message: 'blob store is away',
        permanent: false,
      };
      const record = await failExtraction(intake(), failure);
      if (record.status === 'FAILED') break;
      expect(renderOrder(record, now)).toMatchObject({
        status: 'QUEUED',
        retry_count: attempt,
        last_error: 'blob store is away',
        state: { stage: 'waiting_for_retry' },
      });
      pauses.push(Date.parse(record.next_retry_at!) - now);
      expect(await claim()).toBeUndefined();
      now = Date.parse(record.next_retry_at!);
    }
    expect(pauses).toEqual([5_000, 20_000, 80_000, 300_000, 300_000]);
    expect(await orders.get(id)).toMatchObject({
      status: 'FAILED',
      last_error: 'blob store is away (tried 6 times)',
      next_retry_at: null,
    });
  });
});

describe('processing webhook', () => {
  test('is granted once', async () => {
    await upload();
    await apply();
    expect((await claimWebhook(intake(), id))?.order_number).toBe('PO-1');
    expect(await claimWebhook(intake(), id)).toBeUndefined();
  });

  test('is not granted when the tenant has none', async () => {
    settings = { ...settings, webhook: false };
    await upload();
    await apply();
    expect(await claimWebhook(intake(), id)).toBeUndefined();
  });
});

describe('send', () => {
  beforeEach(async () => {
    await upload();
    await apply([doubt]);
  });

  test('freezes a payload without the two item keys and without lines that order nothing', async () => {
    const { payload_json } = await beginSend(intake(), { request_id: id, owner: 'd', timeout_ms: 1000 });
    const address = { street: 'Dijk 2', postal_code: '1621 AB', city: 'Hoorn', country: 'NL' };
    expect(JSON.parse(payload_json)).toEqual({
      request_id: id,
      purchase_order: {
        order_number: 'PO-1',
        order_date: '2026-03-01',
        delivery_date: null,
        currency: null,
        total_price: null,
        additional_information: null,
        supplier: null,
        customer: {
          customer_id: null,
          company: 'Noord B.V.',
          contact_person: null,
          email: null,
          phone: null,
          vat_id: null,
          iban: null,
          bic: null,
          address,
        },
        shipping_details: {
          recipient: {
            company: 'Noord B.V.',
            department: null,
            contact_person: null,
            email: null,
            phone: null,
            address,
          },
          special_instructions: null,
        },
        items: [
          {
            article_number: 'A1',
            description: null,
            quantity: 2,
            unit: null,
            price: 1.5,
            currency: null,
            line_total: 3,
          },
        ],
      },
    });
  });

  test('of two at once one gets 409', async () => {
    await beginSend(intake(), { request_id: id, owner: 'a', timeout_ms: 1000 });
    await expect(beginSend(intake(), { request_id: id, owner: 'b', timeout_ms: 1000 })).rejects.toMatchObject(
      {
        kind: 'conflict',
        message: 'A send is already in progress',
      },
    );
  });

  test('accepted: SENT with the number, and final', async () => {
    const { record } = await send({ kind: 'accepted', erp_ref: 'SO-7' });
    expect([record.status, record.erp_ref, record.last_error]).toEqual(['SENT', 'SO-7', null]);
    await expect(send({ kind: 'accepted' })).rejects.toThrow('Order cannot be sent in status SENT');
  });

  test('refused: back to the status before, with the reason', async () => {
    const { record } = await send({ kind: 'refused', error: 'ERP error: blocked' });
    expect([record.status, record.last_error]).toEqual(['ATTENTION', 'ERP error: blocked']);
  });

  test('a second outcome of the same send changes nothing but the timeline', async () => {
    const begun = await beginSend(intake(), { request_id: id, owner: 'a', timeout_ms: 1000 });
    const outcome = { kind: 'unknown', error: 'interrupted' };
    await finishSend(intake(), { request_id: id, send_id: begun.send_id, outcome });
    const late = await finishSend(intake(), {
      request_id: id,
      send_id: begun.send_id,
      outcome: { kind: 'accepted', erp_ref: 'SO-8' },
    });
    expect([late.applied, late.record.status, late.record.erp_ref]).toEqual([false, 'ATTENTION', null]);
    expect(late.record.timeline.at(-1)?.message).toBe(
      'A send that had been given up was accepted by the ERP as SO-8',
    );
  });

  test('an order that changed after an unknown outcome is annotated when the ERP accepts', async () => {
    await send({ kind: 'unknown', error: 'interrupted' });
    await orders.update(id, (record) => ({ ...record, result: { ...record.result!, order_number: 'PO-2' } }));
    const { record } = await send({ kind: 'accepted', erp_ref: 'SO-9' });
    expect(record.last_error).toBe(
      'ERP confirmed order SO-9; an earlier attempt with different content may have been booked: compare in the ERP',
    );
  });

  test('a send past its deadline is listed as overdue', async () => {
    await beginSend(intake(), { request_id: id, owner: 'a', timeout_ms: 1000 });
    expect((await listSends(intake())).map(({ overdue }) => overdue)).toEqual([false]);
    now += 16_000;
    expect((await listSends(intake())).map(({ overdue }) => overdue)).toEqual([true]);
  });
});

describe('retry', () => {
  const fail = async () => {
    await upload();
    const claimed = await claim();
    await failExtraction(intake(), {
      request_id: id,
      epoch: claimed!.epoch,
      message: 'bad',
      permanent: true,
    });
  };

  test('given a failed order, then a new one is queued with its files and metadata, and it is REPROCESSED', async () => {
    await fail();
    const successor = await retryOrder(intake(), id);
    expect(successor).toMatchObject({
      status: 'QUEUED',
      files: [file],
      metadata: [{ name: 'channel', value: 'edi' }],
    });
    expect(await orders.get(id)).toMatchObject({ status: 'REPROCESSED', successor_id: successor.request_id });
  });

  test('of many at once one wins', async () => {
    await fail();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => retryOrder(intake(), id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await orders.newest(1, 100)).total).toBe(2);
  });

  test('an order that is not FAILED cannot be retried, outside of debug mode', async () => {
    await upload();
    await apply();
    await expect(retryOrder(intake(), id)).rejects.toThrow('Only FAILED orders can be retried');
    settings = { ...settings, debug: true };
    expect((await retryOrder(intake(), id)).status).toBe('QUEUED');
  });
});

describe('files', () => {
  test('an original gives its blob, an artifact its content, any other name not_found', async () => {
    await upload();
    expect(await findFile(intake(), id, 'po.pdf')).toMatchObject({ blob_key: 'uploads/1', sha256: 'ab' });
    await expect(findFile(intake(), id, 'latest_result.json')).rejects.toMatchObject({ kind: 'not_found' });
    await apply();
    const { json } = await findFile(intake(), id, 'latest_result.json');
    expect(JSON.parse(json!)).toMatchObject({ order_number: 'PO-1', currency: null, shipping_details: null });
    expect(await findFile(intake(), id, 'evidence.json')).toMatchObject({ blob_key: 'evidence/1' });
    await expect(findFile(intake(), id, '../po.pdf')).rejects.toMatchObject({ message: 'File not found' });
  });
});
