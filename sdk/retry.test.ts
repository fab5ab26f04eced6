import { expect, test } from 'vitest';
import type { Retry } from './call.ts';
import { NotReachable, type OrderloomError } from './errors.ts';
import { pauseMs, retryAfterSeconds } from './retry.ts';
import { errorOf, standInFor } from './stand-in.fixture.ts';

const id = '0b6f3f0e-5a51-4f7e-9c62-2f3a7b1f4d11';
const fine = { json: { fine: true } };
const broken = {};
const busy = (headers = {}) => ({ status: 503, json: { detail: 'Server is busy' }, headers });

test('pauses double from half a second to half a minute, less a chance of up to half', () => {
  expect([1, 2, 3, 6, 7, 20].map((attempt) => pauseMs(attempt, null, 0.999_999))).toEqual(
    [500, 1_000, 2_000, 16_000, 30_000, 30_000].map((ms) => expect.closeTo(ms, 0)),
  );
  expect([1, 2, 7].map((attempt) => pauseMs(attempt, null, 0))).toEqual([250, 500, 15_000]);
});

test('a pause is at least what the service asks for; beyond half a minute there is none', () => {
  expect(pauseMs(1, 7, 0.5)).toBe(7_000);
  expect(pauseMs(1, 0, 0.5)).toBe(375);
  expect(pauseMs(1, 30, 0.5)).toBe(30_000);
  expect(pauseMs(1, 31, 0.5)).toBe(null);
});

test('Retry-After is a number of seconds or a date', () => {
  const now = Date.parse('2027-03-04T10:00:00Z');
  expect(retryAfterSeconds(null, now)).toBe(null);
  expect(retryAfterSeconds('12', now)).toBe(12);
  expect(retryAfterSeconds('Thu, 04 Mar 2027 10:00:05 GMT', now)).toBe(5);
  expect(retryAfterSeconds('Thu, 04 Mar 2027 09:59:00 GMT', now)).toBe(0);
  expect(retryAfterSeconds('soon', now)).toBe(null);
});

test.each([408, 429, 502, 503, 504])('a %i is repeated, three attempts in all', async (status) => {
  const again = { status, json: { detail: 'again' } };
  const succeeds = await standInFor([again, again, fine]);
  expect(await succeeds.client.health()).toEqual({ fine: true });
  expect([succeeds.pauses, succeeds.seen.length]).toEqual([[375, 750], 3]);

  const fails = await standInFor([again]);
  expect(await errorOf(fails.client.health())).toMatchObject({
    kind: 'unavailable',
    status,
    message: 'again',
    attempts: 3,
  });
  expect([fails.pauses, fails.seen.length]).toEqual([[375, 750], 3]);
});

test.each([400, 401, 404, 405, 409, 413, 415, 422, 500, 501])('a %i is not repeated', async (status) => {
  const { client, seen, pauses } = await standInFor([{ status, json: { detail: 'no' } }]);
  expect(await errorOf(client.health())).toMatchObject({ status, message: 'no', attempts: 1 });
  expect([seen.length, pauses]).toEqual([1, []]);
});

test('a broken connection is repeated', async () => {
  const succeeds = await standInFor([broken, fine]);
  expect(await succeeds.client.health()).toEqual({ fine: true });
  expect(succeeds.pauses).toEqual([375]);

  const fails = await standInFor([broken]);
  const error = await errorOf<NotReachable>(fails.client.health());
  expect(error).toBeInstanceOf(NotReachable);
  expect(error).toMatchObject({ kind: 'not_reachable', status: null, attempts: 3 });
  expect(error.message).toBe(`${fails.url} is not reachable (UND_ERR_SOCKET). Is the service running there?`);
});

test('an answer that breaks off is a broken connection', async () => {
  const short = { text: '{"fine":', headers: { 'content-length': '20' }, isCut: true as const };
  const { client, seen } = await standInFor([short, fine]);
  expect(await client.health()).toEqual({ fine: true });
  expect(seen.length).toBe(2);
});

test('Retry-After is honoured; more than half a minute is for the caller to wait', async () => {
  const waits = await standInFor([busy({ 'retry-after': '7' }), fine]);
  await waits.client.health();
  expect(waits.pauses).toEqual([7_000]);

  const dated = await standInFor([busy({ 'retry-after': new Date(1_009_000).toUTCString() }), fine]);
  await dated.client.health();
  expect(dated.pauses).toEqual([9_000]);

  const asksMuch = await standInFor([busy({ 'retry-after': '31' }), fine]);
  expect(await errorOf(asksMuch.client.health())).toMatchObject({ retryAfterSeconds: 31, attempts: 1 });
  expect(asksMuch.seen.length).toBe(1);
});

test('a 503 of a send is an answer; other trouble of a send is repeated', async () => {
  const unset = await standInFor([{ status: 503, json: { detail: 'No ERP endpoint configured' } }]);
  expect(await errorOf(unset.client.sendOrder(id))).toMatchObject({
    kind: 'unavailable',
    message: 'No ERP endpoint configured',
    attempts: 1,
  });
  expect(unset.seen.length).toBe(1);
  for (const trouble of [broken, { status: 502, json: {} }, { status: 504, json: {} }]) {
    const { client, seen } = await standInFor([trouble, fine]);
    expect(await client.sendOrder(id)).toEqual({ fine: true });
    expect(seen.map(({ call }) => call)).toEqual([`POST /erp/send/${id}`, `POST /erp/send/${id}`]);
  }
});

test('a retry of an order is never repeated', async () => {
  for (const trouble of [broken, busy(), ...[408, 429, 502, 504].map((status) => ({ status, json: {} }))]) {
    const { client, seen } = await standInFor([trouble, fine]);
    expect((await errorOf<OrderloomError>(client.retryOrder(id))).attempts).toBe(1);
    expect(seen.length).toBe(1);
  }
});

test('onRetry hears of each repetition before its pause', async () => {
  const heard: Retry[] = [];
  const { client } = await standInFor([busy(), broken, fine], { onRetry: (retry) => heard.push(retry) });
  await client.getOrder(id);
  expect(heard.map(({ error, ...retry }) => ({ ...retry, kind: error.kind }))).toEqual([
    { method: 'GET', path: `/order_status/${id}`, attempt: 1, pauseMs: 375, kind: 'unavailable' },
    { method: 'GET', path: `/order_status/${id}`, attempt: 2, pauseMs: 750, kind: 'not_reachable' },
  ]);
});
