import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Message } from './ask-model.ts';
import { openAiModel } from './openai.ts';
import { type Behaviour, completion, type StandIn, saying, startStandIn } from './stand-in.fixture.ts';

const policy = { allowPrivate: true, ownPorts: [], ownAddresses: [] };
const messages: Message[] = [
  { role: 'system', content: 'rules' },
  { role: 'user', content: '{"questions":[],"pages":[]}' },
];

let standIn: StandIn;
beforeEach(async () => {
  standIn = await startStandIn();
});
afterEach(() => standIn.stop());

function ask(
  timeoutMs = 2_000,
  changes: Partial<Parameters<typeof openAiModel>[0]> = {},
  signal?: AbortSignal,
) {
  const endpoint = { baseUrl: standIn.baseUrl, model: 'm1', apiKey: 'secret-1', policy, ...changes };
  return openAiModel(endpoint)(messages, { timeoutMs, signal });
}

test('one request: the messages, a strict schema, the key; no tools', async () => {
  standIn.behave = saying(completion('{"answers":[]}'));
  expect(await ask()).toEqual({
    text: '{"answers":[]}',
    without: null,
    tokens: { prompt: 1200, completion: 80 },
  });
  const [{ body, headers }, ...others] = standIn.heard as [StandIn['heard'][number]];
  expect([others.length, headers.authorization, Object.keys(body)]).toEqual([
    0,
    'Bearer secret-1',
    ['model', 'messages', 'response_format'],
  ]);
  expect([body.model, body.messages]).toEqual(['m1', messages]);
  expect(body.response_format).toMatchObject({
    type: 'json_schema',
    json_schema: {
      name: 'second_opinion',
      strict: true,
      schema: { type: 'object', required: ['answers'], additionalProperties: false },
    },
  });
});

test('without a key no authorization is sent; a slash at the end of the address does no harm', async () => {
  standIn.behave = saying(completion('{}'));
  await ask(2_000, { apiKey: undefined, baseUrl: `${standIn.baseUrl}/` });
  expect(standIn.heard[0]!.headers.authorization).toBeUndefined();
});

const refusal = (changes: object) => [
  { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: null, ...changes } },
];

test.each<[string, object, string]>([
  ['refuses', { choices: refusal({ refusal: 'I cannot help with that.' }) }, 'it refused to answer'],
  ['filters', { choices: [{ finish_reason: 'content_filter', message: {} }] }, 'it refused to answer'],
  [
    'is cut off',
    { choices: [{ finish_reason: 'length', message: { content: '{"answers":[' } }] },
    'its answer was cut off',
  ],
  ['wants to call a tool', { choices: refusal({ tool_calls: [{ id: 't' }] }) }, 'its answer is empty'],
])('a model that %s has no text, and its tokens count', async (_, changes, without) => {
  standIn.behave = saying(completion(null, changes));
  expect(await ask()).toEqual({ text: null, without, tokens: { prompt: 1200, completion: 80 } });
});

test.each([[undefined], [null], [{ prompt_tokens: -4, completion_tokens: 'many' }]])(
  'usage of %j is as good as none',
  async (usage) => {
    standIn.behave = saying(completion('{}', { usage }));
    expect((await ask()).tokens).toBeNull();
  },
);

const status =
  (code: number): Behaviour =>
  (_, response) =>
    response
      .writeHead(code, { 'content-type': 'application/json' })
      .end('{"error":{"message":"document text"}}');
const raw =
  (text: string): Behaviour =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(text);

test.each<[string, Behaviour, string, string, number]>([
  ['500', status(500), 'unavailable', 'it answered 500', 2],
  ['429', status(429), 'unavailable', 'it answered 429', 2],
  ['401', status(401), 'unavailable', 'it answered 401', 1],
  ['404', status(404), 'unavailable', 'it answered 404', 1],
  ['JSON that breaks off', raw('{"choices":[{"mess'), 'unreadable', 'its answer is no chat completion', 1],
  ['HTML', raw('<html>login</html>'), 'unreadable', 'its answer is no chat completion', 1],
  ['null', raw('null'), 'unreadable', 'its answer is no chat completion', 1],
  ['no choices', raw('{"choices":[]}'), 'unreadable', 'its answer is no chat completion', 1],
  ['a closed connection', (_, response) => response.destroy(), 'unavailable', 'it could not be reached', 2],
])('%s is a failure that repeats nothing of the answer', async (_, behave, kind, message, calls) => {
  standIn.behave = behave;
  await expect(ask()).rejects.toMatchObject({ name: 'Failure', kind, message });
  expect(standIn.heard).toHaveLength(calls);
});

test('what is busy once is asked again', async () => {
  standIn.behave = (heard, response) =>
    (standIn.heard.length === 1 ? status(503) : saying(completion('{}')))(heard, response);
  expect((await ask()).text).toBe('{}');
});

test.each<[string, Behaviour]>([
  ['never answers', () => {}],
  [
    'drips',
    (_, response) => {
      const timer = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(timer));
    },
  ],
])('an endpoint that %s is left at the time limit', async (_, behave) => {
  standIn.behave = behave;
  const began = performance.now();
  await expect(ask(400)).rejects.toMatchObject({ kind: 'deadline', message: 'it did not answer in 0.4 s' });
  expect(performance.now() - began).toBeLessThan(1_500);
});

test('an endpoint that is only slow is waited for', async () => {
  standIn.behave = (heard, response) => setTimeout(() => saying(completion('{}'))(heard, response), 300);
  expect((await ask()).text).toBe('{}');
});

test('an endless answer is cut at 1 MiB', async () => {
  standIn.behave = (_, response) => {
    response.on('error', () => {});
    const chunk = Buffer.alloc(256 * 1024, ' ');
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', more);
    more();
  };
  await expect(ask()).rejects.toMatchObject({
    kind: 'unreadable',
    message: 'its answer is larger than 1 MiB',
  });
});

test('a redirect is not followed: the key goes to nobody else', async () => {
  let calls = 0;
  const other = createServer((_, response) => {
    calls += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
  standIn.behave = (_, response) => response.writeHead(307, { location }).end();
  await expect(ask()).rejects.toMatchObject({ kind: 'unavailable', message: 'it answered 307' });
  expect(calls).toBe(0);
  other.close();
});

test('a forbidden address is not connected to', async () => {
  const closed = { allowPrivate: false, ownPorts: [], ownAddresses: [] };
  await expect(ask(2_000, { policy: closed })).rejects.toMatchObject({ message: 'it could not be reached' });
  expect(standIn.heard).toEqual([]);
});

test('whoever stops the order hears why it ended', async () => {
  standIn.behave = () => {};
  const stopping = new AbortController();
  const asked = ask(5_000, {}, stopping.signal);
  setTimeout(() => stopping.abort(new Error('stopping')), 50);
  await expect(asked).rejects.toThrow('stopping');
});
