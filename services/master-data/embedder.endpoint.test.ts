import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TargetPolicy } from '@orderloom/outbound/allowed-address.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endpointEmbedder } from './embedder.endpoint.ts';

let server: Server;
let baseUrl: string;
let heard: { url: string | undefined; authorization: string | undefined; body: unknown }[];
/** One after the other, the last one again and again; status 0: none. */
let answers: { status: number; body: string }[];

beforeEach(async () => {
  heard = [];
  server = createServer(async (request: IncomingMessage, response) => {
    const { url, headers } = request;
    heard.push({ url, authorization: headers.authorization, body: JSON.parse(await text(request)) });
    const { status, body } = answers[Math.min(heard.length, answers.length) - 1]!;
    if (status === 0) return;
    response.writeHead(status, { location: '/elsewhere' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const open: TargetPolicy = { allowPrivate: true, ownPorts: [], ownAddresses: [] };
const embedder = (policy = open) => endpointEmbedder({ baseUrl, model: 'm', apiKey: 'k', policy });
const good = { status: 200, body: '{"data":[{"index":0,"embedding":[3,4]}]}' };

test('asks as OpenAI has it, and gives vectors of length one in the order of the texts', async () => {
  const data = [
    { index: 1, embedding: [0, 2] },
    { index: 0, embedding: [3, 4] },
  ];
  answers = [{ status: 200, body: JSON.stringify({ data }) }];
  const [first, second] = await embedder().embed(['a', 'b'], 2_000);
  expect([...first!].map((each) => each.toFixed(2))).toEqual(['0.60', '0.80']);
  expect([...second!]).toEqual([0, 1]);
  expect(heard).toEqual([
    {
      url: '/v1/embeddings',
      authorization: 'Bearer k',
      body: { model: 'm', input: ['a', 'b'], encoding_format: 'float' },
    },
  ]);
});

test.each([
  [401, '', 'it answered 401'],
  [200, 'no JSON', 'its answer is none of embeddings'],
  [200, '{"data":"no"}', 'its answer is none of embeddings'],
  [200, '{"data":[]}', 'it gave 0 vectors for 1 texts'],
  [200, '{"data":[{"index":0,"embedding":[1e39,1]}]}', 'a number in its vectors is too large'],
  [307, '', 'it answered 307'],
])('an answer %d %j is a failure with its reason', async (status, body, reason) => {
  answers = [{ status, body }];
  await expect(embedder().embed(['a'], 2_000)).rejects.toMatchObject({
    kind: 'unavailable',
    message: `The embeddings of m are not available: ${reason}`,
  });
  expect(heard.map(({ url }) => url)).toEqual(['/v1/embeddings']);
});

test.each([400, 413, 422])('an answer %d refuses the texts', async (status) => {
  answers = [{ status, body: '' }];
  await expect(embedder().embed(['a'], 2_000)).rejects.toMatchObject({
    kind: 'validation',
    message: `The embeddings of m are not available: it answered ${status}`,
  });
});

test.each([429, 500, 503])('who answers %d is asked once more', async (status) => {
  answers = [{ status, body: '' }, good];
  expect((await embedder().embed(['a'], 2_000))[0]!.length).toBe(2);
  answers = [{ status, body: '' }];
  heard = [];
  await expect(embedder().embed(['a'], 2_000)).rejects.toThrow(`not available: it answered ${status}`);
  expect(heard.length).toBe(2);
});

test('who does not answer is waited for as long as was said', async () => {
  answers = [{ status: 0, body: '' }];
  await expect(embedder().embed(['a'], 300)).rejects.toThrow('not available: it did not answer in 0.3 s');
});

test('vectors of different lengths are none', async () => {
  const data = [
    { index: 0, embedding: [1, 0] },
    { index: 1, embedding: [1] },
  ];
  answers = [{ status: 200, body: JSON.stringify({ data }) }];
  await expect(embedder().embed(['a', 'b'], 2_000)).rejects.toThrow('its vectors differ in length');
});

test('texts go to no address that is forbidden', async () => {
  answers = [good];
  const { port } = server.address() as AddressInfo;
  for (const policy of [
    { ...open, allowPrivate: false },
    { ...open, ownPorts: [port] },
  ]) {
    await expect(embedder(policy).embed(['a'], 2_000)).rejects.toThrow(
      'not available: it could not be reached',
    );
  }
  expect(heard).toEqual([]);
});

test('an answer of 64 long vectors is taken', async () => {
  const embedding = Array.from({ length: 3_072 }, (_, i) => Math.sin(i));
  const data = Array.from({ length: 64 }, (_, index) => ({ index, embedding }));
  answers = [{ status: 200, body: JSON.stringify({ data }) }];
  expect(answers[0]!.body.length).toBeGreaterThan(3_000_000);
  expect((await embedder().embed(Array(64).fill('a'), 2_000)).length).toBe(64);
});
