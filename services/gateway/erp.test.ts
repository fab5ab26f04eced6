import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '@orderloom/errors/failure.ts';
import type { FailureKind } from '@orderloom/errors/kinds.ts';
import { afterEach, expect, test } from 'vitest';
import { type Remote, requestId, type StartedGateway, startGateway } from './gateway.fixture.ts';

let gateway: StartedGateway;
afterEach(() => gateway.stop());

async function start(sendOrder: NonNullable<Remote['dispatch']>['sendOrder']): Promise<void> {
  gateway = await startGateway({ dispatch: { sendOrder: sendOrder! } });
}

async function send(id = requestId): Promise<[number, string | null, unknown]> {
  const response = await gateway.get(`/erp/send/${id}`, { method: 'POST' });
  return [response.status, response.headers.get('retry-after'), await response.json()];
}

test("the ERP's own answer is passed on", async () => {
  await start(async ({ request_id }) => ({
    request_id,
    data_json: '{"success":true,"order_number":"SO-1","extra":{"a":null}}',
  }));
  expect(await send(requestId.toUpperCase())).toEqual([
    200,
    null,
    {
      success: true,
      request_id: requestId,
      data: { success: true, order_number: 'SO-1', extra: { a: null } },
    },
  ]);
});

test.each<[FailureKind, string, number, string]>([
  ['not_found', 'Order not found', 404, 'Order not found'],
  ['conflict', 'A send is already in progress', 409, 'A send is already in progress'],
  ['refused_by_erp', 'ERP error: Kunde gesperrt', 422, 'ERP error: Kunde gesperrt'],
  ['erp_failed', 'ERP request timed out after 30 s', 500, 'ERP request timed out after 30 s'],
  ['not_configured', 'No ERP endpoint configured', 503, 'No ERP endpoint configured'],
  // A 503 would read as "no ERP configured", so trouble of our own is a 500.
  ['unavailable', 'intake is not reachable', 500, 'Internal server error'],
  ['overloaded', 'Storage is full', 500, 'Internal server error'],
  ['deadline', 'intake did not answer in time', 500, 'Internal server error'],
])('%s (%s) is %i', async (kind, message, status, detail) => {
  await start(async () => {
    throw new Failure(kind, message);
  });
  expect(await send()).toEqual([status, null, { detail }]);
});

test('what is no id never reaches the service', async () => {
  await start(async () => {
    throw new Error('not to be called');
  });
  expect(await send('1')).toEqual([400, null, { detail: 'Invalid document ID format' }]);
});

test('a caller that hangs up does not cancel the send', async () => {
  let ended = '';
  await start(async ({ request_id }, { signal }) => {
    await sleep(300);
    ended = signal.aborted ? 'cancelled' : 'sent';
    return { request_id, data_json: '{}' };
  });
  const hangUp = AbortSignal.timeout(100);
  await expect(gateway.get(`/erp/send/${requestId}`, { method: 'POST', signal: hangUp })).rejects.toThrow();
  await expect.poll(() => ended).toBe('sent');
});
