import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doubtfulOrder } from '../services/extractor/second-opinion/doubtful-order.fixture.ts';
import {
  answering,
  completion,
  type StandIn,
  saying,
  startStandIn,
} from '../services/extractor/second-opinion/stand-in.fixture.ts';
import { call, formOf, whenSettled } from './client.fixture.ts';
import { documentedFetch } from './documented-fetch.fixture.ts';
import { type Suite, startSuite } from './suite.fixture.ts';

const secret = 'llm-secret-4f1c';
const data = mkdtempSync(path.join(tmpdir(), 'orderloom-e2e-llm-'));
let model: StandIn;
let suite: Suite;

beforeAll(async () => {
  model = await startStandIn();
  const env = {
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'm1',
    LLM_API_KEY: secret,
    LLM_TIMEOUT_SECONDS: '2',
    LLM_PRICE_PROMPT: '2.5',
    LLM_PRICE_COMPLETION: '10',
  };
  suite = await startSuite({ data, env, processes: true });
}, 60_000);
afterAll(async () => {
  expect(await suite.stop()).toBe(0);
  model.stop();
  rmSync(data, { recursive: true });
});

async function upload() {
  const { body } = await call(suite, 'POST', '/order/upload', formOf({ 'order.txt': doubtfulOrder }));
  const order = await whenSettled(suite, body.request_id);
  const timeline = await call(suite, 'GET', `/order/${body.request_id}/timeline.json`);
  const said = timeline.body.find(({ event }: { event: string }) => event === 'second_opinion');
  const paths = order.state.reasons.map((reason: { path: string }) => reason.path);
  // The same order comes several times, which is a reason about all of it.
  return { order, paths: paths.filter((each: string) => each !== ''), said: said?.message };
}

test('a doubtful order is asked about; what came of it, its cost and the template parameters are in the timeline', async () => {
  for (const value of ['formal', 'brief']) {
    const response = await documentedFetch(`${suite.baseUrl}/template_parameter/system/tone`, {
      method: 'PATCH',
      headers: { 'x-api-key': suite.apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ value }),
    });
    expect(response.status).toBe(200);
  }
  model.behave = answering([
    { asks: "the buyer's number", value: 'PO-4711', printed: 'PO-4711', page: 1 },
    { asks: 'the date', value: '2027-12-24', printed: '03/04/2027', page: 1 },
  ]);
  const { order, paths, said } = await upload();
  expect(order.status).toBe('ATTENTION');
  expect(paths).toEqual(['order_date', 'items[1].quantity']);
  expect(said).toMatch(
    /^Second opinion of m1: 3 doubtful value\(s\) asked; agrees with ours on order_number; 1 answer\(s\) refused \(1 not what is printed there\)\. 1200 prompt and 80 completion tokens, cost 0\.0038 USD, \d\.\d s\. Template parameters: system\/tone version 2\.$/,
  );
  expect(model.heard[0]!.headers.authorization).toBe(`Bearer ${secret}`);
  for (const [version, value] of ['formal', 'brief'].entries()) {
    const url = `/template_parameter/system/tone?version=${version + 1}`;
    expect((await call(suite, 'GET', url)).body).toMatchObject({ value, version: version + 1 });
  }
  expect(model.heard[0]!.body.messages[0]!.content.endsWith('\ntone: brief')).toBe(true);
});

test.each([
  ['hangs', () => {}, 'it did not answer in 2 s'],
  ['talks nonsense', saying(completion('Certainly! {')), 'its answer is no JSON'],
] as const)('a model that %s fails no order', async (_, behave, why) => {
  model.behave = behave;
  const { order, paths, said } = await upload();
  expect([order.status, order.last_error]).toEqual(['ATTENTION', null]);
  expect(paths).toEqual(['order_number', 'order_date', 'items[1].quantity']);
  expect(said).toContain(`No second opinion of m1: ${why}. The order stands as it was read.`);
});

test('neither the key nor the words of an order are in the logs', () => {
  const logs = readdirSync(path.join(data, 'logs')).map((name) =>
    readFileSync(path.join(data, 'logs', name), 'utf8'),
  );
  expect(logs.join('')).toContain('order extracted');
  for (const word of [secret, 'Muster', 'PO-4711']) expect(logs.join('')).not.toContain(word);
});
