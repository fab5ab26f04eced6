import { afterEach, beforeEach, expect, test } from 'vitest';
import { acceptUpload } from './accept-upload.ts';
import { file, intake, resetWorld, upload, world } from './intake.fixture.ts';
import { rejection } from './rejected-store.contract.ts';
import { openSqliteRejectedStore } from './rejected-store.sqlite.ts';
import type { RejectedStore } from './rejected-store.ts';
import { getRejected, reprocessRejected } from './reprocess-rejected.ts';

const id = '22222222-2222-4222-8222-22222222222a';
let rejected: RejectedStore;
let wakes: number;
const context = (store = rejected) => ({
  ...intake(),
  rejected: store,
  wakeRelay: () => {
    wakes += 1;
  },
});

beforeEach(async () => {
  resetWorld();
  wakes = 0;
  rejected = openSqliteRejectedStore(':memory:');
  await rejected.insert({ ...rejection(id), subject: 'AW: Bestellung 4711' });
});
afterEach(() => {
  rejected.close();
  world.orders.close();
});

test('a rejected e-mail becomes an order of the same id with its files and metadata', async () => {
  const order = await reprocessRejected(context(), id.toUpperCase());
  expect(order).toMatchObject({
    request_id: id,
    status: 'QUEUED',
    files: [{ name: 'mail.eml' }, { name: 'mail.txt' }],
    metadata: [{ name: '__proto__', value: 'x' }],
    email: {
      message_id: 'invoice-11@muster.test',
      subject_reference: '4711',
      blob_key: 'uploads/1',
      sent_at: '2026-03-02T08:58:00+00:00',
    },
    timeline: [{ event: 'queued', message: 'E-mail taken as an order though it was classified as invoice' }],
  });
  expect(await world.orders.get(id)).toEqual(order);
  expect(wakes).toBe(1);
});

test('of 50 callers at once one wins and 49 get conflict', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, () => reprocessRejected(context(), id)),
  );
  const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(lost).toHaveLength(49);
  expect(new Set(lost.map(({ kind, message }) => `${kind}: ${message}`))).toEqual(
    new Set(['conflict: The e-mail was already taken as an order']),
  );
  expect((await world.orders.newest(1, 10)).total).toBe(1);
  expect(wakes).toBe(1);
});

test('a crash before the rejection is marked loses nothing: the next caller marks it', async () => {
  const dying = { ...rejected, markOverridden: () => Promise.reject(new Error('killed')) };
  await expect(reprocessRejected(context(dying), id)).rejects.toThrow('killed');
  expect((await world.orders.get(id))?.status).toBe('QUEUED');
  await expect(reprocessRejected(context(), id)).rejects.toMatchObject({ kind: 'conflict' });
  expect((await rejected.get(id))?.rejection_status).toBe('overridden');
});

test('an order that took the id otherwise is not that of the e-mail, which goes on waiting', async () => {
  await upload(id);
  await expect(reprocessRejected(context(), id)).rejects.toMatchObject({
    kind: 'conflict',
    message: 'Another order has the request_id of the e-mail',
  });
  expect((await rejected.get(id))?.rejection_status).toBe('pending');
  expect((await world.orders.get(id))?.files).toEqual([file]);
});

test('an upload does not take the id of a rejected e-mail, and finds the order that it became', async () => {
  const again = () => acceptUpload(context(), { request_id: id, files: [file], metadata: [] });
  await expect(again()).rejects.toMatchObject({
    kind: 'malformed',
    message: 'The request_id belongs to an e-mail that was rejected',
  });
  expect(await world.orders.get(id)).toBeUndefined();
  const order = await reprocessRejected(context(), id);
  expect(await again()).toEqual({ record: order, created: false });
});

test('an e-mail is shown while it awaits a decision, and no longer', async () => {
  expect(await getRejected(context(), id.toUpperCase())).toMatchObject({
    request_id: id,
    category: 'invoice',
  });
  await reprocessRejected(context(), id);
  await expect(getRejected(context(), id)).rejects.toMatchObject({
    kind: 'not_found',
    message: 'Rejected e-mail not found',
  });
});

test('an unknown id is not_found to both', async () => {
  const unknown = '33333333-3333-4333-8333-333333333333';
  for (const verb of [getRejected, reprocessRejected])
    await expect(verb(context(), unknown)).rejects.toMatchObject({ kind: 'not_found' });
});
