import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrderloom, type Orderloom } from '../sdk/orderloom.ts';
import { samplePurchaseOrder } from './sample-order.fixture.ts';
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

const customer = { name: 'Noordhaven Bouwmaterialen', vat_number: 'NL856234719B01', city: 'Rotterdam' };
const [mapped, ...others] = samplePurchaseOrder.items;
const open = others.pop()!;

test('an order keeps what it took from a customer, a product and a mapping that were deleted', async () => {
  await client.putCustomer('10042', customer);
  await client.putProduct('HB-1060', 'en', { description: 'Hex bolt M10 x 60, stainless' });
  for (const { article_number, description } of others)
    await client.putProduct(article_number!, 'en', { description: description! });
  await client.putMapping('10042', mapped!.customer_item_number!, {
    item_number: 'HB-1060',
    language_code: 'en',
  });
  const { request_id } = await client.uploadOrder({ files: [{ path: sampleOrder }] });
  const before = await client.waitUntilSettled(request_id);
  const articles = ['HB-1060', ...others.map(({ article_number }) => article_number)];
  expect([before.status, before.result!.customer!.customer_id]).toEqual(['ATTENTION', '10042']);
  expect(before.result!.items!.map(({ article_number }) => article_number)).toEqual([...articles, null]);

  await client.deleteMapping('10042', mapped!.customer_item_number!);
  await client.deleteProduct('HB-1060', 'en');
  await client.deleteCustomer('10042');

  expect(await client.getOrder(request_id)).toEqual(before);
  expect((await client.listOrders()).items).toEqual([before]);
  expect(await client.readArtifact(request_id, 'latest_result.json')).toEqual(before.result);

  await client.putProduct(open.article_number!, 'en', { description: open.description! });
  await until(async () => (await client.getOrder(request_id)).status === 'PROCESSED', 20_000);
  const after = await client.getOrder(request_id);
  expect(after.result).toEqual({
    ...before.result!,
    items: before.result!.items!.map((item, i) => (i < 6 ? item : { ...item, article_number: 'ES-7004' })),
  });

  const sent = await client.sendOrder(request_id);
  const [booked] = suite.erp.received().filter(({ kind }) => kind === 'order');
  expect(sent.data).toEqual({ success: true, order_number: booked!.order_number });
  expect(booked!.purchase_order).toMatchObject({
    customer: { customer_id: '10042', company: 'Noordhaven Bouwmaterialen B.V.' },
    items: [...articles, 'ES-7004'].map((article_number) => ({ article_number })),
  });
  const { status, result } = await client.getOrder(request_id);
  expect([status, result]).toEqual(['SENT', after.result]);
});

test('a later order no longer finds them', async () => {
  const { request_id } = await client.uploadOrder({ files: [{ path: sampleOrder }] });
  const { result } = await client.waitUntilSettled(request_id);
  expect([result!.customer!.customer_id, result!.items![0]!.article_number]).toEqual([null, null]);
});
