import type { ClassifyEmailResponse, FoundOrder } from '@orderloom/proto/gen/classifier/v1/classifier.ts';
import type { StoredFile } from '@orderloom/proto/gen/orders/v1/order.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acceptEmail } from './accept-email.ts';
import { claimExtraction } from './claim-extraction.ts';
import { failExtraction } from './fail-extraction.ts';
import { id, intake, resetWorld, upload, world } from './intake.fixture.ts';
import type { OrderStore } from './order-store.ts';
import { openSqliteRejectedStore } from './rejected-store.sqlite.ts';
import type { RejectedStore } from './rejected-store.ts';
import { getRejected } from './reprocess-rejected.ts';
import { retryOrder } from './retry-order.ts';

let rejected: RejectedStore;
let verdict: ClassifyEmailResponse;
let classified: number;
beforeEach(() => {
  resetWorld();
  rejected = openSqliteRejectedStore(':memory:');
  classified = 0;
  verdict = email([found('A-1', 'a.pdf'), found('A-2', 'b.pdf')]);
});
afterEach(() => {
  rejected.close();
  world.orders.close();
});

const stored = (name: string): StoredFile => ({
  name,
  blob_key: `parts/${name}`,
  size: 1,
  mime_type: 'x',
  sha256: 'ab',
});
const found = (order_number: string, name: string, readable = true): FoundOrder => ({
  order_number,
  readable,
  parts: [
    { blob_key: 'parts/body.txt', pages: [], lines: [{ first: 0, last: 3 }], order_number: null },
    { blob_key: `parts/${name}`, pages: [{ first: 1, last: 2 }], lines: [], order_number: null },
  ],
});

function email(orders: FoundOrder[]): ClassifyEmailResponse {
  return {
    category: 'purchase_order',
    confidence: 1,
    language: 'en',
    line_item_count: 4,
    reasons: ['subject: order'],
    orders,
    email: {
      sender: 'anna@muster.test',
      from_name: 'Anna',
      subject: 'Orders 4711',
      message_id: 'm1',
      date: '2026-03-01T10:00:00+00:00',
      parts: ['body.txt', 'a.pdf', 'b.pdf', 'terms.pdf'].map(stored),
      body_blob_key: 'parts/body.txt',
    },
    taken_offers: [],
  };
}

const accept = (orders: OrderStore = world.orders) =>
  acceptEmail(
    {
      ...intake(),
      orders,
      rejected,
      classify: async () => {
        classified += 1;
        return verdict;
      },
    },
    {
      request_id: id,
      email: { ...stored('mail.eml'), blob_key: 'uploads/1' },
      metadata: [{ name: 'channel', value: 'mail' }],
    },
  );
const groupOf = async (emailGroupId: string) => (await world.orders.ofGroup(emailGroupId, 0)).orders;

test('an e-mail with two orders becomes two, each with its own files and what is of none', async () => {
  const { request_id, email_group_id, orders } = await accept();
  expect(request_id).toBe(id);
  expect(orders.map(({ order_label, files }) => [order_label, files.map(({ name }) => name)])).toEqual([
    ['Order 1 of 2', ['mail.eml', 'body.txt', 'a.pdf', 'terms.pdf']],
    ['Order 2 of 2', ['mail.eml', 'body.txt', 'b.pdf', 'terms.pdf']],
  ]);
  for (const order of orders) {
    expect(order).toMatchObject({
      status: 'QUEUED',
      email_group_id,
      metadata: [{ name: 'channel', value: 'mail' }],
    });
    expect(order.request_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(order.email).toMatchObject({ message_id: 'm1', subject_reference: null });
  }
  expect(await world.orders.get(id)).toBeUndefined();
  expect(await groupOf(email_group_id!)).toEqual(orders);
});

test('an extractor gets the parts of one order only', async () => {
  const { orders } = await accept();
  const claim = await claimExtraction(intake(), {
    owner: 'extractor/1',
    request_id: orders[1]!.request_id,
    claim_id: 'c1',
  });
  expect(claim?.files.map(({ name }) => name)).toEqual(['body.txt', 'b.pdf']);
  expect(claim?.parts).toEqual(found('A-2', 'b.pdf').parts);
  expect(claim?.body_blob_key).toBe('parts/body.txt');
});

test('an extractor is told of an offer that the body takes', async () => {
  const offer = {
    blob_key: 'parts/body.txt',
    sentence: 'Please send items 2 and 3 of your offer.',
    positions: [2, 3],
    lines: ['2. 4 saws', '3. 9 drills'],
  };
  verdict = { ...email([]), taken_offers: [offer] };
  const { orders } = await accept();
  const claim = await claimExtraction(intake(), {
    owner: 'extractor/1',
    request_id: orders[0]!.request_id,
    claim_id: 'c1',
  });
  expect(claim?.taken_offers).toEqual([offer]);
});

test('the same request again gives the same orders and asks nobody', async () => {
  const first = await accept();
  expect(await accept()).toEqual(first);
  expect(classified).toBe(1);
  expect((await world.orders.newest(1, 10)).total).toBe(2);
});

test('an upload does not take the id of a split e-mail', async () => {
  await accept();
  await expect(upload(id)).rejects.toMatchObject({
    kind: 'malformed',
    message: 'The request_id belongs to an e-mail that was split',
  });
  expect((await accept()).orders).toHaveLength(2);
});

test('of ten same requests at once all get the same two orders', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => accept()));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect((await world.orders.newest(1, 10)).total).toBe(2);
});

