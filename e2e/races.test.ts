import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, call, formOf, whenSettled } from './client.fixture.ts';
import { type Suite, sampleOrder, startSuite } from './suite.fixture.ts';

/** `RACE_ROUNDS=50 npm test -- e2e/races.test.ts` is the full experiment; CI takes a shorter one. */
const rounds = Number(process.env.RACE_ROUNDS ?? 3);
const racers = 100;
const sample = readFileSync(sampleOrder);

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite({ processes: true });
});
afterAll(() => suite.stop());

/** How many answers had each status. */
async function race(count: number, start: () => Promise<Answer>): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: count }, start));
  const byStatus = Object.groupBy(answers, ({ status }) => status);
  return Object.fromEntries(Object.entries(byStatus).map(([status, list]) => [status, list!.length]));
}

async function upload(content: Uint8Array | string, name = 'order.pdf'): Promise<string> {
  const request_id = randomUUID();
  await call(suite, 'POST', '/order/upload', formOf({ [name]: content }, { request_id }));
  await whenSettled(suite, request_id);
  return request_id;
}

test(`${racers} sends of one order at once, ${rounds} rounds: one reaches the ERP`, {
  timeout: 300_000,
}, async () => {
  for (let round = 0; round < rounds; round++) {
    const id = await upload(sample);
    const counts = await race(racers, () => call(suite, 'POST', `/erp/send/${id}`));
    expect(counts).toEqual({ 200: 1, 409: racers - 1 });
    const calls = suite.erp
      .received()
      .filter(({ kind, request_id }) => kind === 'order' && request_id === id);
    expect(calls).toHaveLength(1);
    const { body } = await call(suite, 'GET', `/order_status/${id}`);
    expect([body.status, body.erp_ref]).toEqual(['SENT', calls[0]!.order_number]);
  }
});

test(`${racers} uploads of one request_id at once: one order, extracted once`, {
  timeout: 60_000,
}, async () => {
  const request_id = randomUUID();
  const before = (await call(suite, 'GET', '/order_status/list?size=1')).body.total;
  const counts = await race(racers, () =>
    call(suite, 'POST', '/order/upload', formOf({ 'order.pdf': sample }, { request_id })),
  );
  expect(counts).toEqual({ 200: racers });
  expect((await call(suite, 'GET', '/order_status/list?size=1')).body.total).toBe(before + 1);
  await whenSettled(suite, request_id);
  const { body: timeline } = await call(suite, 'GET', `/order/${request_id}/timeline.json`);
  expect(timeline.filter(({ event }: { event: string }) => event === 'extracted')).toHaveLength(1);
});

test(`${racers} retries of one failed order at once: one winner`, { timeout: 60_000 }, async () => {
  const id = await upload(`%PDF-1.7\n${'no document '.repeat(50)}`, 'broken.pdf');
  const before = (await call(suite, 'GET', '/order_status/list?size=1')).body.total;
  const counts = await race(racers, () => call(suite, 'POST', `/order/retry/${id}`));
  expect(counts).toEqual({ 200: 1, 400: racers - 1 });
  expect((await call(suite, 'GET', '/order_status/list?size=1')).body.total).toBe(before + 1);
});

test('50 overrides of one rejected e-mail at once: one winner', { timeout: 60_000 }, async () => {
  const invoice = [
    'From: Billing <billing@example.test>',
    'To: orders@example.test',
    'Subject: Invoice 2026-118',
    'Date: Mon, 02 Mar 2026 09:00:00 +0000',
    `Message-ID: <${randomUUID()}@example.test>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Please find below our invoice 2026-118. Amount due: EUR 120.00, payable within 30 days to IBAN NL00TEST.',
  ].join('\r\n');
  const form = new FormData();
  form.append('file', new Blob([invoice]), 'invoice.eml');
  const { status, body } = await call(suite, 'POST', '/order/raw/upload', form);
  expect([status, body.detail.error]).toEqual([400, 'not_a_purchase_order']);
  const counts = await race(50, () => call(suite, 'POST', `/rejected/${body.detail.request_id}/reprocess`));
  expect(counts).toEqual({ 200: 1, 409: 49 });
});
