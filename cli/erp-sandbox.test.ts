import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type ErpSandbox, type ErpSandboxOptions, startErpSandbox } from './erp-sandbox.ts';

const running: ErpSandbox[] = [];
afterEach(async () => {
  for (const sandbox of running.splice(0)) await sandbox.stop();
});

async function start(options: Partial<ErpSandboxOptions> = {}): Promise<ErpSandbox> {
  const usual = { host: '127.0.0.1', port: 0, behaviour: 'accept', key: null } as const;
  const sandbox = await startErpSandbox({ ...usual, now: () => 1_800_000_000_000, ...options });
  running.push(sandbox);
  return sandbox;
}

const order = (request_id: string) => ({ request_id, purchase_order: { order_number: 'PO-1' } });

function post(url: string, body: unknown, options: { key?: string; signal?: AbortSignal } = {}) {
  const headers = {
    'content-type': 'application/json',
    ...(options.key ? { 'x-api-key': options.key } : {}),
  };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal: options.signal ?? null });
}

test('books each order once, whatever number of times it comes', async () => {
  const { url, received } = await start();
  const answers = [];
  for (const id of ['a', 'b', 'a']) answers.push(await (await post(url, order(id))).json());
  expect(answers).toEqual([
    { success: true, order_number: 'SO-100001' },
    { success: true, order_number: 'SO-100002' },
    { success: true, order_number: 'SO-100001' },
  ]);
  expect(received().map(({ request_id, outcome }) => [request_id, outcome])).toEqual([
    ['a', 'booked'],
    ['b', 'booked'],
    ['a', 'repeated'],
  ]);
});

test('lists every call, orders and webhooks alike', async () => {
  const lines: string[] = [];
  const { url, webhookUrl } = await start({
    onReceived: ({ kind, outcome }) => lines.push(`${kind} ${outcome}`),
  });
  expect((await post(webhookUrl, order('a'))).status).toBe(204);
  await post(url, order('a'));
  expect(lines).toEqual(['webhook noted', 'order booked']);
  expect(await (await fetch(new URL('/received', url))).json()).toEqual({
    items: [
      {
        at: '2027-01-15T08:00:00.000Z',
        kind: 'webhook',
        request_id: 'a',
        purchase_order: { order_number: 'PO-1' },
        outcome: 'noted',
        order_number: null,
      },
      {
        at: '2027-01-15T08:00:00.000Z',
        kind: 'order',
        request_id: 'a',
        purchase_order: { order_number: 'PO-1' },
        outcome: 'booked',
        order_number: 'SO-100001',
      },
    ],
    total: 2,
  });
});

test('asks for its key on both endpoints', async () => {
  const { url, webhookUrl, received } = await start({ key: 'secret' });
  expect((await post(url, order('a'), { key: 'secret' })).status).toBe(200);
  for (const endpoint of [url, webhookUrl]) {
    const refused = await post(endpoint, order('b'), { key: 'secre' });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual({ success: false, error: 'Invalid or missing API key' });
    expect((await post(endpoint, order('b'))).status).toBe(401);
  }
  expect(received().map(({ outcome }) => outcome)).toEqual([
    'booked',
    'wrong key',
    'wrong key',
    'wrong key',
    'wrong key',
  ]);
});

test('refuses what is no order', async () => {
  const { url } = await start();
  for (const body of [
    { purchase_order: {} },
    { request_id: 'a' },
    { request_id: 'a', purchase_order: null },
    [],
    null,
  ]) {
    const answer = await post(url, body);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { success: false, error: 'The body is no JSON object with a request_id and a purchase_order' },
    ]);
  }
  expect((await fetch(new URL('/other', url))).status).toBe(404);
});

test('rejects without booking', async () => {
  const { url, received } = await start({ behaviour: 'reject' });
  expect(await (await post(url, order('a'))).json()).toEqual({
    success: false,
    error: 'Customer is blocked for delivery',
  });
  expect(received()).toMatchObject([{ outcome: 'rejected', order_number: null }]);
});

test.each([
  ['html', 502, '<html><body><h1>502 Bad Gateway</h1></body></html>'],
  ['garbage', 200, '{"success":true,"order_number":"SO-100'],
] as const)('answers %s although it booked', async (behaviour, status, text) => {
  const { url, received } = await start({ behaviour });
  const answer = await post(url, order('a'));
  expect([answer.status, await answer.text()]).toEqual([status, text]);
  expect(received()).toMatchObject([{ outcome: 'booked', order_number: 'SO-100001' }]);
});

test('hangs, and stops all the same', async () => {
  const sandbox = await start({ behaviour: 'hang' });
  await expect(post(sandbox.url, order('a'), { signal: AbortSignal.timeout(300) })).rejects.toThrow(
    'timeout',
  );
  const waiting = post(sandbox.url, order('a')).catch(() => 'cut');
  while (sandbox.received().length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  await sandbox.stop();
  expect(await waiting).toBe('cut');
});

test('drips its answer', async () => {
  const { url } = await start({ behaviour: 'slow' });
  const answer = await post(url, order('a'), { signal: AbortSignal.timeout(1_100) });
  const seen: string[] = [];
  await expect(async () => {
    for await (const chunk of answer.body!) seen.push(String.fromCharCode(...chunk));
  }).rejects.toThrow('timeout');
  expect(seen.length).toBeGreaterThanOrEqual(2);
  expect('{"success":true'.startsWith(seen.join(''))).toBe(true);
});

test('answers one request twice', async () => {
  const { url } = await start({ behaviour: 'twice' });
  const body = JSON.stringify(order('a'));
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`POST /receive HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  let text = '';
  for await (const chunk of socket) {
    text += chunk;
    if (text.split('"order_number":"SO-100001"').length === 3) break;
  }
  expect(text.match(/^HTTP\/1\.1 200 OK|\}HTTP\/1\.1 200 OK/g)).toEqual([
    'HTTP/1.1 200 OK',
    '}HTTP/1.1 200 OK',
  ]);
});

test('remembers its bookings in a ledger', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'orderloom-ledger-'));
  const ledger = path.join(folder, 'ledger.jsonl');
  try {
    const first = await start({ ledger });
    await post(first.url, order('a'));
    await post(first.url, order('b'));
    await first.stop();
    expect(readFileSync(ledger, 'utf8')).toBe(
      '{"request_id":"a","order_number":"SO-100001"}\n{"request_id":"b","order_number":"SO-100002"}\n',
    );
    const second = await start({ ledger });
    expect(await (await post(second.url, order('b'))).json()).toEqual({
      success: true,
      order_number: 'SO-100002',
    });
    expect(await (await post(second.url, order('c'))).json()).toEqual({
      success: true,
      order_number: 'SO-100003',
    });
    writeFileSync(ledger, 'hello\n');
    await expect(start({ ledger })).rejects.toThrow(
      `${ledger}, line 1: not a line of a ledger: name another file with --ledger`,
    );
    await expect(start({ ledger: path.join(folder, 'no', 'x') })).rejects.toThrow(
      'cannot be written (ENOENT)',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('says what to do about a busy port', async () => {
  const { url } = await start();
  const port = Number(new URL(url).port);
  await expect(start({ port })).rejects.toThrow(
    `port ${port} on 127.0.0.1 is in use by another program: stop it, or choose another port with --port`,
  );
});
