import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { publicPace } from './body-pace.ts';
import { type HttpServer, serveHttp } from './http-server.ts';

/** A second of the public figures is 5 ms here. */
const quick = { minBytesPerSecond: 8 * 1024, windowMs: 150, maxMs: 1_200, checkEveryMs: 25 };

let server: HttpServer;
afterEach(() => server.stop(0));

const readAll: RequestListener = (request, response) => {
  request.on('error', () => {}); // cut off
  request.on('end', () => response.end('taken')).resume();
};

/** Sends `chunks` of `bytes` each, one every `everyMs`; resolves to the answer, or how long it took to be cut off. */
async function send(
  { bytes, everyMs, chunks }: { bytes: number; everyMs: number; chunks: number },
  listener = readAll,
): Promise<{ answer: string; ms: number }> {
  server = await serveHttp(listener, '127.0.0.1', 0, quick);
  const socket = connect(Number(server.address.split(':')[1]), '127.0.0.1');
  socket.on('error', () => {});
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
    if (answer.endsWith('taken')) socket.end();
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const start = performance.now();
  socket.write(`POST / HTTP/1.1\r\nHost: t\r\nContent-Length: ${bytes * chunks}\r\n\r\n`);
  for (let i = 0; i < chunks && !socket.closed; i++) {
    socket.write(Buffer.alloc(bytes));
    await wait(everyMs);
  }
  await closed;
  return { answer, ms: performance.now() - start };
}

test('a byte now and then is cut off after the first window', async () => {
  const { answer, ms } = await send({ bytes: 1, everyMs: 20, chunks: 500 });
  expect(answer).toBe('');
  expect(ms).toBeGreaterThan(140);
  expect(ms).toBeLessThan(1_000);
});

test('a client well above the pace has all the time it needs', async () => {
  const { answer, ms } = await send({ bytes: 1_000, everyMs: 20, chunks: 35 });
  expect(answer).toMatch(/taken$/);
  expect(ms).toBeGreaterThan(600);
});

test('a client that begins in time and then slackens is cut off', async () => {
  const { answer } = await send({ bytes: 1_000, everyMs: 400, chunks: 100 });
  expect(answer).toBe('');
});

test('no body lasts longer than the longest', async () => {
  const { answer, ms } = await send({ bytes: 2_000, everyMs: 20, chunks: 1_000 });
  expect(answer).toBe('');
  expect(ms).toBeGreaterThanOrEqual(1_200);
  expect(ms).toBeLessThan(2_500);
});

test('a client that waits for us is not blamed', async () => {
  const late: RequestListener = async (request, response) => {
    await wait(600);
    readAll(request, response);
  };
  expect((await send({ bytes: 300_000, everyMs: 0, chunks: 10 }, late)).answer).toMatch(/taken$/);
});

test('publicly, 200 KB/s may take its 500 s for 100 MB, and a byte every 20 s may not', () => {
  const { minBytesPerSecond, windowMs, maxMs } = publicPace;
  expect([minBytesPerSecond, windowMs, maxMs]).toEqual([8_192, 30_000, 3_600_000]);
});
