import { Failure } from '@orderloom/errors/failure.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acceptUpload } from './accept-upload.ts';
import { applyExtraction } from './apply-extraction.ts';
import { claimExtraction } from './claim-extraction.ts';
import { claimWebhook } from './claim-webhook.ts';
import { endOrphanedLeases, releaseLease } from './end-leases.ts';
import { failExtraction } from './fail-extraction.ts';
import { findFile } from './find-file.ts';
import {
  apply,
  claim,
  doubt,
  extracted,
  file,
  id,
  intake,
  resetWorld,
  status,
  upload,
  world,
} from './intake.fixture.ts';
import { renderOrder } from './render-order.ts';
import { renewLease } from './renew-lease.ts';

beforeEach(resetWorld);
afterEach(() => world.orders.close());

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
    expect(renderOrder(record, world.now).state?.reasons).toEqual([doubt]);
  });

  test('given an extraction with a second opinion, then the timeline tells what came of it', async () => {
    await upload();
    const { epoch } = (await claim())!;
    const record = await applyExtraction(intake(), {
      request_id: id,
      epoch,
      purchase_order: extracted(),
      reasons: [],
      overall_confidence: 1,
      evidence_blob_key: 'e',
      duration_ms: 1,
      second_opinion: 'No second opinion of m1: it answered 500. The order stands as it was read.',
    });
    expect(record.status).toBe('PROCESSED');
    expect(record.timeline.slice(-2).map(({ event, message }) => [event, message])).toEqual([
      ['second_opinion', 'No second opinion of m1: it answered 500. The order stands as it was read.'],
      ['extracted', 'Extracted 3 lines in 1 ms'],
    ]);
  });

  test('given a claim, then nobody else gets one until its lease ends', async () => {
    await upload();
    expect((await claim())?.epoch).toBe(1);
    expect(await claim()).toBeUndefined();
    world.now += 30_000;
    expect((await claim())?.epoch).toBe(2);
  });

  test('given a lease that was taken over, then the first owner can neither renew nor apply nor fail', async () => {
    await upload();
    const first = await claim();
    world.now += 30_000;
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
    const { epoch } = (await claim())!;
    const outcome = {
      request_id: id,
      epoch,
      purchase_order: extracted(),
      reasons: [],
      overall_confidence: 1,
      evidence_blob_key: 'e',
      duration_ms: 1,
    };
    const applied = await applyExtraction(intake(), outcome);
    await expect(
      applyExtraction(intake(), { ...outcome, purchase_order: { ...extracted(), order_number: 'PO-2' } }),
    ).rejects.toMatchObject({ kind: 'conflict', message: 'The extraction lease was lost' });
    expect(await world.orders.get(id)).toEqual(applied);
  });

  test('given six extractors that died on it, then FAILED with the reason', async () => {
    await upload();
    for (let death = 0; death < 6; death++) {
      expect(await claim()).toBeDefined();
      world.now += 30_000;
    }
    expect(await claim()).toBeUndefined();
    expect(await world.orders.get(id)).toMatchObject({
      status: 'FAILED',
      last_error: 'processing was interrupted 6 times',
    });
  });

  test('given an extractor that died and started again, then its order is due at once', async () => {
    await upload();
    await claimExtraction(intake(), { owner: 'extractor/boot-1', request_id: id, claim_id: 'c1' });
    expect(await endOrphanedLeases(intake(), 'extractor-b/boot-2')).toBe(0);
    expect(await endOrphanedLeases(intake(), 'extractor/boot-2')).toBe(1);
    expect(await world.orders.get(id)).toMatchObject({ lease: null, interruptions: 1 });
    expect((await claim())?.epoch).toBe(2);
  });

  test('given a claim whose answer was lost, when it is asked again, then the same claim is given', async () => {
    await upload();
    const request = { owner: 'extractor/boot-1', request_id: null, claim_id: 'c1' };
    const first = await claimExtraction(intake(), request);
    expect(first?.epoch).toBe(1);
    expect(await claimExtraction(intake(), request)).toEqual(first);
    expect(await claimExtraction(intake(), { ...request, claim_id: 'c2' })).toBeUndefined();
  });

  test('given a lease that was given back, then the next claim gets it and nothing counts', async () => {
    await upload();
    const first = await claim();
    await releaseLease(intake(), id, first!.epoch);
    await expect(
      failExtraction(intake(), { request_id: id, epoch: first!.epoch, message: 'x', permanent: true }),
    ).rejects.toMatchObject({ kind: 'conflict' });
    expect((await claim())?.epoch).toBe(2);
    expect((await world.orders.get(id))?.interruptions).toBe(0);
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
      expect(renderOrder(record, world.now)).toMatchObject({
        status: 'QUEUED',
        retry_count: attempt,
        last_error: 'blob store is away',
        state: { stage: 'waiting_for_retry' },
      });
      pauses.push(Date.parse(record.next_retry_at!) - world.now);
      expect(await claim()).toBeUndefined();
      world.now = Date.parse(record.next_retry_at!);
    }
    expect(pauses).toEqual([5_000, 20_000, 80_000, 300_000, 300_000]);
    expect(await world.orders.get(id)).toMatchObject({
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
    world.settings = { ...world.settings, webhook: false };
    await upload();
    await apply();
    expect(await claimWebhook(intake(), id)).toBeUndefined();
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
