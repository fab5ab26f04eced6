import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createOrderloom, type Orderloom } from './orderloom.ts';
import { errorOf, standInFor } from './stand-in.fixture.ts';

const file = { name: 'a.eml', content: Buffer.from('x') };

/** Each operation of the interface with the call that makes it and what arrives. */
const calls: [
  operation: string,
  make: (client: Orderloom) => Promise<unknown>,
  arrives: string,
  json?: object,
][] = [
  ['POST /order/upload', (c) => c.uploadOrder({ files: [file] }), 'POST /order/upload'],
  ['POST /order/raw/upload', (c) => c.uploadEmail({ file }), 'POST /order/raw/upload'],
  ['POST /order/raw/classify', (c) => c.classifyEmail(file), 'POST /order/raw/classify'],
  ['GET /order_status/list', (c) => c.listOrders(), 'GET /order_status/list'],
  [
    'GET /order_status/list',
    (c) => c.listOrders({ page: 2, size: 5 }),
    'GET /order_status/list?page=2&size=5',
  ],
  ['GET /order_status/{request_id}', (c) => c.getOrder('id'), 'GET /order_status/id'],
  ['GET /order/group/{email_group_id}', (c) => c.getGroup('g'), 'GET /order/group/g'],
  ['POST /order/retry/{request_id}', (c) => c.retryOrder('id'), 'POST /order/retry/id'],
  [
    'GET /order/{request_id}/{filename}',
    (c) => c.downloadFile('id', 'Größe 1/2.pdf').then((response) => response.json()),
    'GET /order/id/Gr%C3%B6%C3%9Fe%201%2F2.pdf',
  ],
  [
    'GET /order/{request_id}/{filename}',
    (c) => c.readArtifact('id', 'evidence.json'),
    'GET /order/id/evidence.json',
  ],
  [
    'GET /order/{request_id}/{filename}/preview',
    (c) => c.previewFile('id', 'a.pdf').then((response) => response.json()),
    'GET /order/id/a.pdf/preview',
  ],
  ['POST /erp/send/{request_id}', (c) => c.sendOrder('id'), 'POST /erp/send/id'],
  [
    'GET /rejected/list',
    (c) => c.listRejected({ status: 'overridden' }),
    'GET /rejected/list?status=overridden',
  ],
  ['GET /rejected/{request_id}', (c) => c.getRejected('id'), 'GET /rejected/id'],
  ['POST /rejected/{request_id}/reprocess', (c) => c.reprocessRejected('id'), 'POST /rejected/id/reprocess'],
  ['GET /customer/list', (c) => c.listCustomers({ size: 7 }), 'GET /customer/list?size=7'],
  ['GET /customer/search/{query}', (c) => c.searchCustomers('a&b'), 'GET /customer/search/a%26b'],
  [
    'GET /customer/search/{query}',
    (c) => c.searchCustomers('a', { topK: 3 }),
    'GET /customer/search/a?top_k=3',
  ],
  [
    'POST /customer/import',
    (c) => c.importCustomers([{ number: '1', name: 'M' }]),
    'POST /customer/import',
    { records: [{ number: '1', name: 'M' }] },
  ],
  [
    'POST /product/import',
    (c) => c.importProducts([{ item_number: 'A-1', language_code: 'de', description: 'Bolzen' }]),
    'POST /product/import',
    { records: [{ item_number: 'A-1', language_code: 'de', description: 'Bolzen' }] },
  ],
  [
    'POST /customer-product/import',
    (c) => c.importMappings([]),
    'POST /customer-product/import',
    { records: [] },
  ],
  ['GET /customer/{customer_number}', (c) => c.getCustomer('A/1'), 'GET /customer/A%2F1'],
  [
    'PUT /customer/{customer_number}',
    (c) => c.putCustomer('1', { name: 'M' }),
    'PUT /customer/1',
    { name: 'M' },
  ],
  ['DELETE /customer/{customer_number}', (c) => c.deleteCustomer('1'), 'DELETE /customer/1'],
  ['GET /product/list', (c) => c.listProducts(), 'GET /product/list'],
  ['GET /product/{product_number}/{language_code}', (c) => c.getProduct('A-1', 'de'), 'GET /product/A-1/de'],
  [
    'PUT /product/{product_number}/{language_code}',
    (c) => c.putProduct('A-1', 'de', { description: 'Bolzen' }),
    'PUT /product/A-1/de',
    { description: 'Bolzen' },
  ],
  [
    'DELETE /product/{product_number}/{language_code}',
    (c) => c.deleteProduct('A-1', 'de'),
    'DELETE /product/A-1/de',
  ],
  [
    'GET /customer-product/list',
    (c) => c.listMappings({ customer_number: '1', item_number: 'A&B' }),
    'GET /customer-product/list?customer_number=1&item_number=A%26B',
  ],
  [
    'GET /customer-product/{customer_number}/{customer_item_number}',
    (c) => c.getMapping('1', '47/11'),
    'GET /customer-product/1/47%2F11',
  ],
  [
    'PUT /customer-product/{customer_number}/{customer_item_number}',
    (c) => c.putMapping('1', '4711', { item_number: 'A-1', language_code: 'de' }),
    'PUT /customer-product/1/4711',
    { item_number: 'A-1', language_code: 'de' },
  ],
  [
    'DELETE /customer-product/{customer_number}/{customer_item_number}',
    (c) => c.deleteMapping('1', '4711'),
    'DELETE /customer-product/1/4711',
  ],
  [
    'PATCH /template_parameter/{role}/{parameter}',
    (c) => c.setTemplateParameter('system', 'tone', ''),
    'PATCH /template_parameter/system/tone',
    { value: '' },
  ],
  [
    'GET /template_parameter/{role}/{parameter}',
    (c) => c.getTemplateParameter('system', 'tone'),
    'GET /template_parameter/system/tone',
  ],
  [
    'GET /template_parameter/{role}/{parameter}',
    (c) => c.getTemplateParameter('system', 'tone', { version: 2 }),
    'GET /template_parameter/system/tone?version=2',
  ],
  ['POST /index/rebuild', (c) => c.rebuildIndex(), 'POST /index/rebuild'],
  ['GET /index/rebuild', (c) => c.indexRebuild(), 'GET /index/rebuild'],
  ['GET /healthcheck', (c) => c.health(), 'GET /healthcheck'],
  ['GET /system-status', (c) => c.systemStatus(), 'GET /system-status'],
];

