import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrderloom, type Orderloom } from '../sdk/orderloom.ts';
import { type Suite, startSuite, until } from './suite.fixture.ts';

let suite: Suite;
let client: Orderloom;
beforeAll(async () => {
  suite = await startSuite();
  client = createOrderloom({ baseUrl: suite.baseUrl, apiKey: suite.apiKey });
});
afterAll(async () => {
  expect(await suite.stop()).toBe(0);
});

/** A quantity that is no whole number keeps it open. */
const document = `
PURCHASE ORDER
PO Number: 88123
Date: 2 March 2026
Buyer:
Northwind Traders Ltd
12 High Street
London SW1A 1AA

Item code   Vendor part no   Description   Qty   Unit price   Total
B-1         ES-77            Blue cups     2.5   2.00         5.00
`;

test('an order of a time without master data learns of all that comes, as long as it is open', async () => {
  const { request_id } = await client.uploadOrder({
    files: [{ name: 'order.txt', content: new Blob([document]) }],
  });
  const early = await client.waitUntilSettled(request_id);
  const lines = (of: typeof early) => of.result!.items.map(({ article_number }) => article_number);
  expect([early.status, early.result!.customer!.customer_id, lines(early)]).toEqual([
    'ATTENTION',
    null,
    ['ES-77'],
  ]);
  const codes = (of: typeof early) => of.state!.reasons.map(({ code }) => code);
  expect(codes(early)).toEqual(['quantity_unrecognised']);
  const timeline = async () =>
    (await client.readArtifact<{ event: string; message: string }[]>(request_id, 'timeline.json'))
      .filter(({ event }) => ['resolved', 'still_open'].includes(event))
      .map(({ message }) => message);
  const told = (count: number) => until(async () => (await timeline()).length === count, 30_000);

  await client.putProduct('ES-77', 'en', { description: 'Blue cups' });
  await client.putProduct('ES-99', 'en', { description: 'Blue cups, new edition' });
  await client.putCustomer('1', { name: 'Northwind Traders Ltd', postal_code: 'LS1 4AP', city: 'Leeds' });
  await told(1);
  const open = await client.getOrder(request_id);
  expect(codes(open)).toEqual(['quantity_unrecognised', 'customer_unresolved']);
  expect(open.state!.reasons[1]!.candidates).toMatchObject([
    { number: '1', name: 'Northwind Traders Ltd, LS1 4AP Leeds' },
  ]);

  await client.putCustomer('10042', {
    name: 'Northwind Traders Ltd',
    address: '12 High Street',
    postal_code: 'SW1A 1AA',
    city: 'London',
  });
  await told(2);
  const known = await client.getOrder(request_id);
  expect([known.result!.customer!.customer_id, codes(known), lines(known)]).toEqual([
    '10042',
    ['quantity_unrecognised'],
    ['ES-77'],
  ]);

  await client.putMapping('10042', 'B-1', { item_number: 'ES-99', language_code: 'en' });
  await told(3);
  const mapped = await client.getOrder(request_id);
  expect([mapped.status, lines(mapped)]).toEqual(['ATTENTION', ['ES-99']]);
  expect(await timeline()).toEqual([
    'Asked again after a change of master data, and open for another reason: customer.customer_id',
    'Resolved after a change of master data: customer.customer_id is 10042 (was not known)',
    'Resolved after a change of master data: items[0].article_number is ES-99 (was ES-77; the mapping wins)',
  ]);
}, 120_000);
