import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect as connectTcp } from 'node:net';
import { dirname, join } from 'node:path';
import { Failure } from '@orderloom/errors/failure.ts';
import type { FindFileResponse } from '@orderloom/proto/gen/intake/v1/intake.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { integrationKey, requestId, type StartedGateway, startGateway } from './gateway.fixture.ts';

let gateway: StartedGateway;
let files: Map<string, FindFileResponse>;
beforeEach(async () => {
  files = new Map();
  gateway = await startGateway({
    intake: {
      findFile: async ({ name }) => {
        const file = files.get(name);
        if (!file) throw new Failure('not_found', 'File not found');
        return file;
      },
    },
  });
});
afterEach(() => gateway.stop());

/** Stores `content`; intake says of it what `claimed` holds. */
function put(name: string, content: Buffer | string, claimed: Buffer | string = content): void {
  const path = join(gateway.folder, 'blobs/uploads', `k${files.size}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  files.set(name, {
    name,
    blob_key: `uploads/k${files.size}`,
    size: Buffer.byteLength(claimed),
    sha256: sha256Of(claimed),
    json: null,
  });
}

function sha256Of(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

const open = (name: string, rest = '') =>
  gateway.get(`/order/${requestId}/${encodeURIComponent(name)}${rest}`);

test('a download has its type, its name as RFC 6266 writes it, and its bytes', async () => {
  put('Bestellung Größe.pdf', '%PDF-1.7 ü');
  const response = await open('Bestellung Größe.pdf');
  expect([response.status, await response.text()]).toEqual([200, '%PDF-1.7 ü']);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-length')).toBe('11');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Bestellung Gr.+\.pdf"; filename\*=UTF-8''Bestellung%20Gr%C3%B6%C3%9Fe\.pdf$/,
  );
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

describe('types by extension', () => {
  const sandbox = "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'";
  const noSandbox = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";
  const asText = 'text/plain; charset=utf-8';
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  test.each([
    ['a.pdf', 'application/pdf', 'application/pdf', noSandbox],
    ['a.PNG', 'image/png', 'image/png', sandbox],
    ['a.jpg', 'image/jpeg', 'image/jpeg', sandbox],
    ['a.jpeg', 'image/jpeg', 'image/jpeg', sandbox],
    ['a.txt', 'text/plain', asText, sandbox],
    ['a.md', 'text/markdown', asText, sandbox],
    ['a.eml', 'message/rfc822', asText, sandbox],
    ['a.html', 'text/html', asText, sandbox],
    ['a.svg', 'image/svg+xml', asText, sandbox],
    ['a.xml', 'application/xml', asText, sandbox],
    ['a.xhtml', 'application/xhtml+xml', asText, sandbox],
    ['a.js', 'text/javascript', asText, sandbox],
    ['a.mht', 'message/rfc822', asText, sandbox],
    ['a.gif', 'image/gif', 'image/gif', sandbox],
    ['a.docx', docx, docx, sandbox],
    ['a.zip', 'application/zip', 'application/zip', sandbox],
    ['a', 'application/octet-stream', 'application/octet-stream', sandbox],
  ])('%s is downloaded as %s and shown as %s', async (name, downloaded, shown, policy) => {
    put(name, 'x');
    const download = await open(name);
    expect(download.headers.get('content-type')).toBe(downloaded);
    expect(download.headers.get('content-disposition')).toBe(`attachment; filename=${name}`);
    const preview = await open(name, '/preview');
    expect([preview.status, await preview.text()]).toEqual([200, 'x']);
    expect(preview.headers.get('content-type')).toBe(shown);
    expect(preview.headers.get('content-disposition')).toBe(`inline; filename=${name}`);
    expect(preview.headers.get('content-security-policy')).toBe(policy);
    expect(preview.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

test('a generated artifact is JSON', async () => {
  files.set('latest_result.json', {
    name: 'latest_result.json',
    blob_key: null,
    size: null,
    sha256: null,
    json: '{"order_number":"Ä1"}',
  });
  const response = await open('latest_result.json');
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toEqual({ order_number: 'Ä1' });
});

test('evidence comes from its blob, whose size and hash intake does not know', async () => {
  put('evidence.json', '{}');
  files.set('evidence.json', { ...files.get('evidence.json')!, size: null, sha256: null });
  const response = await open('evidence.json');
  expect([response.status, await response.text()]).toEqual([200, '{}']);
});

test('HEAD has the headers and no body', async () => {
  put('a.txt', 'hello');
  const response = await gateway.get(`/order/${requestId}/a.txt`, { method: 'HEAD' });
  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
    200,
    '5',
    '',
  ]);
});

describe('a damaged file', () => {
  const damaged = [500, { detail: 'Stored file is damaged' }];
  test('is said before the first byte, whatever its size: flipped, grown, lost', async () => {
    const content = Buffer.alloc(9 * 1024 * 1024, 'a');
    put('flipped.txt', 'hellp', 'hello');
    put('flipped-large.txt', Buffer.concat([content.subarray(1), Buffer.from('b')]), content);
    put('grown.txt', Buffer.alloc(9 * 1024 * 1024), 'hello');
    put('lost.txt', 'x');
    files.set('lost.txt', { ...files.get('lost.txt')!, blob_key: 'uploads/lost' });
    for (const name of files.keys()) {
      const response = await open(name);
      expect([response.status, await response.json()]).toEqual(damaged);
    }
  });
});

test('a large file comes whole', async () => {
  put('large.txt', Buffer.alloc(9 * 1024 * 1024, 'a'));
  const response = await open('large.txt');
  expect(response.headers.get('content-length')).toBe('9437184');
  expect(sha256Of(Buffer.from(await response.arrayBuffer()))).toBe(files.get('large.txt')!.sha256);
});

test('downloads that nobody reads hold no files in memory', async () => {
  put('large.txt', Buffer.alloc(7 * 1024 * 1024, 'a'));
  const before = process.memoryUsage().arrayBuffers;
  const { port } = new URL(gateway.baseUrl);
  const sockets = Array.from({ length: 40 }, () => connectTcp(Number(port), '127.0.0.1'));
  const heads = sockets.map(
    (socket) =>
      new Promise((resolve) => {
        socket.once('data', (data) => {
          socket.pause();
          resolve(String(data.subarray(0, 15)));
        });
        socket.write(
          `GET /order/${requestId}/large.txt HTTP/1.1\r\nHost: t\r\nX-API-Key: ${integrationKey}\r\n\r\n`,
        );
      }),
  );
  expect(new Set(await Promise.all(heads))).toEqual(new Set(['HTTP/1.1 200 OK']));
  // Held whole, they would be 280 MiB.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(140 * 1024 * 1024);
  for (const socket of sockets) socket.destroy();
});

test.each([
  'nowhere.pdf',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5cx',
  '%00',
  'a%00.pdf',
  'x'.repeat(10_000),
  '%F0%9F%98%80',
])('the name %s is 404', async (name) => {
  for (const rest of ['', '/preview']) {
    const response = await gateway.get(`/order/${requestId}/${name}${rest}`);
    expect([response.status, await response.json()]).toEqual([404, { detail: 'File not found' }]);
  }
});

test('a name that is no UTF-8, and an id that is none, are 400', async () => {
  const overlong = await gateway.get(`/order/${requestId}/%c0%ae%c0%ae`);
  expect([overlong.status, await overlong.json()]).toEqual([400, { detail: 'Malformed request' }]);
  const noId = await gateway.get('/order/x/a.pdf');
  expect([noId.status, await noId.json()]).toEqual([400, { detail: 'Invalid document ID format' }]);
});