test.each(calls)('%s', async (operation, make, arrives, json) => {
  const { client, seen } = await standInFor(
    operation.startsWith('DELETE') ? [{ status: 204 }] : [{ json: { fine: true } }],
  );
  expect(await make(client)).toEqual(operation.startsWith('DELETE') ? undefined : { fine: true });
  expect(seen.map(({ call }) => call)).toEqual([arrives]);
  expect(seen[0]!.headers['x-api-key']).toBe('key-1');
  if (json) {
    expect(seen[0]!.headers['content-type']).toBe('application/json');
    expect(JSON.parse(String(seen[0]!.body))).toEqual(json);
  }
});

test('there is a call for every operation of the interface', () => {
  const { paths } = JSON.parse(readFileSync(new URL('./openapi.json', import.meta.url), 'utf8')) as {
    paths: Record<string, Record<string, object>>;
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(operations.toSorted()).toEqual([...new Set(calls.map(([operation]) => operation))].toSorted());
});

test('a base URL may have a path, and a slash at its end', async () => {
  const { url, seen } = await standInFor([{ json: {} }]);
  await createOrderloom({ baseUrl: `${url}/orders/`, apiKey: 'k' }).health();
  expect(seen[0]!.call).toBe('GET /orders/healthcheck');
});

test('a name that no path can carry is refused', async () => {
  const { client, seen } = await standInFor([{ json: {} }]);
  const attempts = ['', '.', '..'].map((number) =>
    errorOf(Promise.resolve().then(() => client.getCustomer(number))),
  );
  expect((await Promise.all(attempts)).map(({ message }) => message)).toEqual([
    '"" cannot be part of a path',
    '"." cannot be part of a path',
    '".." cannot be part of a path',
  ]);
  expect(seen).toEqual([]);
});
