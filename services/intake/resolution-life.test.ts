import type { ResolvedValue } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { ReviewReason } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applyResolution } from './apply-resolution.ts';
import { beginSend } from './begin-send.ts';
import { claimWebhook } from './claim-webhook.ts';
import { finishSend } from './finish-send.ts';
import {
  apply,
  claim,
  doubt,
  extracted,
  id,
  intake,
  resetWorld,
  save,
  upload,
  world,
} from './intake.fixture.ts';
import { listUnresolved } from './list-unresolved.ts';
import type { OrderRecord } from './order-record.ts';
import { renderOrder } from './render-order.ts';

beforeEach(resetWorld);
afterEach(() => world.orders.close());

const reason = (code: string, path: string) => ({
  code,
  path,
  message: `${path}?`,
  evidence: [],
  candidates: [{ number: '7', name: 'Zuid', score: 0.4 }],
});
const noCustomer = reason('customer_unresolved', 'customer.customer_id');
const noArticle = reason('article_unresolved', 'items[1].article_number');
const customer = { path: 'customer.customer_id', value: '10042' };
const article = { path: 'items[1].article_number', value: 'A-2' };

const listed = async () => (await listUnresolved(intake(), { after: 0, limit: 10 })).orders;
const stored = async () => (await world.orders.get(id))!;
const resolve = (values: ResolvedValue[], revision = 0, reasons: ReviewReason[] = []) =>
  applyResolution(intake(), {
    request_id: id,
    epoch: 1,
    revision,
    values,
    reasons,
    evidence_blob_key: 'evidence/again',
  });
const refused = { kind: 'conflict', message: 'The order was changed since it was listed' };
const events = ({ timeline }: OrderRecord) => timeline.map(({ event }) => event);

describe('an order in ATTENTION that master data could not resolve', () => {
  test('is listed with what is open, and as what it is changed', async () => {
    await upload();
    await apply([noCustomer, doubt, noArticle]);
    expect(await listUnresolved(intake(), { after: 0, limit: 10 })).toEqual({
      orders: [
        {
          request_id: id,
          epoch: 1,
          revision: 0,
          evidence_blob_key: 'evidence/1',
          paths: ['customer.customer_id', 'items[1].article_number'],
          customer_id: null,
          article_numbers: ['A1', 'A2', 'A3'],
          doubted: ['customer.customer_id', 'items[1].article_number'],
        },
      ],
      next: 0,
    });
  });

  test('given all of it is known by now, then it is PROCESSED, and the timeline says where and why', async () => {
    await upload();
    await apply([noCustomer, noArticle]);
    world.now += 60_000;
    const order = await resolve([customer, article]);
    expect([order.status, order.status_at, order.reasons]).toEqual([
      'PROCESSED',
      '2026-03-02T09:01:00.000+00:00',
      [],
    ]);
    expect([order.result!.customer!.customer_id, order.result!.items[1]!.article_number]).toEqual([
      '10042',
      'A-2',
    ]);
    expect(order.result!.customer!.branch).toBe('Hoorn');
    expect(order.original_result!.items[1]!.article_number).toBe('A2');
    expect(order.evidence_blob_key).toBe('evidence/again');
    expect(order.timeline.at(-1)).toEqual({
      at: '2026-03-02T09:01:00.000+00:00',
      event: 'resolved',
      message:
        'Resolved after a change of master data: customer.customer_id is 10042 (was not known), items[1].article_number is A-2 (was A2)',
    });
    expect(order.corrections).toEqual([
      {
        at: '2026-03-02T09:01:00.000+00:00',
        operator: 'master data',
        changes: [
          { path: 'customer.customer_id', from: null, to: '10042' },
          { path: 'items[1].article_number', from: 'A2', to: 'A-2' },
        ],
      },
    ]);
    expect(order.outbox.at(-1)).toMatchObject({ topic: 'order-lifecycle', type: 'order-resolved' });
    expect(await listed()).toEqual([]);
  });

  test('given some of it is known by now, then it stays in ATTENTION with the other reasons', async () => {
    await upload();
    await apply([noCustomer, doubt, noArticle]);
    const before = (await stored()).outbox.length;
    const order = await resolve([customer]);
    expect([order.status, order.reasons, order.outbox.length]).toEqual([
      'ATTENTION',
      [doubt, noArticle],
      before,
    ]);
    expect(events(order)).toEqual(['queued', 'extracted', 'resolved']);
    expect(await listed()).toMatchObject([
      { revision: 1, paths: ['items[1].article_number'], customer_id: '10042' },
    ]);
  });

  test('given the same is told again, then it is refused or nothing changes', async () => {
    await upload();
    await apply([noCustomer, doubt]);
    const order = await resolve([customer]);
    await expect(resolve([customer])).rejects.toMatchObject(refused);
    expect(await resolve([customer], 1)).toEqual(order);
    expect(await stored()).toEqual(order);
  });

  test('given its customer makes it the order of another, then that is told and it stays in ATTENTION', async () => {
    const earlier = '22222222-2222-4222-8222-222222222222';
    await upload(earlier);
    const known = {
      ...extracted(),
      customer: { ...extracted().customer!, company: 'Noord', customer_id: '10042' },
    };
    await world.orders.update(earlier, (record) => ({ ...record, status: 'PROCESSED', result: known }));
    await upload();
    await apply([noCustomer]);
    expect((await stored()).duplicate_of).toBeNull();
    const order = await resolve([customer]);
    expect([order.status, order.duplicate_of]).toEqual(['ATTENTION', earlier]);
    expect(order.reasons.map(({ code }) => code)).toEqual(['duplicate']);
    expect(order.result!.additional_information).toBe(
      `The same order was received before, as order ${earlier}.`,
    );
  });

  test.each([['order_number'], ['items[9].article_number'], ['items[0].quantity']])(
    'given a value of %s, then it is refused: that is not for master data',
    async (path) => {
      await upload();
      await apply([noCustomer]);
      await expect(resolve([{ path, value: '1' }])).rejects.toMatchObject({ kind: 'validation' });
    },
  );
});

