import { expect, test } from 'vitest';
import { errorOf, standInFor } from './stand-in.fixture.ts';

function page(page: number, pages: number, ...ids: string[]) {
  return { json: { items: ids.map((request_id) => ({ request_id })), total: 9, page, size: 2, pages } };
}

test('all items come, page after page as they are asked for', async () => {
  const { client, seen } = await standInFor([page(1, 3, 'a', 'b'), page(2, 3, 'c', 'd'), page(3, 3, 'e')]);
  const ids: string[] = [];
  for await (const { request_id } of client.iterateOrders({ size: 2 })) {
    ids.push(request_id);
    if (request_id === 'b') expect(seen.length).toBe(1);
  }
  expect(ids).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(seen.map(({ call }) => call)).toEqual([
    'GET /order_status/list?page=1&size=2',
    'GET /order_status/list?page=2&size=2',
    'GET /order_status/list?page=3&size=2',
  ]);
});

test('items that new ones pushed to the next page come once', async () => {
  const { client } = await standInFor([page(1, 2, 'a', 'b'), page(2, 3, 'b', 'c'), page(3, 3, 'd')]);
  expect((await Array.fromAsync(client.iterateOrders())).map(({ request_id }) => request_id)).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
});

test('an empty list ends at once', async () => {
  const { client, seen } = await standInFor([page(1, 0)]);
  expect(await Array.fromAsync(client.iterateOrders())).toEqual([]);
  expect(seen.length).toBe(1);
});

test('who has seen enough asks for no further page', async () => {
  const { client, seen } = await standInFor([page(1, 2, 'a', 'b')]);
  for await (const _ of client.iterateOrders()) break;
  expect(seen.length).toBe(1);
});

test('every list can be walked, with its filters', async () => {
  const record = {
    request_id: 'r',
    number: '1',
    item_number: 'A',
    language_code: 'de',
    customer_number: '1',
    customer_item_number: '2',
  };
  const other = { ...record, request_id: 's', number: '2', language_code: 'en', customer_item_number: '3' };
  const list = { json: { items: [record, record, other], total: 3, page: 1, size: 100, pages: 1 } };
  const { client, seen } = await standInFor([list]);
  expect(await Array.fromAsync(client.iterateRejected({ status: 'overridden' }))).toEqual([record, other]);
  expect(await Array.fromAsync(client.iterateCustomers())).toEqual([record, other]);
  expect(await Array.fromAsync(client.iterateProducts({ size: 9 }))).toEqual([record, other]);
  expect(await Array.fromAsync(client.iterateMappings({ item_number: 'A' }))).toEqual([record, other]);
  expect(seen.map(({ call }) => call)).toEqual([
    'GET /rejected/list?page=1&status=overridden',
    'GET /customer/list?page=1',
    'GET /product/list?page=1&size=9',
    'GET /customer-product/list?page=1&item_number=A',
  ]);
});

test('a page that fails ends the walk with its error, an abort with its reason', async () => {
  const { client } = await standInFor([page(1, 2, 'a'), { status: 401, json: { detail: 'no' } }]);
  expect(await errorOf(Array.fromAsync(client.iterateOrders()))).toMatchObject({ kind: 'unauthorized' });
  expect(await errorOf(Array.fromAsync(client.iterateOrders({ signal: AbortSignal.abort('enough') })))).toBe(
    'enough',
  );
});
