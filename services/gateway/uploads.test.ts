import { createHash } from 'node:crypto';
import { Failure } from '@orderloom/errors/failure.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { boundary, type FormPart, multipart, orderOf, requestId, storedFile } from './gateway.fixture.ts';
import { pdf, post, start, store, upload } from './upload.fixture.ts';

afterEach(() => upload.gateway.stop());

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
  expect(upload.accepted).toHaveLength(1);
  const { request_id, files, metadata } = upload.accepted[0]!;
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
  expect(upload.gateway.blobs().sort()).toEqual(files.map((file) => file.blob_key).sort());
});

test('without a request_id, or with an empty one, the gateway makes one', async () => {
  await start();
  const idOf = async (response: Response) => ((await response.json()) as { request_id: string }).request_id;
  const first = await idOf(await post([pdf('a.pdf')]));
  const second = await idOf(await post([pdf('a.pdf'), { name: 'request_id', content: '' }]));
  const v4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(upload.accepted.map((request) => request.request_id)).toEqual([first, second]);
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
  expect(upload.accepted[0]?.files.map((file) => file.name)).toEqual(['a.txt', 'a (2).txt', 'b.md']);
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
    expect(upload.accepted).toEqual([]);
    expect(upload.gateway.blobs()).toEqual([]);
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

test('when the first files win, those of this call go', async () => {
  await start({}, async ({ request_id }) => ({
    order: orderOf({ request_id: request_id!, files: [storedFile('first.pdf', 'uploads/first')] }),
    created: false,
  }));
  const response = await post([pdf('a.pdf'), { name: 'request_id', content: requestId }]);
  expect([response.status, await response.json()]).toEqual([200, { request_id: requestId, split: false }]);
  expect(upload.gateway.blobs()).toEqual([]);
});

test('files that a repeated call finds in its own order stay', async () => {
  await start({}, async (request, call) => ({ ...(await store(request, call)), created: false }));
  expect((await post([pdf('a.pdf')])).status).toBe(200);
  expect(upload.gateway.blobs()).toEqual(upload.accepted[0]!.files.map((file) => file.blob_key));
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
  expect(upload.gateway.blobs()).toEqual([]);
  const unknown = await post([pdf('a.pdf')]);
  expect([unknown.status, await unknown.json()]).toEqual([500, { detail: 'Internal server error' }]);
  expect(upload.gateway.blobs()).toHaveLength(1);
});

test('without a tenant every upload is 503', async () => {
  await start(null);
  for (const path of ['/order/upload', '/order/raw/upload', '/order/raw/classify']) {
    const response = await upload.gateway.get(path, { method: 'POST', body: new FormData() });
    expect([response.status, await response.json()]).toEqual([503, { detail: 'Tenant is not initialised' }]);
  }
});
