import { Client, credentials } from '@grpc/grpc-js';
import { Failure, invalid } from '@orderloom/errors/failure.ts';
import { ClassifierServiceService } from '@orderloom/proto/gen/classifier/v1/classifier.ts';
import { DispatchServiceService } from '@orderloom/proto/gen/dispatch/v1/dispatch.ts';
import { createLog } from '@orderloom/telemetry/log.ts';
import { createMetrics } from '@orderloom/telemetry/metrics.ts';
import { activeTraceId } from '@orderloom/telemetry/trace.ts';
import { service as healthService } from 'grpc-health-check';
import { afterEach, expect, test } from 'vitest';
import { connect } from './connect.ts';
import { bind, type RpcServer, serve } from './serve.ts';

const log = createLog({ service: 'test', level: 'silent' });
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

type SendOrder = (
  request: { request_id: string },
  call: { signal: AbortSignal },
) => Promise<{ request_id: string; data_json: string }>;

async function startDispatch(sendOrder: SendOrder, port = 0): Promise<RpcServer> {
  const server = await serve({
    host: '127.0.0.1',
    port,
    services: [bind(DispatchServiceService, { sendOrder })],
    log,
    metrics: createMetrics('test', () => {}),
  });
  cleanUps.push(() => server.stop(100));
  return server;
}

function connectDispatch(address: string, deadlineMs = 2000) {
  const client = connect(DispatchServiceService, { address, deadlineMs, repeatable: [] });
  cleanUps.push(() => client.close());
  return client;
}

test('a request reaches its handler and the reply comes back', async () => {
  const server = await startDispatch(async ({ request_id }) => ({
    request_id,
    data_json: '{"success":true}',
  }));
  const reply = await connectDispatch(server.address).sendOrder({ request_id: 'r1' });
  expect(reply).toEqual({ request_id: 'r1', data_json: '{"success":true}' });
});

test('a Failure crosses with kind, sentence and detail', async () => {
  const server = await startDispatch(async () => {
    throw invalid(['body', 'request_id'], 'uuid_parsing', 'Input should be a valid UUID', 'ü');
  });
  const error = await connectDispatch(server.address)
    .sendOrder({ request_id: 'r1' })
    .catch((caught) => caught);
  expect(error).toBeInstanceOf(Failure);
  expect(error.kind).toBe('validation');
  expect(error.message).toBe('Input should be a valid UUID');
  expect(error.detail.problems).toEqual([
    { type: 'uuid_parsing', loc: ['body', 'request_id'], msg: 'Input should be a valid UUID', input: 'ü' },
  ]);
});

test('a defect crosses without its message', async () => {
  const server = await startDispatch(async () => {
    throw new Error('secret path /etc/x');
  });
  await expect(connectDispatch(server.address).sendOrder({ request_id: 'r' })).rejects.toMatchObject({
    kind: 'internal',
    message: 'Internal server error',
  });
});

test('a handler that takes too long: deadline for the caller, an aborted signal for the handler', async () => {
  let aborted = false;
  const server = await startDispatch(
    (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => {
          aborted = true;
          reject(new Failure('deadline', 'too late'));
        }),
      ),
  );
  await expect(connectDispatch(server.address, 150).sendOrder({ request_id: 'r' })).rejects.toMatchObject({
    kind: 'deadline',
    message: 'dispatch did not answer in time',
  });
  await expect.poll(() => aborted).toBe(true);
});

test('a call made inside a call ends with the outer deadline', async () => {
  const slow = await startDispatch(() => new Promise(() => {}));
  const inner = connectDispatch(slow.address, 60_000);
  const outer = await startDispatch(async (request) => inner.sendOrder(request));
  const began = performance.now();
  await expect(connectDispatch(outer.address, 200).sendOrder({ request_id: 'r' })).rejects.toMatchObject({
    kind: 'deadline',
  });
  expect(performance.now() - began).toBeLessThan(2000);
});

test('a call made while the service restarts waits for it', async () => {
  const first = await startDispatch(async ({ request_id }) => ({ request_id, data_json: 'first' }));
  const client = connectDispatch(first.address, 5000);
  expect((await client.sendOrder({ request_id: 'r' })).data_json).toBe('first');
  await first.stop(0);
  const waiting = client.sendOrder({ request_id: 'r' });
  await startDispatch(
    async ({ request_id }) => ({ request_id, data_json: 'second' }),
    Number(first.address.split(':')[1]),
  );
  expect((await waiting).data_json).toBe('second');
});

test('trace context crosses: the handler sees the trace of the caller', async () => {
  const seen: (string | undefined)[] = [];
  const inner = await startDispatch(async ({ request_id }) => {
    seen.push(activeTraceId());
    return { request_id, data_json: '' };
  });
  const client = connectDispatch(inner.address);
  const outer = await startDispatch(async (request) => {
    seen.push(activeTraceId());
    return client.sendOrder(request);
  });
  await connectDispatch(outer.address).sendOrder({ request_id: 'r' });
  expect(seen).toHaveLength(2);
  expect(seen[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(seen[1]).toBe(seen[0]);
});

test('health is SERVING until the service says otherwise', async () => {
  const server = await startDispatch(async ({ request_id }) => ({ request_id, data_json: '' }));
  const client = new Client(server.address, credentials.createInsecure());
  cleanUps.push(() => client.close());
  const check = (
    healthService as never as Record<
      string,
      { path: string; requestSerialize: never; responseDeserialize: never }
    >
  ).Check!;
  const ask = (service: string) =>
    new Promise((resolve, reject) =>
      client.makeUnaryRequest(
        check.path,
        check.requestSerialize,
        check.responseDeserialize,
        { service },
        (error, reply) => (error ? reject(error) : resolve(reply)),
      ),
    );
  expect(await ask('dispatch.v1.DispatchService')).toMatchObject({ status: 'SERVING' });
  server.setHealthy(false);
  expect(await ask('')).toMatchObject({ status: 'NOT_SERVING' });
});

test('a busy port is a sentence that names it', async () => {
  const server = await startDispatch(async ({ request_id }) => ({ request_id, data_json: '' }));
  const port = Number(server.address.split(':')[1]);
  await expect(startDispatch(async () => ({ request_id: '', data_json: '' }), port)).rejects.toThrow(
    `port ${port} on 127.0.0.1 is in use by another program: stop it, or choose another port with GRPC_PORT`,
  );
});

test('a client of another service does not fit', async () => {
  const server = await startDispatch(async ({ request_id }) => ({ request_id, data_json: '' }));
  const wrong = connect(ClassifierServiceService, {
    address: server.address,
    deadlineMs: 1000,
    repeatable: [],
  });
  cleanUps.push(() => wrong.close());
  await expect(wrong.classifyEmail({ blob_key: 'x', store_parts: false })).rejects.toMatchObject({
    kind: 'internal',
  });
});
