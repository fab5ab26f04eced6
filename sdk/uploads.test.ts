import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createOrderloom } from './orderloom.ts';
import type { UploadProgress } from './progress.ts';
import { errorOf, type Seen, standInFor } from './stand-in.fixture.ts';

const id = '0b6f3f0e-5a51-4f7e-9c62-2f3a7b1f4d11';
const taken = { json: { request_id: id, split: false } };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'orderloom-sdk-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, content: string | Uint8Array): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** The fields of a form; of files their name and text. */
async function formOf({ headers, body }: Seen): Promise<[string, unknown][]> {
  const type = headers['content-type']!;
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  return Promise.all(
    [...form].map(
      async ([name, value]): Promise<[string, unknown]> => [
        name,
        typeof value === 'string' ? value : [value.name, await value.text()],
      ],
    ),
  );
}

test('files of every kind travel as one order, with metadata and id', async () => {
  const { client, seen } = await standInFor([taken]);
  const uploaded = await client.uploadOrder({
    files: [
      new File(['one'], 'Größe "1".txt'),
      { name: 'b.md', content: Buffer.from('two') },
      { name: 'c.txt', content: new Blob(['three']) },
      { name: 'd.txt', content: new TextEncoder().encode('four').buffer },
      { path: fileOf('e.txt', 'five') },
      { path: fileOf('f.txt', ''), name: 'renamed.txt' },
    ],
    metadata: { shop: 'a=b\r\n"é"', note: '' },
    requestId: id,
  });
  expect(uploaded).toEqual({ request_id: id, split: false });
  expect([seen[0]!.call, seen[0]!.headers['x-api-key']]).toEqual(['POST /order/upload', 'key-1']);
  expect(seen[0]!.headers['content-length']).toBe(String(seen[0]!.body.length));
  expect(await formOf(seen[0]!)).toEqual([
    ['request_id', id],
    ['shop', 'a=b\r\n"é"'],
    ['note', ''],
    ['files', ['Größe "1".txt', 'one']],
    ['files', ['b.md', 'two']],
    ['files', ['c.txt', 'three']],
    ['files', ['d.txt', 'four']],
    ['files', ['e.txt', 'five']],
    ['files', ['renamed.txt', '']],
  ]);
});

