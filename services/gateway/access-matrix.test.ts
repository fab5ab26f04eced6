import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  customerKey,
  integrationKey,
  type StartedGateway,
  startGateway,
  syncKey,
} from './gateway.fixture.ts';
import { openApiDocument } from './openapi.ts';
import { type GatewayPorts, gatewayRoutes } from './routes.ts';

let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startGateway({});
});
afterAll(() => gateway.stop());

const everyone = ['none', 'wrong', 'customer', 'sync', 'integration'];
const masterData = ['customer', 'sync', 'integration'];
const mappings = ['sync', 'integration'];
const integration = ['integration'];

/** Which methods each path has, and whose key opens it. */
const matrix: [path: string, methods: string, opens: string[]][] = [
  ['/customer-product/import', 'POST', mappings],
  ['/customer-product/list', 'GET', mappings],
  ['/customer-product/{customer_number}/{customer_item_number}', 'DELETE GET PUT', mappings],
  ['/customer/import', 'POST', masterData],
  ['/customer/list', 'GET', masterData],
  ['/customer/search/{query}', 'GET', masterData],
  ['/customer/{customer_number}', 'DELETE GET PUT', masterData],
  ['/docs', 'GET', everyone],
  ['/docs/{asset}', 'GET', everyone],
  ['/erp/send/{request_id}', 'POST', integration],
  ['/healthcheck', 'GET', everyone],
  ['/index/rebuild', 'GET POST', integration],
  ['/openapi.json', 'GET', everyone],
  ['/order/group/{email_group_id}', 'GET', integration],
  ['/order/raw/classify', 'POST', integration],
  ['/order/raw/upload', 'POST', integration],
  ['/order/retry/{request_id}', 'POST', integration],
  ['/order/upload', 'POST', integration],
  ['/order/{request_id}/{filename}', 'GET', integration],
  ['/order/{request_id}/{filename}/preview', 'GET', integration],
  ['/order_status/list', 'GET', integration],
  ['/order_status/{request_id}', 'GET', integration],
  ['/product/import', 'POST', masterData],
  ['/product/list', 'GET', masterData],
  ['/product/{product_number}/{language_code}', 'DELETE GET PUT', masterData],
  ['/rejected/list', 'GET', integration],
  ['/rejected/{request_id}', 'GET', integration],
  ['/rejected/{request_id}/reprocess', 'POST', integration],
  ['/system-status', 'GET', everyone],
  ['/template_parameter/{role}/{parameter}', 'GET PATCH', integration],
];

test('there is a row for each path of the OpenAPI document', () => {
  const { paths } = openApiDocument(gatewayRoutes({} as GatewayPorts)) as { paths: Record<string, object> };
  const documented = Object.entries(paths).map(([path, operations]) => [
    path,
    Object.keys(operations)
      .map((method) => method.toUpperCase())
      .sort()
      .join(' '),
  ]);
  expect(matrix.map(([path, methods]) => [path, methods])).toEqual(documented.sort());
});

const keys: Record<string, string> = {
  none: '',
  wrong: 'int_0123456789abcdeg',
  customer: customerKey,
  sync: syncKey,
  integration: integrationKey,
};
const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

test.each(matrix)('%s: 7 methods with 5 keys', async (path, methods, opens) => {
  const url = `${gateway.baseUrl}${path.replaceAll(/\{\w+\}/g, 'x')}`;
  const existing = methods.replace('GET', 'GET HEAD').split(' ');
  for (const method of allMethods) {
    for (const [name, key] of Object.entries(keys)) {
      const { status } = await fetch(url, { method, headers: key === '' ? {} : { 'X-API-Key': key } });
      const wanted = !opens.includes(name) ? 401 : existing.includes(method) ? 'handled' : 405;
      expect([method, name, [401, 405].includes(status) ? status : 'handled']).toEqual([
        method,
        name,
        wanted,
      ]);
    }
  }
});
