import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endpointEmbedder } from './embedder.endpoint.ts';

let server: Server;
let baseUrl: string;
let heard: { url: string | undefined; authorization: string | undefined; body: unknown }[];
let answer: { status: number; body: string };

beforeEach(async () => {
  heard = [];
  server = createServer(async (request: IncomingMessage, response) => {
    const { url, headers } = request;
    heard.push({ url, authorization: headers.authorization, body: JSON.parse(await text(request)) });
    response.writeHead(answer.status, { location: '/elsewhere' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
});
afterEach(() => server.close());

const embedder = () => endpointEmbedder({ baseUrl, model: 'm', apiKey: 'k', timeoutMs: 2_000 });

test('asks as OpenAI has it, and gives vectors of length one in the order of the texts', async () => {
  const data = [
    { index: 1, embedding: [0, 2] },
    { index: 0, embedding: [3, 4] },
  ];
  answer = { status: 200, body: JSON.stringify({ data }) };
  const [first, second] = await embedder().embed(['a', 'b']);
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
  [500, '', 'it answered 500'],
  [200, '{"data":"no"}', 'its answer is none of embeddings'],
  [200, '{"data":[]}', 'it gave 0 vectors for 1 texts'],
  [307, '', 'fetch failed'],
])('an answer %d %j is a failure with its reason', async (status, body, reason) => {
  answer = { status, body };
  await expect(embedder().embed(['a'])).rejects.toMatchObject({
    kind: 'unavailable',
    message: `The embeddings of m are not available: ${reason}`,
  });
  expect(heard.length).toBe(1);
});
