import { expect, test } from 'vitest';
import { undocumented } from './documented-fetch.fixture.ts';

const json = (status: number, body: unknown) => Response.json(body, { status });
const uploaded = { request_id: '7f1c2a9e-3b54-4d1f-9a37-0c5de1b1f6a2', split: false };

test.each([
  ['POST', '/order/upload', json(200, uploaded)],
  ['POST', '/order/upload', json(415, { detail: 'Unsupported file type: .exe' })],
  [
    'GET',
    '/order_status/list',
    json(422, { detail: [{ type: 'x', loc: ['query', 0], msg: 'x', input: { a: 1 } }] }),
  ],
  ['DELETE', '/customer/10042', new Response(null, { status: 204 })],
  ['GET', '/order/7f1c2a9e-3b54-4d1f-9a37-0c5de1b1f6a2/order.pdf', new Response('%PDF')],
  ['DELETE', '/order/upload', json(405, { detail: 'Method Not Allowed' })],
  ['GET', '/nowhere', json(404, { detail: 'Not Found' })],
])('%s %s is documented', async (method, path, response) => {
  expect(await undocumented(method, path, response)).toBe(undefined);
});

test.each([
  ['POST', '/order/upload', json(418, { detail: 'x' }), /^POST \/order\/upload answered 418, which is not/],
  [
    'POST',
    '/order/upload',
    json(200, { split: false }),
    /^POST \/order\/upload answered 200 with another body/,
  ],
  [
    'POST',
    '/order/upload',
    json(200, { ...uploaded, more: 1 }),
    /^POST \/order\/upload answered 200 with keys that are not documented$/,
  ],
  [
    'POST',
    '/order/upload',
    json(200, { ...uploaded, orders: [{ request_id: uploaded.request_id, status: 'QUEUED', more: 1 }] }),
    /^POST \/order\/upload answered 200 with/,
  ],
  ['GET', '/order_status/list', new Response('<html>'), / answered 200 with the type text\/plain/],
  ['DELETE', '/order/upload', json(200, {}), /^DELETE \/order\/upload answered 200$/],
  ['GET', '/order_status/x', json(409, { detail: 'x' }), /^GET \/order_status\/\{request_id\} answered 409/],
])('%s %s is not', async (method, path, response, problem) => {
  expect(await undocumented(method, path, response)).toMatch(problem);
});