describe('an order in ATTENTION that was read when there was no master data', () => {
  test('is listed without a doubt: its customer is not known, nor an article that it does not print', async () => {
    await upload();
    await apply([doubt]);
    await world.orders.update(id, (record) => {
      const items = record.result!.items.map((item, i) =>
        i === 2 ? { ...item, article_number: null } : item,
      );
      return { ...record, result: { ...record.result!, items } };
    });
    expect(await listed()).toMatchObject([
      {
        paths: ['customer.customer_id', 'items[2].article_number'],
        article_numbers: ['A1', 'A2', ''],
        doubted: [],
      },
    ]);
  });

  test('given nobody fits by now, then it has a reason for that, and the timeline says so', async () => {
    await upload();
    await apply([doubt]);
    const order = await resolve([], 0, [noCustomer]);
    expect([order.status, order.reasons, order.revision]).toEqual(['ATTENTION', [doubt, noCustomer], 0]);
    expect(order.timeline.at(-1)).toEqual({
      at: '2026-03-02T09:00:00.000+00:00',
      event: 'still_open',
      message: 'Asked again after a change of master data, and open for another reason: customer.customer_id',
    });
    expect([order.evidence_blob_key, order.corrections]).toEqual(['evidence/1', []]);
  });
});

test('a reason of an earlier version has no candidates, and is shown without', async () => {
  await upload();
  await apply([doubt]);
  const { candidates: _, ...older } = noCustomer;
  await world.orders.update(id, (record) => ({ ...record, reasons: [older] }));
  expect(renderOrder(await stored(), world.now).state!.reasons).toEqual([{ ...older, candidates: [] }]);
});

describe('a reason that master data renews', () => {
  const candidates = [{ number: '8', name: 'Oost', score: 0.5 }];
  const renewed = { ...noArticle, message: 'Nothing fits. Candidates: 8 Oost.', candidates };

  test('has the new words and candidates in its place, while another value is told', async () => {
    await upload();
    await apply([noArticle, doubt, noCustomer]);
    const order = await resolve([customer], 0, [renewed]);
    expect(order.reasons).toEqual([renewed, doubt]);
    expect([events(order).at(-1), order.revision]).toEqual(['resolved', 1]);
  });

  test('is told once: the same again, with a second opinion or other scores, changes nothing', async () => {
    await upload();
    const opinion = { ...noArticle, message: `${noArticle.message} A second opinion is 7 Zuid.` };
    await apply([opinion, doubt]);
    const before = await stored();
    const again = { ...noArticle, candidates: [{ number: '7', name: 'Zuid', score: 0.9 }] };
    expect(await resolve([], 0, [again])).toEqual(before);
    const order = await resolve([], 0, [renewed]);
    expect(order.reasons).toEqual([renewed, doubt]);
    expect(await resolve([], 0, [renewed])).toEqual(order);
  });

  test('has less to say when what it said besides is no more so', async () => {
    await upload();
    const more = {
      ...noArticle,
      message: `${noArticle.message} The order's customer 7 is no customer any more.`,
    };
    await apply([more]);
    expect((await resolve([], 0, [noArticle])).reasons).toEqual([noArticle]);
  });

  test('is told once, though two extractors have asked at the same time', async () => {
    await upload();
    await apply([noArticle, doubt]);
    await Promise.all([resolve([], 0, [renewed]), resolve([], 0, [renewed])]);
    expect(events(await stored())).toEqual(['queued', 'extracted', 'still_open']);
  });

  test('disturbs no operator who has the order open', async () => {
    await upload();
    await apply([noArticle]);
    await resolve([], 0, [renewed]);
    expect((await save({ currency: 'EUR' }, 0)).status).toBe('MODIFIED');
    await expect(resolve([], 1, [renewed])).rejects.toMatchObject(refused);
  });

  test('goes when the value that the order has is told', async () => {
    await upload();
    await apply([noArticle]);
    const order = await resolve([{ path: noArticle.path, value: 'A2' }]);
    expect([order.status, order.reasons, order.revision]).toEqual(['PROCESSED', [], 0]);
    expect(order.timeline.at(-1)!.message).toBe(
      'Confirmed after a change of master data: items[1].article_number',
    );
  });

  test.each([
    ['quantity_unrecognised', 'items[0].article_number'],
    ['article_unresolved', 'items[9].article_number'],
    ['article_unresolved', 'order_number'],
  ])('is refused for %s of %s: that is not for master data', async (code, path) => {
    await upload();
    await apply([noArticle]);
    await expect(resolve([], 0, [reason(code, path)])).rejects.toMatchObject({ kind: 'validation' });
  });
});

