import { createHash } from 'node:crypto';
import { connect as connectTcp } from 'node:net';
import { Failure } from '@orderloom/errors/failure.ts';
import type { AcceptUploadRequest, IntakeServiceService } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { Handlers } from '@orderloom/rpc/methods.ts';
import { afterEach, describe, expect, test } from 'vitest';
import {
  boundary,
  type FormPart,
  integrationKey,
  multipart,
  orderOf,
  requestId,
  type StartedGateway,
  startGateway,
  storedFile,
} from './gateway.fixture.ts';

let gateway: StartedGateway;
let accepted: AcceptUploadRequest[];
afterEach(() => gateway.stop());

type AcceptUpload = Handlers<IntakeServiceService>['acceptUpload'];

const store: AcceptUpload = async (request) => {
  const { request_id, files, metadata } = request;
  return { order: orderOf({ request_id: request_id!, files, metadata }), created: true };
};

/** A gateway whose intake notes what it is asked and answers as `accept` says. */
async function start(tenant: object | null = {}, accept: AcceptUpload = store): Promise<void> {
  accepted = [];
  const acceptUpload: AcceptUpload = (request, call) => {
    accepted.push(request);
    return accept(request, call);
  };
  gateway = await startGateway({ intake: { acceptUpload } }, tenant);
}

