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

const mailFrom = (address: string) => `From: Els de Wit <${address}>
To: orders@example.test
Subject: Purchase order 88123
Message-ID: <${address}>
Date: Mon, 2 Mar 2026 09:00:00 +0000
Content-Type: text/plain; charset=utf-8

PURCHASE ORDER
PO Number: 88123
Date: 2 March 2026
Buyer:
Vlietland Techniek B.V.
E-mail: vlietland.orders@gmail.com

Item code   Vendor part no   Description   Qty   Unit price   Total
B-1         ES-77            Blue cups     10    2.00         20.00
`;

test("an e-mail's sender helps to tell who buys, also where the order prints another address", async () => {
  await client.putCustomer('20077', { name: 'Vlietland Techniek B.V.', email: 'inkoop@vlietland.example' });
  const customerOf = async (address: string) => {
    const content = new Blob([mailFrom(address)]);
    const { request_id } = await client.uploadEmail({ file: { name: 'order.eml', content } });
    const { result } = await client.waitUntilSettled(request_id);
    return [result!.customer!.customer_id, result!.customer!.email];
  };
  expect(await customerOf('els@vlietland.example')).toEqual(['20077', 'vlietland.orders@gmail.com']);
  expect(await customerOf('els.de.wit@gmail.com')).toEqual([null, 'vlietland.orders@gmail.com']);
  await client.deleteCustomer('20077');
});

test('the index is rebuilt while it serves', async () => {
  const { state, total } = await client.rebuildIndex();
  expect([state, total]).toEqual(['running', 2]);
  await until(async () => (await client.indexRebuild()).state === 'done', 10_000);
  expect((await client.searchCustomers('noordhaven')).items[0]!.number).toBe('10042');
});