test('an upload without an id gets one, and is repeated with it', async () => {
  const { client, seen } = await standInFor([{}, { status: 502, json: {} }, taken]);
  await client.uploadOrder({ files: [{ path: fileOf('a.txt', 'hello') }] });
  expect(seen.length).toBe(3);
  const forms = await Promise.all(seen.map(formOf));
  expect(forms[1]).toEqual(forms[0]);
  expect(forms[2]).toEqual(forms[0]);
  expect(forms[0]![0]![1]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('an e-mail is uploaded or only classified', async () => {
  const file = { name: 'a.eml', content: Buffer.from('Subject: x\n\n') };
  const { client, seen } = await standInFor([taken, { json: { category: 'invoice' } }]);
  expect(await client.uploadEmail({ file, requestId: id })).toEqual({ request_id: id, split: false });
  expect(await client.classifyEmail(file)).toEqual({ category: 'invoice' });
  expect(seen.map(({ call }) => call)).toEqual(['POST /order/raw/upload', 'POST /order/raw/classify']);
  expect(await formOf(seen[0]!)).toEqual([
    ['request_id', id],
    ['file', ['a.eml', 'Subject: x\n\n']],
  ]);
  expect(await formOf(seen[1]!)).toEqual([['file', ['a.eml', 'Subject: x\n\n']]]);
});

test('progress tells every byte, from the beginning again when the upload is repeated', async () => {
  const heard: UploadProgress[] = [];
  const { client, seen } = await standInFor([{ status: 503, json: {} }, taken]);
  await client.uploadOrder({
    files: [{ path: fileOf('big.pdf', new Uint8Array(200_000)) }],
    onProgress: (progress) => heard.push(progress),
  });
  const totalBytes = seen[0]!.body.length;
  expect(totalBytes).toBeGreaterThan(200_000);
  expect(seen.map(({ headers }) => headers['content-length'])).toEqual([`${totalBytes}`, `${totalBytes}`]);
  const begins = heard.flatMap(({ sentBytes }, index) => (sentBytes === 0 ? [index] : []));
  expect(begins.length).toBe(2);
  const first = heard.slice(0, begins[1]);
  expect(first.length).toBeGreaterThan(3);
  expect(first.map(({ sentBytes }) => sentBytes)).toEqual(
    first.map(({ sentBytes }) => sentBytes).toSorted((a, b) => a - b),
  );
  expect(first.at(-1)).toEqual({ sentBytes: totalBytes, totalBytes });
  expect(heard.at(-1)).toEqual({ sentBytes: totalBytes, totalBytes });
});

test('where there is no Node the whole body is handed over', async () => {
  const bodies: unknown[] = [];
  const heard: UploadProgress[] = [];
  const client = createOrderloom({
    baseUrl: 'http://a.test',
    apiKey: 'k',
    fetch: async (_url, { body }) => {
      bodies.push(body);
      return Response.json({});
    },
  });
  vi.stubGlobal('process', undefined);
  try {
    const upload = {
      files: [new File(['one'], 'a.txt')],
      onProgress: (each: UploadProgress) => heard.push(each),
    };
    await client.uploadOrder(upload);
  } finally {
    vi.unstubAllGlobals();
  }
  expect(bodies[0]).toBeInstanceOf(Blob);
  expect(heard).toEqual([{ sentBytes: 0, totalBytes: (bodies[0] as Blob).size }]);
});

test('an answer that comes before the end of the body is heard', async () => {
  const { client } = await standInFor([{ status: 413, json: { detail: 'File too large' }, isEarly: true }]);
  const content = new Blob([new Uint8Array(20_000_000)]);
  expect(await errorOf(client.uploadOrder({ files: [{ name: 'a.pdf', content }] }))).toMatchObject({
    kind: 'too_large',
    message: 'File too large',
  });
});

test('files that cannot be read are no fault of the service', async () => {
  const { client, seen } = await standInFor([taken]);
  const failed = async (file: string) => {
    const { name, message } = await errorOf(client.uploadOrder({ files: [{ path: file }] }));
    return `${name}: ${message.replace(folder, 'FOLDER')}`;
  };
  expect(await failed(path.join(folder, 'missing.pdf'))).toBe(
    'FileNotReadable: FOLDER/missing.pdf cannot be read (ENOENT)',
  );
  expect(await failed(folder)).toBe('FileNotReadable: FOLDER is no file');
  expect(seen).toEqual([]);

  const changing = fileOf('changing.pdf', 'x'.repeat(100_000));
  const client2 = createOrderloom({
    baseUrl: 'http://127.0.0.1:1',
    apiKey: 'k',
    fetch: (url, init) => {
      writeFileSync(changing, 'y');
      return fetch(url.replace(/^http:\/\/[^/]+/, standIn.url), init);
    },
  });
  const standIn = await standInFor([taken]);
  expect(await errorOf(client2.uploadOrder({ files: [{ path: changing }] }))).toMatchObject({
    name: 'FileNotReadable',
    message: 'a file of the upload changed or went away while it was sent',
  });
});

test('what would be uploaded wrongly is refused', async () => {
  const { client, seen } = await standInFor([taken]);
  const metadata = { request_id: id };
  expect((await errorOf(client.uploadOrder({ files: [], metadata }))).message).toBe(
    'metadata has a request_id: give it as requestId',
  );
  const nameless = [new Blob(['x'])] as unknown as File[];
  expect((await errorOf(client.uploadOrder({ files: nameless }))).message).toBe(
    'a file to upload is a File, { name, content } or { path }',
  );
  expect(seen).toEqual([]);
});