function post(parts: FormPart[] | Buffer, headers: Record<string, string> = {}): Promise<Response> {
  return gateway.get('/order/upload', {
    method: 'POST',
    body: new Uint8Array(Buffer.isBuffer(parts) ? parts : multipart(parts)),
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}`, ...headers },
  });
}

const pdf = (name: string, rest = ''): FormPart => ({
  name: 'files',
  filename: name,
  content: `%PDF-1.7\n${rest}`,
});

test('files, metadata and request_id reach intake, the contents the blob store', async () => {
  await start();
  const note: FormPart = { name: 'files', filename: 'note.TXT', content: 'Größe' };
  const response = await post([
    pdf('Bestellung Größe.pdf', 'ü'.repeat(100_000)),
    { name: 'source', content: 'first' },
    { name: 'request_id', content: requestId.toUpperCase() },
    note,
    { name: 'source', content: 'web shop\r\n"ü"' },
    { name: '__proto__', content: 'x' },
  ]);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ request_id: requestId, split: false });
  expect(accepted).toHaveLength(1);
  const { request_id, files, metadata } = accepted[0]!;
  expect(request_id).toBe(requestId);
  expect(metadata).toEqual([
    { name: 'source', value: 'web shop\r\n"ü"' },
    { name: '__proto__', value: 'x' },
  ]);
  expect(files).toEqual([
    {
      name: 'Bestellung Größe.pdf',
      blob_key: expect.stringMatching(/^uploads\/[0-9a-f-]{36}$/),
      size: 200_009,
      mime_type: 'application/pdf',
      sha256: createHash('sha256')
        .update(`%PDF-1.7\n${'ü'.repeat(100_000)}`)
        .digest('hex'),
    },
    {
      name: 'note.TXT',
      blob_key: expect.stringMatching(/^uploads\/[0-9a-f-]{36}$/),
      size: 7,
      mime_type: 'text/plain',
      sha256: createHash('sha256').update('Größe').digest('hex'),
    },
  ]);
  expect(gateway.blobs().sort()).toEqual(files.map((file) => file.blob_key).sort());
});

test('without a request_id, or with an empty one, the gateway makes one', async () => {
  await start();
  const idOf = async (response: Response) => ((await response.json()) as { request_id: string }).request_id;
  const first = await idOf(await post([pdf('a.pdf')]));
  const second = await idOf(await post([pdf('a.pdf'), { name: 'request_id', content: '' }]));
  const v4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(accepted.map((request) => request.request_id)).toEqual([first, second]);
  expect(first).toMatch(v4);
  expect(second).toMatch(v4);
  expect(first).not.toBe(second);
});

test('any part with a filename is a file, whatever its field is called or its type says', async () => {
  await start();
  await post([
    { name: 'anything', filename: 'a.txt', content: 'a', type: 'text/plain' },
    { filename: 'a.txt', content: 'b', type: 'application/octet-stream' },
    { name: 'attachment', filename: '../b.md', content: '# c' },
    { name: 'files', filename: '', content: '', type: 'application/octet-stream' },
  ]);
  expect(accepted[0]?.files.map((file) => file.name)).toEqual(['a.txt', 'a (2).txt', 'b.md']);
});

describe('a wrong upload is refused as a whole and nothing stays', () => {
  const good = pdf('good.pdf');
  const missing = { type: 'missing', loc: ['body', 'files'], msg: 'Field required', input: null };
  const invalidId = (input: string) => [
    { type: 'uuid_parsing', loc: ['body', 'request_id'], msg: 'Input should be a valid UUID', input },
  ];
  test.each<[string, FormPart[] | Buffer, number, unknown]>([
    [
      'an extension that is not taken',
      [good, { ...good, filename: 'x.exe' }],
      415,
      'Unsupported file type: .exe',
    ],
    ['an e-mail', [good, { ...good, filename: 'x.eml' }], 415, 'Unsupported file type: .eml'],
    ['no extension', [{ ...good, filename: 'README' }], 415, 'Unsupported file type: no extension'],
    ['a double extension', [{ ...good, filename: 'x.pdf.exe' }], 415, 'Unsupported file type: .exe'],
    [
      'an endless extension',
      [{ ...good, filename: `x.${'e'.repeat(500)}` }],
      415,
      `Unsupported file type: .${'e'.repeat(20)}`,
    ],
    [
      'a nameless file',
      [{ name: 'files', type: 'application/octet-stream', content: 'x' }],
      415,
      'Unsupported file type: no extension',
    ],
    ['an empty file', [good, { ...good, filename: 'x.pdf', content: '' }], 400, 'File is empty: x.pdf'],
    [
      'another content',
      [good, { ...good, filename: 'x.pdf', content: 'MZ\x90' }],
      400,
      'File content does not match its extension: x.pdf',
    ],
    [
      'another, longer content',
      [{ ...good, filename: 'x.png', content: 'x'.repeat(300_000) }, good],
      400,
      'File content does not match its extension: x.png',
    ],
    ['no file', [{ name: 'note', content: 'x' }], 422, [missing]],
    ['no part', [], 422, [missing]],
    ['an id that is none', [good, { name: 'request_id', content: 'order-1' }], 422, invalidId('order-1')],
    [
      'an id of another version',
      [good, { name: 'request_id', content: '7f1c2a9e-3b54-1d1f-9a37-0c5de1b1f6a2' }],
      422,
      [
        {
          type: 'uuid_version',
          loc: ['body', 'request_id'],
          msg: 'UUID version 4 expected',
          input: '7f1c2a9e-3b54-1d1f-9a37-0c5de1b1f6a2',
        },
      ],
    ],
    [
      'a truncated body',
      multipart([good, pdf('cut.pdf', 'x'.repeat(200_000))], ''),
      400,
      'Malformed multipart body',
    ],
    [
      'a cut part header',
      multipart([good], `--${boundary}\r\nContent-Disp`),
      400,
      'Malformed multipart body',
    ],
    [
      'a NUL in a part header',
      multipart([good, { ...good, filename: 'a\0.pdf' }]),
      400,
      'Malformed multipart body',
    ],
    ['a text part without a name', [good, { content: 'x' }], 400, 'Malformed multipart body'],
    ['an empty body', Buffer.alloc(0), 400, 'Malformed multipart body'],
    [
      'a metadata value above 64 KiB',
      [good, { name: 'n', content: 'x'.repeat(64 * 1024 + 1) }],
      413,
      'Field too large: n (limit 64 KiB)',
    ],
  ])('%s', async (_what, parts, status, detail) => {
    await start();
    const response = await post(parts);
    expect([response.status, await response.json()]).toEqual([status, { detail }]);
    expect(accepted).toEqual([]);
    expect(gateway.blobs()).toEqual([]);
  });

  test('no multipart at all', async () => {
    await start();
    const response = await post(Buffer.from('{}'), { 'Content-Type': 'application/json' });
    expect([response.status, await response.json()]).toEqual([422, { detail: [missing] }]);
  });

  test('a multipart without a boundary', async () => {
    await start();
    const response = await post([good], { 'Content-Type': 'multipart/form-data' });
    expect([response.status, await response.json()]).toEqual([400, { detail: 'Malformed multipart body' }]);
  });
});

test('a metadata value of exactly 64 KiB and ten thousand fields are taken', async () => {
  await start();
  const value = (i: number) => `${i}`.padEnd(80, 'v');
  const fields = Array.from({ length: 10_000 }, (_, i) => ({ name: `f${i}`, content: value(i) }));
  const big = { name: 'big', content: 'x'.repeat(64 * 1024) };
  const response = await post([pdf('a.pdf'), big, ...fields]);
  expect(response.status).toBe(200);
  expect(accepted[0]?.metadata).toHaveLength(10_001);
  expect(accepted[0]?.metadata[10_000]).toEqual({ name: 'f9999', value: value(9999) });
});

test('metadata beyond 1 MiB in all is refused', async () => {
  await start();
  // With its name of six bytes each is 65,536 bytes: sixteen just fit.
  const fields = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ name: `name${i + 10}`, content: 'x'.repeat(65_530) }));
  expect((await post([pdf('a.pdf'), ...fields(16)])).status).toBe(200);
  const stored = gateway.blobs();
  const response = await post([pdf('a.pdf'), ...fields(17)]);
  expect([response.status, await response.json()]).toEqual([
    413,
    { detail: 'Metadata too large (limit 1 MiB)' },
  ]);
  expect(gateway.blobs()).toEqual(stored);
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
  expect(gateway.blobs()).toHaveLength(1);
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
  const chunked = await gateway.get('/order/upload', {
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
  expect(gateway.blobs()).toEqual([]);
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
  expect(gateway.blobs()).toEqual([]);
});

test('a client that hangs up in the middle leaves nothing, and the gateway serves on', async () => {
  await start();
  const body = multipart([pdf('a.pdf'), pdf('b.pdf', 'x'.repeat(2_000_000))]);
  const socket = connectTcp(Number(new URL(gateway.baseUrl).port), '127.0.0.1');
  socket.write(
    `POST /order/upload HTTP/1.1\r\nHost: t\r\nX-API-Key: ${integrationKey}\r\nContent-Length: ${body.length}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\n\r\n`,
  );
  socket.write(body.subarray(0, 1_000_000));
  await expect.poll(() => gateway.blobs().length).toBe(2);
  socket.destroy();
  await expect.poll(() => gateway.blobs()).toEqual([]);
  expect(accepted).toEqual([]);
  expect((await post([pdf('a.pdf')])).status).toBe(200);
});

test('ten thousand files make one order', async () => {
  await start();
  const parts = Array.from({ length: 10_000 }, (): FormPart => ({ filename: 'a.txt', content: 'x' }));
  const response = await post(parts);
  expect(response.status).toBe(200);
  expect(accepted[0]?.files).toHaveLength(10_000);
  expect(accepted[0]?.files[9_999]).toMatchObject({ name: 'a (10000).txt', size: 1 });
}, 120_000);

test('when the first files win, those of this call go', async () => {
  await start({}, async ({ request_id }) => ({
    order: orderOf({ request_id: request_id!, files: [storedFile('first.pdf', 'uploads/first')] }),
    created: false,
  }));
  const response = await post([pdf('a.pdf'), { name: 'request_id', content: requestId }]);
  expect([response.status, await response.json()]).toEqual([200, { request_id: requestId, split: false }]);
  expect(gateway.blobs()).toEqual([]);
});

test('files that a repeated call finds in its own order stay', async () => {
  await start({}, async (request, call) => ({ ...(await store(request, call)), created: false }));
  expect((await post([pdf('a.pdf')])).status).toBe(200);
  expect(gateway.blobs()).toEqual(accepted[0]!.files.map((file) => file.blob_key));
});

test('what intake refuses is removed; what it may have stored stays', async () => {
  const failures = [
    new Failure('overloaded', 'Storage is full', { retryAfterSeconds: 30 }),
    new Error('a defect after the commit'),
  ];
  await start({}, async () => {
    throw failures.shift();
  });
  const refused = await post([pdf('a.pdf')]);
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    503,
    '30',
    { detail: 'Storage is full' },
  ]);
  expect(gateway.blobs()).toEqual([]);
  const unknown = await post([pdf('a.pdf')]);
  expect([unknown.status, await unknown.json()]).toEqual([500, { detail: 'Internal server error' }]);
  expect(gateway.blobs()).toHaveLength(1);
});

test('without a tenant every upload is 503', async () => {
  await start(null);
  for (const path of ['/order/upload', '/order/raw/upload', '/order/raw/classify']) {
    const response = await gateway.get(path, { method: 'POST', body: new FormData() });
    expect([response.status, await response.json()]).toEqual([503, { detail: 'Tenant is not initialised' }]);
  }
});

/** Sends a head and the beginning of a body, and resolves to what came back before the server closed. */
function sendRaw(head: string[], body: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connectTcp(Number(new URL(gateway.baseUrl).port), '127.0.0.1');
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
