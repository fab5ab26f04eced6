import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { NotAPurchaseOrder, OrderloomError, TimedOut, ValidationError } from './errors.ts';
import { createOrderloom } from './orderloom.ts';
import { errorOf, standInFor } from './stand-in.fixture.ts';

const id = '0b6f3f0e-5a51-4f7e-9c62-2f3a7b1f4d11';
const email = { name: 'a.eml', content: new Uint8Array([65]) };

test.each([
  [400, 'bad_request'],
  [401, 'unauthorized'],
  [404, 'not_found'],
  [405, 'bad_request'],
  [409, 'conflict'],
  [413, 'too_large'],
  [415, 'unsupported_type'],
  [422, 'unprocessable'],
  [500, 'server'],
])('%i is %s', async (status, kind) => {
  const { client } = await standInFor([
    { status, json: { detail: 'So it is' }, headers: { 'x-request-id': 'r-1' } },
  ]);
  const error = await errorOf(client.getOrder(id));
  expect(error).toBeInstanceOf(OrderloomError);
  expect(error).toMatchObject({
    name: 'OrderloomError',
    kind,
    status,
    message: 'So it is',
    detail: 'So it is',
    requestId: 'r-1',
    retryAfterSeconds: null,
  });
});

test('a list of problems is a ValidationError', async () => {
  const detail = [
    { type: 'uuid_parsing', loc: ['body', 'request_id'], msg: 'Input should be a valid UUID', input: 'x' },
    { type: 'missing', loc: ['body', 'files', 0], msg: 'Field required', input: null },
  ];
  const { client } = await standInFor([{ status: 422, json: { detail } }]);
  const error = await errorOf<ValidationError>(client.uploadOrder({ files: [] }));
  expect(error).toBeInstanceOf(ValidationError);
  expect(error).toMatchObject({
    kind: 'validation',
    message: 'body.request_id: Input should be a valid UUID; body.files.0: Field required',
    problems: detail,
    detail,
  });
});

test('an e-mail that is no order says what it is', async () => {
  const detail = {
    error: 'not_a_purchase_order',
    message: 'The e-mail is not a purchase order',
    request_id: id,
    category: 'invoice',
    subject: 'Invoice 7',
    language: 'en',
    line_item_count: 3,
  };
  const { client } = await standInFor([{ status: 400, json: { detail } }]);
  const error = await errorOf<NotAPurchaseOrder>(client.uploadEmail({ file: email }));
  expect(error).toBeInstanceOf(NotAPurchaseOrder);
  expect(error).toMatchObject({
    kind: 'not_a_purchase_order',
    message: 'The e-mail is not a purchase order [invoice]',
    email: detail,
  });
});

test("the ERP's no is erp_refused, of a send only", async () => {
  const { client } = await standInFor([{ status: 422, json: { detail: 'ERP error: customer is blocked' } }]);
  expect(await errorOf(client.sendOrder(id))).toMatchObject({
    kind: 'erp_refused',
    message: 'ERP error: customer is blocked',
  });
  expect(await errorOf(client.uploadEmail({ file: email }))).toMatchObject({ kind: 'unprocessable' });
});

test('an address that is not the service says so', async () => {
  const { client, url } = await standInFor([
    { text: '<html>' },
    { status: 404, text: '<html>' },
    { status: 413, text: '' },
  ]);
  const sentence = (status: number) =>
    `${url} answered ${status} and not as Orderloom does: is that its address?`;
  const error = await errorOf(client.health());
  expect(error).toMatchObject({ kind: 'unexpected_answer', status: 200, message: sentence(200) });
  expect(await errorOf(client.health())).toMatchObject({ kind: 'not_found', message: sentence(404) });
  expect(await errorOf(client.health())).toMatchObject({ kind: 'too_large', message: sentence(413) });
});

test('the key follows no redirect', async () => {
  const elsewhere = await standInFor([{ json: {} }]);
  const headers = { location: `${elsewhere.url}/healthcheck` };
  const { client } = await standInFor([{ status: 307, json: {}, headers }]);
  expect(await errorOf(client.health())).toMatchObject({ kind: 'unexpected_answer', status: 307 });
  expect(await errorOf(client.uploadEmail({ file: email }))).toMatchObject({ kind: 'not_reachable' });
  expect(elsewhere.seen).toEqual([]);
});

test('nobody there is NotReachable', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise((resolve) => server.close(resolve));
  const client = createOrderloom({ baseUrl, apiKey: 'k', timing: { pause: async () => {} } });
  expect(await errorOf(client.health())).toMatchObject({
    name: 'NotReachable',
    message: `${baseUrl} is not reachable (ECONNREFUSED). Is the service running there?`,
  });
});

test('an abort rejects with its reason, during a call and during a pause', async () => {
  const hangs = await standInFor(['hang']);
  const call = new AbortController();
  const hanging = errorOf(hangs.client.health({ signal: call.signal }));
  setTimeout(() => call.abort('enough'), 20);
  expect(await hanging).toBe('enough');

  const pausing = new AbortController();
  const { url } = await standInFor([{ status: 503, json: {} }]);
  const options = { baseUrl: url, apiKey: 'k', onRetry: () => pausing.abort('enough') };
  expect(await errorOf(createOrderloom(options).health({ signal: pausing.signal }))).toBe('enough');
  expect(await errorOf(createOrderloom(options).health({ signal: AbortSignal.abort('early') }))).toBe(
    'early',
  );
});

test('time that is up is TimedOut, and knows what went wrong before', async () => {
  const hangs = await standInFor(['hang'], { timeoutMs: 40 });
  const error = await errorOf<TimedOut>(hangs.client.health());
  expect(error).toBeInstanceOf(TimedOut);
  expect(error).toMatchObject({ kind: 'timed_out', message: 'not done within 40 ms', attempts: 1 });

  const { url } = await standInFor([{ status: 503, json: { detail: 'busy' } }]);
  const patient = createOrderloom({
    baseUrl: url,
    apiKey: 'k',
    timeoutMs: 60_000,
    timing: { random: () => 1 },
  });
  const pausing = await errorOf<TimedOut>(patient.health({ timeoutMs: 100 }));
  expect(pausing).toMatchObject({ name: 'TimedOut', message: 'not done within 100 ms', attempts: 1 });
  expect(pausing.cause).toMatchObject({ kind: 'unavailable', message: 'busy' });

  const aborted = new AbortController();
  setTimeout(() => aborted.abort('enough'), 20);
  expect(await errorOf(hangs.client.health({ signal: aborted.signal, timeoutMs: 10_000 }))).toBe('enough');
});

test('what no call could be made with is refused at once', () => {
  expect(() => createOrderloom({ baseUrl: 'localhost:8080', apiKey: 'k' })).toThrow(
    'baseUrl must be an http or https URL: localhost:8080',
  );
  expect(() => createOrderloom({ baseUrl: 'http://a.test', apiKey: 'secret\n!' })).toThrow(
    /^apiKey has characters that no HTTP header can carry$/,
  );
});
