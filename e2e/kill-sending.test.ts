import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { IntakeServiceService } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import { connect } from '@orderloom/rpc/connect.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, formOf, whenSettled } from './client.fixture.ts';
import { type RudeErp, response, startRudeErp } from './rude-erp.fixture.ts';
import { type SendableStatus, sendableStatuses } from './sending.fixture.ts';
import { pidOf, type Suite, sampleOrder, startSuite, until } from './suite.fixture.ts';

const sample = readFileSync(sampleOrder);
const broken = Buffer.from(`%PDF-1.7\n${'this is no document '.repeat(20)}`);
const interrupted =
  'ERP send was interrupted; its outcome is unknown. The ERP may already hold this order. Sending again is safe (same request_id).';

let erp: RudeErp;
let suite: Suite;
beforeAll(async () => {
  erp = await startRudeErp();
  suite = await startSuite({ processes: true, erpUrl: erp.url });
});
afterAll(async () => {
  await suite.stop();
  await erp.stop();
});

async function orderIn(status: SendableStatus): Promise<string> {
  const request_id = randomUUID();
  const files = { 'order.pdf': sample, ...(status === 'ATTENTION' && { 'broken.pdf': broken }) };
  await call(suite, 'POST', '/order/upload', formOf(files, { request_id }));
  const order = await whenSettled(suite, request_id);
  if (status === 'MODIFIED') await save(request_id, order.result);
  expect((await statusOf(request_id)).status).toBe(status);
  return request_id;
}

/** As the operators' application saves: it is no call of the public interface. */
async function save(request_id: string, purchase_order: PurchaseOrder): Promise<void> {
  const address = suite.services.intake!.grpc;
  const intake = connect(IntakeServiceService, { address, deadlineMs: 5_000, repeatable: [] });
  await intake.saveOrder({ request_id, revision: 0, operator: 'op@example.test', purchase_order });
  intake.close();
}

const statusOf = async (id: string) => (await call(suite, 'GET', `/order_status/${id}`)).body;
const send = (id: string) => call(suite, 'POST', `/erp/send/${id}`);
const confirm = (number: string) => response(JSON.stringify({ success: true, order_number: number }));

async function kill(service: string): Promise<number> {
  const pid = await pidOf(suite, service);
  process.kill(pid, 'SIGKILL');
  return pid;
}

test.each(sendableStatuses)(
  'erp-dispatch is killed while the ERP has an order that was %s: it is as before, and sending again gives the one number',
  {
    timeout: 60_000,
  },
  async (prior) => {
    const id = await orderIn(prior);
    // Books, and waits for what never comes.
    const { promise: hasRequest, resolve } = Promise.withResolvers<void>();
    erp.manners.set(id, () => resolve());
    const lost = send(id);
    await hasRequest;
    expect((await statusOf(id)).status).toBe('SENDING');
    await kill('erp-dispatch');
    expect(await lost).toEqual({ status: 500, body: { detail: 'Internal server error' } });

    await until(async () => (await statusOf(id)).status !== 'SENDING', 10_000);
    expect(await statusOf(id)).toMatchObject({ status: prior, last_error: interrupted, erp_ref: null });
    erp.manners.set(id, (socket) => socket.end(confirm('SO-1')));
    expect((await send(id)).status).toBe(200);
    expect(await statusOf(id)).toMatchObject({ status: 'SENT', last_error: null, erp_ref: 'SO-1' });
    const bodies = erp.calls(id).map((text) => text.slice(text.indexOf('\r\n\r\n')));
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toBe(bodies[0]);
  },
);

test('the gateway is killed while the ERP has the order: the send goes on, and is not made twice', {
  timeout: 60_000,
}, async () => {
  // The same order was sent above: it waits for a look.
  const id = await orderIn('ATTENTION');
  const { promise: hasRequest, resolve } = Promise.withResolvers<void>();
  const { promise: isKilled, resolve: killed } = Promise.withResolvers<void>();
  erp.manners.set(id, async (socket) => {
    resolve();
    await isKilled;
    socket.end(confirm('SO-2'));
  });
  const lost = send(id);
  lost.catch(() => {});
  await hasRequest;
  await kill('gateway');
  killed();
  await expect(lost).rejects.toThrow();
  await until(async () => (await statusOf(id).catch(() => undefined))?.status === 'SENT', 10_000);
  expect(await statusOf(id)).toMatchObject({ erp_ref: 'SO-2', last_error: null });
  expect((await send(id)).status).toBe(409);
  expect(erp.calls(id)).toHaveLength(1);
});

test('intake is killed while the ERP has the order: what the ERP says is stored when intake is back', {
  timeout: 60_000,
}, async () => {
  // The same order was sent above: it waits for a look.
  const id = await orderIn('ATTENTION');
  erp.manners.set(id, async (socket) => {
    await kill('intake');
    socket.end(confirm('SO-3'));
  });
  expect((await send(id)).status).toBe(200);
  expect(await statusOf(id)).toMatchObject({ status: 'SENT', erp_ref: 'SO-3' });
  expect(erp.calls(id)).toHaveLength(1);
});
