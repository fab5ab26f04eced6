import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { postJson } from './post-json.ts';
import { selfSigned } from './self-signed.fixture.ts';

const open = { allowPrivate: true, ownPorts: [], ownAddresses: [] };
const servers: { close(): void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener);
  servers.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/receive`;
}

const post = (url: string, timeoutMs = 2_000, policy = open) =>
  postJson({ url, headers: { 'x-api-key': 'k1' }, timeoutMs }, '{"a":1}', policy);

test('posts the body with the key and gives the answer, whatever its status', async () => {
  let seen: unknown;
  const url = await listen(async (request, response) => {
    const chunks = await request.toArray();
    seen = [
      request.method,
      request.headers['x-api-key'],
      request.headers['content-type'],
      String(Buffer.concat(chunks)),
    ];
    response.writeHead(500).end('{"success":true}');
  });
  const result = await post(url);
  expect(seen).toEqual(['POST', 'k1', 'application/json', '{"a":1}']);
  expect(result).toEqual({ kind: 'answered', status: 500, body: Buffer.from('{"success":true}') });
});

test('does not follow a redirect: the other host gets nothing', async () => {
  let calls = 0;
  const evil = await listen((_, response) => {
    calls += 1;
    response.end('{"success":true}');
  });
  const url = await listen((_, response) => response.writeHead(307, { location: evil }).end());
  expect(await post(url)).toMatchObject({ kind: 'answered', status: 307 });
  expect(calls).toBe(0);
});

test.each<[string, RequestListener]>([
  ['never answers', () => {}],
  [
    'drips a byte every 100 ms',
    (_, response) => {
      const timer = setInterval(() => response.write(' '), 100);
      response.on('close', () => clearInterval(timer));
    },
  ],
  ['sends headers and falls silent', (_, response) => response.writeHead(200).flushHeaders()],
])('an ERP that %s is cut at the total deadline', async (_name, listener) => {
  const url = await listen(listener);
  const began = performance.now();
  expect(await post(url, 400)).toEqual({ kind: 'timed_out', delivered: true });
  expect(performance.now() - began).toBeLessThan(900);
});

test('an endless answer is cut at 1 MiB', async () => {
  const url = await listen((_, response) => {
    const chunk = Buffer.alloc(64 * 1024, 0x20);
    const more = () => {
      while (response.writable && response.write(chunk));
    };
    response.on('drain', more);
    more();
  });
  expect(await post(url)).toEqual({ kind: 'too_large', delivered: true });
});

test('a larger answer is taken where one is awaited', async () => {
  const url = await listen((_, response) => response.end(Buffer.alloc(3_000_000, 0x20)));
  const target = { url, headers: {}, timeoutMs: 2_000, maxAnswerBytes: 3_000_000 };
  const result = await postJson(target, '{}', open);
  expect(result.kind === 'answered' && result.body.length).toBe(3_000_000);
  expect(await postJson({ ...target, maxAnswerBytes: 2_999_999 }, '{}', open)).toEqual({
    kind: 'too_large',
    delivered: true,
  });
});

test('a connection that is reset after the request may have delivered it', async () => {
  const url = await listen((request) => request.socket.resetAndDestroy());
  expect(await post(url)).toEqual({ kind: 'unreachable', delivered: true });
});

test('a port where nobody listens delivered nothing', async () => {
  const probe = createTcpServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  expect(await post(`http://127.0.0.1:${port}/`)).toEqual({ kind: 'unreachable', delivered: false });
});

test('a name that nobody has, and a server that speaks no TLS, delivered nothing', async () => {
  const nothing = { kind: 'unreachable', delivered: false };
  expect(await post('https://erp.invalid/receive')).toEqual(nothing);
  const plain = await listen((_, response) => response.end('{}'));
  expect(await post(plain.replace('http:', 'https:'))).toEqual(nothing);
});

test('a certificate that nobody vouches for gets no order', async () => {
  let calls = 0;
  const server = createHttpsServer(selfSigned, (_, response) => {
    calls += 1;
    response.end('{"success":true}');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await post(`https://127.0.0.1:${port}/`)).toEqual({ kind: 'unreachable', delivered: false });
  expect(calls).toBe(0);
});

test('over TLS the certificate is that of the name, though the address is pinned', async () => {
  // What a process trusts besides is fixed when it starts, so this is asked of another one.
  const ca = join(mkdtempSync(join(tmpdir(), 'ca-')), 'ca.pem');
  writeFileSync(ca, selfSigned.cert);
  const server = createHttpsServer(selfSigned, (request, response) =>
    response.end(JSON.stringify({ success: true, host: request.headers.host })),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const script = `import { postJson } from './post-json.ts';
    const target = { url: 'https://localhost:${port}/', headers: {}, timeoutMs: 2000 };
    const result = await postJson(target, '{}', ${JSON.stringify(open)});
    console.log(result.kind, String(result.body));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, NODE_EXTRA_CA_CERTS: ca },
  });
  rmSync(dirname(ca), { recursive: true });
  expect(stdout).toBe(`answered {"success":true,"host":"localhost:${port}"}\n`);
});

test('a forbidden address is not connected to, also when a name stands for it', async () => {
  let calls = 0;
  const url = await listen((_, response) => {
    calls += 1;
    response.end('{}');
  });
  const closed = { allowPrivate: false, ownPorts: [], ownAddresses: [] };
  expect(await post(url, 2_000, closed)).toEqual({ kind: 'unreachable', delivered: false });
  expect(await post(url.replace('127.0.0.1', 'localhost'), 2_000, closed)).toEqual({
    kind: 'unreachable',
    delivered: false,
  });
  expect(calls).toBe(0);
});
