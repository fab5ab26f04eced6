import { writeFileSync } from 'node:fs';
import { connect as connectTcp } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  customerKey,
  integrationKey,
  keysJson,
  type StartedGateway,
  startGateway,
  syncKey,
} from './gateway.fixture.ts';

let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startGateway({});
});
afterAll(() => gateway.stop());

const refused = { detail: 'Invalid or missing API key' };

function ask(path: string, method: string, key: string, body?: string): Promise<Response> {
  const headers: Record<string, string> = key === '' ? {} : { 'X-API-Key': key };
  return fetch(`${gateway.baseUrl}${path}`, { method, headers, body: body ?? null });
}

describe('the key comes first', () => {
  test.each([
    ['GET', '/nowhere'],
    ['GET', '/'],
    ['DELETE', '/order_status/list'],
    ['GET', '/order_status/list?page=0'],
    ['GET', '/order_status/not-an-id'],
    ['PUT', '/order/upload'],
    ['OPTIONS', '/order/upload'],
    ['GET', '/customers'],
    ['GET', '/%63ustomer/list'],
    ['GET', '//customer/list'],
    ['GET', '/CUSTOMER/list'],
    ['GET', '/order/%ff/x'],
  ])('%s %s', async (method, path) => {
    for (const key of ['', syncKey, customerKey]) {
      const response = await ask(path, method, key);
      expect([response.status, await response.json()]).toEqual([401, refused]);
    }
  });

  test('a key in the query opens nothing', async () => {
    const response = await ask(
      `/order_status/list?api_key=${integrationKey}&X-API-Key=${integrationKey}`,
      'GET',
      '',
    );
    expect(response.status).toBe(401);
  });

  test('before a body is read: the answer comes while the client still holds it back', async () => {
    const socket = connectTcp(Number(new URL(gateway.baseUrl).port), '127.0.0.1');
    socket.write(
      'POST /order/upload HTTP/1.1\r\nHost: t\r\nContent-Type: text/plain\r\nContent-Length: 1000000000\r\n\r\n',
    );
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(String(data))),
    );
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer).toMatch(/\{"detail":"Invalid or missing API key"\}$/);
  });
});

describe('paths and methods', () => {
  test.each(['/nowhere', '/', '/order', '/order/', '/customers', '/order_status/a/b', '/Order_status/list'])(
    'the unknown path %s',
    async (path) => {
      const response = await ask(path, 'GET', integrationKey);
      expect([response.status, await response.json()]).toEqual([404, { detail: 'Not Found' }]);
    },
  );

  test.each([
    ['DELETE', '/order_status/list', 'GET, HEAD'],
    ['GET', '/order/upload', 'POST'],
    ['GET', '/order/raw/upload', 'POST'],
    ['PUT', '/order/retry/7f1c2a9e-3b54-4d1f-9a37-0c5de1b1f6a2', 'POST'],
    ['POST', '/customer/10042', 'GET, HEAD, PUT, DELETE'],
    ['OPTIONS', '/customer/10042', 'GET, HEAD, PUT, DELETE'],
    ['POST', '/healthcheck', 'GET, HEAD'],
  ])('%s %s allows %s', async (method, path, allow) => {
    const response = await ask(path, method, integrationKey);
    expect([response.status, response.headers.get('allow'), await response.json()]).toEqual([
      405,
      allow,
      { detail: 'Method Not Allowed' },
    ]);
  });

  test('a path that is no UTF-8 is 400', async () => {
    for (const path of ['/order_status/%ff', '/order_status/%c0%af', '/customer/%']) {
      const response = await ask(path, 'GET', integrationKey);
      expect([response.status, await response.json()]).toEqual([400, { detail: 'Malformed request' }]);
    }
  });
});

describe('what is no HTTP is answered in JSON', () => {
  const head = 'GET /healthcheck HTTP/1.1\r\nHost: t\r\n';
  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', '400 Bad Request', 'Malformed request'],
    ['no Host', 'GET /healthcheck HTTP/1.1\r\n\r\n', '400 Bad Request', 'Malformed request'],
    [
      'an expectation that nobody meets',
      `${head}Expect: miracles\r\n\r\n`,
      '417 Expectation Failed',
      'Expectation failed',
    ],
    [
      'two lengths',
      `${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
      '400 Bad Request',
      'Malformed request',
    ],
    [
      'a length and chunks',
      `${head}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
      '400 Bad Request',
      'Malformed request',
    ],
    [
      'endless headers',
      `${head}X: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
      'Request headers too large (limit 16 KiB)',
    ],
  ])('%s', async (_what, text, status, detail) => {
    const socket = connectTcp(Number(new URL(gateway.baseUrl).port), '127.0.0.1');
    socket.write(text);
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({ detail });
  });
});

test('each answer has headers that browsers and operators need', async () => {
  const { headers } = await fetch(`${gateway.baseUrl}/healthcheck`);
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
  expect(headers.get('x-powered-by')).toBe(null);
});

test("a client's own request id is kept when it is harmless", async () => {
  const idFor = async (given: string) =>
    (await fetch(`${gateway.baseUrl}/healthcheck`, { headers: { 'X-Request-Id': given } })).headers.get(
      'x-request-id',
    );
  expect(await idFor('trace-1:2.3')).toBe('trace-1:2.3');
  expect(await idFor('a b')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await idFor('x'.repeat(129))).toMatch(/^[0-9a-f-]{36}$/);
});

test('a defect is 500 with an id that the log knows, and keys are never logged', async () => {
  const response = await ask('/order_status/7f1c2a9e-3b54-4d1f-9a37-0c5de1b1f6a2', 'GET', integrationKey);
  expect([response.status, await response.json()]).toEqual([500, { detail: 'Internal server error' }]);
  const id = response.headers.get('x-request-id')!;
  await expect
    .poll(
      () =>
        gateway
          .log()
          .split('\n')
          .filter((line) => line.includes(id)).length,
    )
    .toBe(2);
  expect(gateway.log()).not.toContain(integrationKey);
});

test('a rotated key works within seconds, and a file that cannot be read keeps the former keys', async () => {
  const statusWith = async (key: string) => (await ask('/nowhere', 'GET', key)).status;
  const nextKey = 'int_fedcba9876543210';
  writeFileSync(gateway.keysFile, keysJson({ integration: [integrationKey, nextKey] }));
  await expect.poll(() => statusWith(nextKey), { timeout: 5000 }).toBe(404);
  expect(await statusWith(integrationKey)).toBe(404);
  writeFileSync(gateway.keysFile, '{"integration": ["half');
  await expect.poll(() => gateway.log(), { timeout: 5000 }).toContain('api keys unchanged');
  expect(await statusWith(nextKey)).toBe(404);
  writeFileSync(gateway.keysFile, keysJson({ integration: [integrationKey] }));
  await expect.poll(() => statusWith(nextKey), { timeout: 5000 }).toBe(401);
});
