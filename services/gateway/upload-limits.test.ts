import { connect as connectTcp } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { boundary, type FormPart, integrationKey, multipart } from './gateway.fixture.ts';
import { pdf, post, start, upload } from './upload.fixture.ts';

afterEach(() => upload.gateway.stop());

test('a metadata value of exactly 64 KiB and ten thousand fields are taken', async () => {
  await start();
  const value = (i: number) => `${i}`.padEnd(80, 'v');
  const fields = Array.from({ length: 10_000 }, (_, i) => ({ name: `f${i}`, content: value(i) }));
  const big = { name: 'big', content: 'x'.repeat(64 * 1024) };
  const response = await post([pdf('a.pdf'), big, ...fields]);
  expect(response.status).toBe(200);
  expect(upload.accepted[0]?.metadata).toHaveLength(10_001);
  expect(upload.accepted[0]?.metadata[10_000]).toEqual({ name: 'f9999', value: value(9999) });
});

test('metadata beyond 1 MiB in all is refused', async () => {
  await start();
  // With its name of six bytes each is 65,536 bytes: sixteen just fit.
  const fields = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ name: `name${i + 10}`, content: 'x'.repeat(65_530) }));
  expect((await post([pdf('a.pdf'), ...fields(16)])).status).toBe(200);
  const stored = upload.gateway.blobs();
  const response = await post([pdf('a.pdf'), ...fields(17)]);
  expect([response.status, await response.json()]).toEqual([
    413,
    { detail: 'Metadata too large (limit 1 MiB)' },
  ]);
  expect(upload.gateway.blobs()).toEqual(stored);
});

test('the limits of the tenant file hold, and a file of exactly the limit passes', async () => {
  await start({ limits: { max_file_mb: 1, max_request_mb: 3 } });
  const full = pdf('full.pdf', 'x'.repeat(1024 * 1024 - 9));
  expect((await post([full])).status).toBe(200);
  const response = await post([pdf('a.pdf'), pdf('x.pdf', 'x'.repeat(1024 * 1024 - 8))]);
  expect([response.status, await response.json()]).toEqual([
    413,
    { detail: 'File too large: x.pdf (limit 1 MiB)' },
  ]);
  expect(upload.gateway.blobs()).toHaveLength(1);
});

test('a request above the limit is refused: declared before its body, chunked as soon as it passes', async () => {
  await start({ limits: { max_file_mb: 1, max_request_mb: 2 } });
  const parts = [
    pdf('a.pdf', 'x'.repeat(999_000)),
    pdf('b.pdf', 'x'.repeat(999_000)),
    pdf('c.pdf', 'x'.repeat(999_000)),
  ];
  const body = multipart(parts);
  const tooLarge = [413, { detail: 'Request too large (limit 2 MiB)' }];
  const declared = await post(body);
  expect([declared.status, await declared.json()]).toEqual(tooLarge);
  const chunked = await upload.gateway.get('/order/upload', {
    method: 'POST',
    body: new ReadableStream({
      start(controller) {
        for (let at = 0; at < body.length; at += 65_536) controller.enqueue(body.subarray(at, at + 65_536));
        controller.close();
      },
    }),
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    duplex: 'half',
  } as RequestInit);
  expect([chunked.status, await chunked.json()]).toEqual(tooLarge);
  expect(upload.gateway.blobs()).toEqual([]);
});

test('a declared giant is answered while the client still sends, and the connection closes', async () => {
  await start();
  const answer = await sendRaw(
    [
      'POST /order/upload HTTP/1.1',
      'Host: test',
      `X-API-Key: ${integrationKey}`,
      `Content-Type: multipart/form-data; boundary=${boundary}`,
      'Content-Length: 1000000000',
    ],
    Buffer.alloc(1_000_000),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toMatch(/\r\nConnection: close\r\n/);
  expect(answer).toMatch(/\r\n\r\n\{"detail":"Request too large \(limit 100 MiB\)"\}$/);
});

test('a large body whose first file is wrong: the client reads why, and the connection closes', async () => {
  await start();
  const response = await post([
    { filename: 'x.exe', content: 'x' },
    pdf('a.pdf', 'x'.repeat(20_000_000)),
    pdf('b.pdf', 'x'.repeat(20_000_000)),
  ]);
  expect([response.status, response.headers.get('connection'), await response.json()]).toEqual([
    415,
    'close',
    { detail: 'Unsupported file type: .exe' },
  ]);
  expect(upload.gateway.blobs()).toEqual([]);
});

test('a client that hangs up in the middle leaves nothing, and the gateway serves on', async () => {
  await start();
  const body = multipart([pdf('a.pdf'), pdf('b.pdf', 'x'.repeat(2_000_000))]);
  const socket = connectTcp(Number(new URL(upload.gateway.baseUrl).port), '127.0.0.1');
  socket.write(
    `POST /order/upload HTTP/1.1\r\nHost: t\r\nX-API-Key: ${integrationKey}\r\nContent-Length: ${body.length}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\n\r\n`,
  );
  socket.write(body.subarray(0, 1_000_000));
  await expect.poll(() => upload.gateway.blobs().length).toBe(2);
  socket.destroy();
  await expect.poll(() => upload.gateway.blobs()).toEqual([]);
  expect(upload.accepted).toEqual([]);
  expect((await post([pdf('a.pdf')])).status).toBe(200);
});

test('ten thousand files make one order', async () => {
  await start();
  const parts = Array.from({ length: 10_000 }, (): FormPart => ({ filename: 'a.txt', content: 'x' }));
  const response = await post(parts);
  expect(response.status).toBe(200);
  expect(upload.accepted[0]?.files).toHaveLength(10_000);
  expect(upload.accepted[0]?.files[9_999]).toMatchObject({ name: 'a (10000).txt', size: 1 });
}, 120_000);

/** Sends a head and the beginning of a body, and resolves to what came back before the server closed. */
function sendRaw(head: string[], body: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connectTcp(Number(new URL(upload.gateway.baseUrl).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
      if (answer.includes('}')) socket.end();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', () => {});
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(body);
  });
}
