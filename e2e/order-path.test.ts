import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, formOf, whenSettled } from './client.fixture.ts';
import { documentedFetch } from './documented-fetch.fixture.ts';
import { samplePurchaseOrder } from './sample-order.fixture.ts';
import { type Suite, sampleOrder, startSuite, until } from './suite.fixture.ts';

const sample = readFileSync(sampleOrder);

describe.each([
  ['all services in one process', false],
  ['every service a process of its own', true],
])('the way of an order, %s', (_name, processes) => {
  let suite: Suite;
  beforeAll(async () => {
    suite = await startSuite({ processes });
  });
  afterAll(async () => {
    expect(await suite.stop()).toBe(0);
  });

  test('from upload to the ERP number', async () => {
    const request_id = randomUUID();
    const form = formOf(
      { 'Bestellung Größe.pdf': sample },
      { request_id, channel: 'mail', note: 'zwei Zeilen – é€😀' },
    );
    expect(await call(suite, 'POST', '/order/upload', form)).toEqual({
      status: 200,
      body: { request_id, split: false },
    });

    const order = await whenSettled(suite, request_id);
    expect(order).toMatchObject({
      request_id,
      attachments: { 'Bestellung Größe.pdf': { size: sample.length, mime_type: 'application/pdf' } },
      metadata: { channel: 'mail', note: 'zwei Zeilen – é€😀' },
      erp_ref: null,
      retry_count: 0,
      last_error: null,
    });
    expect(order.status).toBe('PROCESSED');
    expect(order.result).toEqual(samplePurchaseOrder);

    const file = await documentedFetch(
      `${suite.baseUrl}/order/${request_id}/${encodeURIComponent('Bestellung Größe.pdf')}`,
      {
        headers: { 'x-api-key': suite.apiKey },
      },
    );
    const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    expect(sha256(new Uint8Array(await file.arrayBuffer()))).toBe(sha256(sample));
    const latest = await call(suite, 'GET', `/order/${request_id}/latest_result.json`);
    expect(latest.body).toEqual(order.result);
    const { body: told } = await call(suite, 'GET', `/order/${request_id}/evidence.json`);
    const [place] = told.evidence.order_number;
    expect(place).toMatchObject({ file: 'Bestellung Größe.pdf', page: 1, text: 'PO-2026-00417' });
    expect(place.box.map(Math.round)).toEqual([135, 260, 199, 270]);
    expect([told.confidence.order_number, told.because.order_number]).toEqual([0.928, 'at "Order number"']);

    const sent = await call(suite, 'POST', `/erp/send/${request_id}`);
    const booked = suite.erp.received().filter((received) => received.kind === 'order');
    expect(sent).toEqual({
      status: 200,
      body: {
        success: true,
        request_id,
        data: { success: true, order_number: booked[0]!.order_number },
      },
    });
    expect(booked).toHaveLength(1);
    expect(await call(suite, 'GET', `/order_status/${request_id}`)).toMatchObject({
      body: { status: 'SENT', erp_ref: booked[0]!.order_number },
    });
    expect((await call(suite, 'POST', `/erp/send/${request_id}`)).status).toBe(409);
  });

  test('the processing webhook comes once, with the result', async () => {
    const webhooksOf = (id: string) =>
      suite.erp.received().filter((received) => received.kind === 'webhook' && received.request_id === id);
    const upload = async () => {
      const request_id = randomUUID();
      await call(suite, 'POST', '/order/upload', formOf({ 'a.pdf': sample }, { request_id }));
      const order = await whenSettled(suite, request_id);
      await until(() => webhooksOf(request_id).length > 0, 5_000);
      return order;
    };
    const order = await upload();
    // By the time of a later order's webhook a second one of the first would have come.
    await upload();
    expect(webhooksOf(order.request_id).map(({ purchase_order }) => purchase_order)).toEqual([order.result]);
  });

  test('the same request_id gives the same order, and the first files win', async () => {
    const request_id = randomUUID();
    await call(suite, 'POST', '/order/upload', formOf({ 'first.pdf': sample }, { request_id }));
    const again = await call(
      suite,
      'POST',
      '/order/upload',
      formOf({ 'second.pdf': sample }, { request_id }),
    );
    expect(again).toEqual({ status: 200, body: { request_id, split: false } });
    const { body } = await call(suite, 'GET', `/order_status/${request_id}`);
    expect(Object.keys(body.attachments)).toEqual(['first.pdf']);
  });

  test('a file that cannot be read ends FAILED with the reason, and can be retried as a new order', async () => {
    const request_id = randomUUID();
    const broken = `%PDF-1.7\n${'this is no document '.repeat(20)}`;
    await call(suite, 'POST', '/order/upload', formOf({ 'broken.pdf': broken }, { request_id }));
    const order = await whenSettled(suite, request_id);
    expect(order).toMatchObject({
      status: 'FAILED',
      last_error: 'broken.pdf: not a readable PDF',
      result: null,
    });
    const retried = await call(suite, 'POST', `/order/retry/${request_id}`);
    expect(retried.status).toBe(200);
    expect(retried.body.request_id).not.toBe(request_id);
    expect((await call(suite, 'GET', `/order_status/${request_id}`)).body.status).toBe('REPROCESSED');
  });

  test('the list shows the newest first', async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const request_id of ids)
      await call(suite, 'POST', '/order/upload', formOf({ 'a.pdf': sample }, { request_id }));
    const page = async (number: number) => {
      const { body } = await call(suite, 'GET', `/order_status/list?size=2&page=${number}`);
      return body;
    };
    const [first, second] = [await page(1), await page(2)];
    expect(first).toMatchObject({ page: 1, size: 2, limit: 2, offset: 0 });
    expect(first.items.map((item: { request_id: string }) => item.request_id)).toEqual([ids[2], ids[1]]);
    expect(second.items[0].request_id).toBe(ids[0]);
    expect(second.offset).toBe(2);
    expect(first.pages).toBe(Math.ceil(first.total / 2));
  });

  test('system status is operational', async () => {
    const answer = () => call(suite, 'GET', '/system-status');
    await until(async () => (await answer()).body.status === 'operational', 10_000);
  });
});