test.each(['before', 'after'])(
  'a crash %s the write leaves all orders or none, and the next call completes',
  async (when) => {
    const { insertAll } = world.orders;
    const dying: OrderStore = {
      ...world.orders,
      insertAll: async (records) => {
        if (when === 'after') await insertAll(records);
        throw new Error('killed');
      },
    };
    await expect(accept(dying)).rejects.toThrow('killed');
    expect((await world.orders.newest(1, 10)).total).toBe(when === 'after' ? 2 : 0);
    expect((await accept()).orders.map(({ order_label }) => order_label)).toEqual([
      'Order 1 of 2',
      'Order 2 of 2',
    ]);
    expect((await world.orders.newest(1, 10)).total).toBe(2);
  },
);

test('a retried order of a group is in the group, and the first answer stays', async () => {
  const first = await accept();
  const { request_id } = first.orders[0]!;
  const claim = await claimExtraction(intake(), { owner: 'extractor/1', request_id, claim_id: 'c1' });
  await failExtraction(intake(), { request_id, epoch: claim!.epoch, message: 'no', permanent: true });
  const retried = await retryOrder(intake(), request_id);
  expect(retried).toMatchObject({
    order_label: 'Order 1 of 2',
    email: { parts: found('A-1', 'a.pdf').parts },
  });
  expect((await groupOf(first.email_group_id!)).map(({ status }) => status)).toEqual([
    'REPROCESSED',
    'QUEUED',
    'QUEUED',
  ]);
  expect((await accept()).orders.map((order) => order.request_id)).toEqual(
    first.orders.map((order) => order.request_id),
  );
});

test('a tenant who does not split gets one order of all', async () => {
  world.settings = { ...world.settings, orderSplitting: false };
  const { email_group_id, orders } = await accept();
  expect([email_group_id, orders.length, orders[0]!.request_id]).toEqual([null, 1, id]);
  expect(orders[0]!.files).toHaveLength(5);
  expect(orders[0]!.email?.parts).toBeUndefined();
});

test('orders of which nobody can read a file are refused, and the e-mail is kept', async () => {
  verdict = email([found('A-1', 'a.pdf', false), found('A-2', 'b.pdf', false)]);
  const refusal = {
    kind: 'nothing_to_split',
    message: 'The e-mail holds 2 orders, and none of their files can be read',
  };
  await expect(accept()).rejects.toMatchObject(refusal);
  await expect(accept()).rejects.toMatchObject(refusal);
  expect(classified).toBe(1);
  expect((await world.orders.newest(1, 10)).total).toBe(0);
  expect((await rejected.newest('pending', 1, 10)).rejected.map(({ category }) => category)).toEqual([
    'purchase_order',
  ]);
  await expect(getRejected({ ...intake(), rejected }, id)).rejects.toMatchObject({ kind: 'not_found' });
  verdict = email([found('A-1', 'a.pdf'), found('A-2', 'b.pdf', false)]);
  const other = await acceptEmail(
    { ...intake(), rejected, classify: async () => verdict },
    { request_id: null, email: stored('mail.eml'), metadata: [] },
  );
  expect(other.orders).toHaveLength(2);
});
