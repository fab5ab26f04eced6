import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrderloom, type Orderloom } from '../sdk/orderloom.ts';
import { type Suite, sampleOrder, startSuite, until } from './suite.fixture.ts';

let suite: Suite;
let client: Orderloom;
beforeAll(async () => {
  suite = await startSuite();
  client = createOrderloom({ baseUrl: suite.baseUrl, apiKey: suite.apiKey });
});
afterAll(async () => {
  expect(await suite.stop()).toBe(0);
});

test('an order that waits for master data is resolved when it comes; one that was sent stays as it is', async () => {
  await client.putCustomer('1', { name: 'Andere Handel B.V.', city: 'Utrecht' });
  const other = await client.uploadOrder({ files: [{ path: sampleOrder }] });
  const { request_id } = await client.uploadOrder({ files: [{ path: sampleOrder }] });
  const open = await client.waitUntilSettled(request_id);
  expect([open.status, open.result!.customer!.customer_id]).toEqual(['ATTENTION', null]);
  await client.waitUntilSettled(other.request_id);
  await client.sendOrder(other.request_id);

  await client.putCustomer('10042', {
    name: 'Noordhaven Bouwmaterialen',
    vat_number: 'NL856234719B01',
    postal_code: '3089 JK',
    city: 'Rotterdam',
  });
  await until(
    async () => (await client.getOrder(request_id)).result!.customer!.customer_id === '10042',
    20_000,
  );
  const { state } = await client.getOrder(request_id);
  expect(JSON.stringify(state)).not.toContain('customer_unresolved');
  const timeline = await client.readArtifact<{ event: string; message: string }[]>(
    request_id,
    'timeline.json',
  );
  expect(timeline.filter(({ event }) => event === 'resolved').map(({ message }) => message)).toEqual([
    'Resolved after a change of master data: customer.customer_id is 10042 (was not known)',
  ]);
  const sent = await client.getOrder(other.request_id);
  expect([sent.status, sent.result!.customer!.customer_id]).toEqual(['SENT', null]);
});

test('the index is rebuilt while it serves', async () => {
  const { state, total } = await client.rebuildIndex();
  expect([state, total]).toEqual(['running', 2]);
  await until(async () => (await client.indexRebuild()).state === 'done', 10_000);
  expect((await client.searchCustomers('noordhaven')).items[0]!.number).toBe('10042');
});
