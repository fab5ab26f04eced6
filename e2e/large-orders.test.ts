import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { integrationKey, type StartedGateway, startGateway } from '../services/gateway/gateway.fixture.ts';
import { intakeHandlers } from '../services/intake/handlers.ts';
import { intake, resetWorld, world } from '../services/intake/intake.fixture.ts';
import { newOrder } from '../services/intake/order-record.ts';
import { documentedFetch } from './documented-fetch.fixture.ts';

const groupId = '7f1c2a9e-3b54-4d1f-9a37-0c5de1b1f6a2';
const mebibyte = 1024 * 1024;
let gateway: StartedGateway;
let ids: string[];

/** Twenty-five neighbours of 4 MiB each as a client sees them: twenty of them are larger than a message. */
beforeEach(async () => {
  resetWorld();
  ids = Array.from({ length: 25 }, () => randomUUID());
  const description = 'Ersatzteil '.repeat((4 * mebibyte) / 100 / 11);
  const result = {
    order_number: 'PO-1',
    order_date: '2026-03-01',
    items: Array.from({ length: 100 }, () => ({ description, quantity: 1 })),
  };
  for (const request_id of ids) {
    const order = newOrder(
      { request_id, files: [], metadata: [], email: null, message: '' },
      { now: world.now, newId: randomUUID },
    );
    await world.orders.insert({ ...order, result, email_group_id: groupId });
  }
  gateway = await startGateway({
    intake: intakeHandlers(intake() as unknown as Parameters<typeof intakeHandlers>[0]),
  });
});
afterEach(async () => {
  await gateway.stop();
  world.orders.close();
});

const get = (path: string) =>
  documentedFetch(`${gateway.baseUrl}${path}`, { headers: { 'X-API-Key': integrationKey } });

test('orders that are together larger than a message are listed', { timeout: 60_000 }, async () => {
  const response = await get('/order_status/list?size=100');
  const text = await response.text();
  const { items, total } = JSON.parse(text) as { items: { request_id: string }[]; total: number };
  expect(text.length).toBeGreaterThan(100 * mebibyte * 0.99);
  expect([response.status, total]).toEqual([200, 25]);
  expect(items.map((item) => item.request_id)).toEqual(ids.toReversed());
});

test('so are those of one e-mail', { timeout: 60_000 }, async () => {
  const response = await get(`/order/group/${groupId}`);
  const { orders, order_count } = (await response.json()) as {
    orders: { request_id: string }[];
    order_count: number;
  };
  expect([response.status, order_count]).toEqual([200, 25]);
  expect(orders.map((order) => order.request_id)).toEqual(ids);
});