test('a mapping wins over the article that a line had, and the timeline says so', async () => {
  await upload();
  await apply([doubt]);
  const order = await resolve([{ path: 'items[0].article_number', value: 'A-9', is_mapped: true }]);
  expect([order.status, order.result!.items[0]!.article_number]).toEqual(['ATTENTION', 'A-9']);
  expect(order.timeline.at(-1)!.message).toBe(
    'Resolved after a change of master data: items[0].article_number is A-9 (was A1; the mapping wins)',
  );
});

describe('whoever else changed the order wins', () => {
  beforeEach(async () => {
    await upload();
    await apply([noCustomer, noArticle]);
  });

  test('given an operator saved it, then it is listed no more and what master data tells is refused', async () => {
    await save({ currency: 'EUR' });
    const order = await stored();
    expect(await listed()).toEqual([]);
    await expect(resolve([customer])).rejects.toMatchObject(refused);
    await expect(resolve([customer], 1)).rejects.toMatchObject(refused);
    expect(await stored()).toEqual(order);
  });

  test('given it is being sent, then it is left alone; rolled back, it is open again', async () => {
    const { send_id } = await beginSend(intake(), { request_id: id, owner: 'dispatch/1', timeout_ms: 1000 });
    expect(await listed()).toEqual([]);
    await expect(resolve([customer])).rejects.toMatchObject(refused);
    await finishSend(intake(), { request_id: id, send_id, outcome: { kind: 'refused', error: 'no' } });
    expect((await listed()).length).toBe(1);
    expect((await resolve([customer, article])).status).toBe('PROCESSED');
  });

  test('given master data changed it, then an operator who had it open is told', async () => {
    await resolve([customer]);
    await expect(save({ currency: 'EUR' }, 0)).rejects.toMatchObject({ kind: 'conflict' });
    expect((await save({ currency: 'EUR' }, 1)).status).toBe('MODIFIED');
  });

  test('the webhook is called once, with what was read', async () => {
    expect(await claimWebhook(intake(), id)).toEqual(extracted());
    await resolve([customer, article]);
    expect(await claimWebhook(intake(), id)).toBeUndefined();
  });

  test('an extractor of an earlier epoch is refused', async () => {
    expect(await claim()).toBeUndefined();
    const values = [customer];
    const request = { request_id: id, epoch: 0, revision: 0, values, reasons: [], evidence_blob_key: 'e' };
    await expect(applyResolution(intake(), request)).rejects.toMatchObject(refused);
  });
});

test('many open orders are listed page by page, twenty at most', async () => {
  const ids = Array.from({ length: 50 }, (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`);
  for (const each of ids) {
    await upload(each);
    await world.orders.update(each, (record) => ({
      ...record,
      status: 'ATTENTION',
      result: extracted(),
      reasons: [noCustomer],
    }));
  }
  const found: string[][] = [];
  let after = 0;
  do {
    const page = await listUnresolved(intake(), { after, limit: 1_000 });
    found.push(page.orders.map(({ request_id }) => request_id));
    after = page.next;
  } while (after !== 0);
  expect(found.map(({ length }) => length)).toEqual([20, 20, 10]);
  expect(found.flat()).toEqual(ids);
});
