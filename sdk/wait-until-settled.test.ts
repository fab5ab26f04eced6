import { expect, test } from 'vitest';
import { createOrderloom } from './orderloom.ts';
import { errorOf, standInFor } from './stand-in.fixture.ts';

const order = (status: string) => ({ json: { request_id: 'id', status } });

test('an order is polled, more and more slowly, until nothing runs on it', async () => {
  const polls = [...Array(9).fill(order('QUEUED')), order('SENDING'), order('ATTENTION')];
  const { client, pauses, seen } = await standInFor(polls);
  const heard: string[] = [];
  const settled = await client.waitUntilSettled('id', { onPoll: ({ status }) => heard.push(status) });
  expect(settled.status).toBe('ATTENTION');
  expect(heard).toEqual([...Array(9).fill('QUEUED'), 'SENDING', 'ATTENTION']);
  expect(pauses.map(Math.round)).toEqual([100, 150, 225, 338, 506, 759, 1_139, 1_709, 2_000, 2_000]);
  expect(new Set(seen.map(({ call }) => call))).toEqual(new Set(['GET /order_status/id']));
});

test.each(['PROCESSED', 'ATTENTION', 'MODIFIED', 'SENT', 'FAILED', 'REPROCESSED'])(
  'an order that is %s is settled',
  async (status) => {
    const { client, seen } = await standInFor([order(status)]);
    expect((await client.waitUntilSettled('id')).status).toBe(status);
    expect(seen.length).toBe(1);
  },
);

test('a poll that fails is repeated like any call', async () => {
  const { client } = await standInFor([order('QUEUED'), {}, { status: 503, json: {} }, order('PROCESSED')]);
  expect((await client.waitUntilSettled('id')).status).toBe('PROCESSED');
});

test('the wait ends with the time, the abort, or an error', async () => {
  const { url } = await standInFor([order('QUEUED')]);
  const client = createOrderloom({ baseUrl: url, apiKey: 'k', timeoutMs: 10_000 });
  expect(await errorOf(client.waitUntilSettled('id', { timeoutMs: 150 }))).toMatchObject({
    name: 'TimedOut',
    message: 'not done within 150 ms',
    attempts: 2,
  });
  const abort = new AbortController();
  setTimeout(() => abort.abort('enough'), 30);
  expect(await errorOf(client.waitUntilSettled('id', { signal: abort.signal }))).toBe('enough');
  const unknown = await standInFor([{ status: 404, json: { detail: 'Order not found' } }]);
  expect(await errorOf(unknown.client.waitUntilSettled('id'))).toMatchObject({ kind: 'not_found' });
});
