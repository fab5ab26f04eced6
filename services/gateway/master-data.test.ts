import { Failure } from '@orderloom/errors/failure.ts';
import type { Customer, MasterDataServiceService } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { Handlers } from '@orderloom/rpc/methods.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { requestId, type StartedGateway, startGateway, syncKey } from './gateway.fixture.ts';

let gateway: StartedGateway;
let asked: unknown[];
afterEach(() => gateway.stop());

/** A master-data service that notes each request. */
async function start(handlers: Partial<Handlers<MasterDataServiceService>>): Promise<void> {
  asked = [];
  const noting = Object.entries(handlers).map(([name, handle]) => [
    name,
    (request: never, call: never) => {
      asked.push(request);
      return handle(request, call);
    },
  ]);
  gateway = await startGateway({ masterData: Object.fromEntries(noting) });
}

async function call(method: string, path: string, body?: unknown): Promise<[number, unknown]> {
  const response = await gateway.get(path, {
    method,
    headers: { 'X-API-Key': /^\/(template|index)/.test(path) ? integration() : syncKey },
    ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return [response.status, text === '' ? null : JSON.parse(text)];
}

function isRaw(body: unknown): body is string | Buffer<ArrayBuffer> {
  return typeof body === 'string' || Buffer.isBuffer(body);
}

function integration(): string {
  return 'int_0123456789abcdef';
}

const customer: Customer = {
  number: '10042',
  id: requestId,
  name: 'Muster GmbH',
  postal_code: null,
  city: 'Köln',
  address: null,
  contact_person: null,
  phone_number: null,
  vat_number: null,
  email: null,
  coc_number: null,
  home_page: null,
  similarity: null,
};

describe('customers', () => {
  test('PUT replaces the whole record and answers 202 with it; unknown keys do nothing', async () => {
    await start({ putCustomer: async () => ({ customer }) });
    const body = '{"name":"Muster GmbH","city":null,"__proto__":{"email":"x"},"other":[1]}';
    expect(await call('PUT', '/customer/10%2F42', body)).toEqual([202, customer]);
    expect(asked).toEqual([{ customer: { ...customer, number: '10/42', id: '', city: null } }]);
  });

  test('PUT takes an empty object, and an id in any case', async () => {
    await start({ putCustomer: async () => ({ customer }) });
    await call('PUT', '/customer/1', {});
    await call('PUT', '/customer/1', { id: requestId.toUpperCase() });
    expect(asked).toMatchObject([{ customer: { id: '', name: null } }, { customer: { id: requestId } }]);
  });

  const object = 'Input should be a valid dictionary or object to extract fields from';
  test.each<[string, string | Buffer | undefined, object]>([
    ['broken JSON', '{"name":', { type: 'json_invalid', loc: ['body'], msg: 'JSON decode error', input: {} }],
    [
      'JSON that is nested too deeply',
      `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
      { type: 'json_invalid', loc: ['body'], msg: 'JSON is nested deeper than 32 levels', input: {} },
    ],
    [
      'text that is no UTF-8',
      Buffer.from('{"name":"M\xfcller"}', 'latin1'),
      { type: 'json_invalid', loc: ['body'], msg: 'JSON is not UTF-8', input: {} },
    ],
    [
      'half a surrogate pair',
      '{"other":[{"name":"\\ud83d"}]}',
      { type: 'json_invalid', loc: ['body'], msg: 'JSON has a text with half a surrogate pair', input: {} },
    ],
    ['no body', undefined, { type: 'missing', loc: ['body'], msg: 'Field required', input: null }],
    ['a list', '[]', { type: 'model_attributes_type', loc: ['body'], msg: object, input: [] }],
    ['text', '"x"', { type: 'model_attributes_type', loc: ['body'], msg: object, input: 'x' }],
    [
      'an operator for a name',
      '{"name":{"$gt":""}}',
      {
        type: 'string_type',
        loc: ['body', 'name'],
        msg: 'Input should be a valid string',
        input: { $gt: '' },
      },
    ],
    [
      'a number for a text',
      '{"city":5}',
      { type: 'string_type', loc: ['body', 'city'], msg: 'Input should be a valid string', input: 5 },
    ],
    [
      'an id that is none',
      '{"id":"1"}',
      { type: 'uuid_parsing', loc: ['body', 'id'], msg: 'Input should be a valid UUID', input: '1' },
    ],
  ])('PUT with %s', async (_what, body, problem) => {
    await start({});
    expect(await call('PUT', '/customer/1', body)).toEqual([422, { detail: [problem] }]);
  });

  test('PUT with a body above 1 MiB', async () => {
    await start({});
    expect(await call('PUT', '/customer/1', { name: 'x'.repeat(1_100_000) })).toEqual([
      413,
      { detail: 'Request too large (limit 1 MiB)' },
    ]);
  });

  test('GET, DELETE, and a second DELETE', async () => {
    const deletions = [async () => ({})];
    await start({
      getCustomer: async () => ({ customer }),
      deleteCustomer: async () => {
        const deletion = deletions.pop();
        if (!deletion) throw new Failure('not_found', 'Customer not found');
        return deletion();
      },
    });
    expect(await call('GET', '/customer/10042')).toEqual([200, customer]);
    expect(await call('DELETE', '/customer/10042')).toEqual([204, null]);
    expect(await call('DELETE', '/customer/10042')).toEqual([404, { detail: 'Customer not found' }]);
    expect(asked).toEqual([{ number: '10042' }, { number: '10042' }, { number: '10042' }]);
  });

  test('list and search', async () => {
    await start({
      listCustomers: async () => ({ customers: [customer, customer], total: 3 }),
      searchCustomers: async () => ({ customers: [{ ...customer, similarity: 0.5 }], total: 12 }),
    });
    expect(await call('GET', '/customer/list?size=2')).toEqual([
      200,
      { items: [customer, customer], total: 3, page: 1, size: 2, pages: 2, limit: 2, offset: 0 },
    ]);
    expect(await call('GET', '/customer/search/M%C3%BCller%20%26%20S%C3%B6hne')).toEqual([
      200,
      { items: [{ ...customer, similarity: 0.5 }], total: 12, limit: 10 },
    ]);
    expect(asked[1]).toEqual({ query: 'Müller & Söhne', top_k: 10 });
    for (const top_k of ['0', '1001', 'x']) {
      expect((await call('GET', `/customer/search/a?top_k=${top_k}`))[0]).toBe(422);
    }
  });

  test('a number with a control character, or a very long one', async () => {
    await start({});
    expect(await call('GET', '/customer/a%00b')).toEqual([
      422,
      {
        detail: [
          {
            type: 'value_error',
            loc: ['path', 'customer_number'],
            msg: 'Input should hold no control characters',
            input: 'a\0b',
          },
        ],
      },
    ]);
    const long = 'x'.repeat(201);
    expect(await call('GET', `/customer/${long}`)).toEqual([
      422,
      {
        detail: [
          {
            type: 'string_too_long',
            loc: ['path', 'customer_number'],
            msg: 'String should have at most 200 characters',
            input: long,
          },
        ],
      },
    ]);
  });
});

test('products', async () => {
  const product = {
    item_number: 'A-1',
    language_code: 'de',
    created_at: '2026-11-02T09:15:27.120Z',
    description: 'Schraube',
    remark: null,
  };
  await start({
    putProduct: async () => ({ product }),
    getProduct: async () => ({ product }),
    deleteProduct: async () => ({}),
    listProducts: async () => ({ products: [product], total: 1 }),
  });
  expect(await call('PUT', '/product/A-1/de', { description: 'Schraube' })).toEqual([202, product]);
  expect(await call('GET', '/product/A-1/de')).toEqual([200, product]);
  expect(await call('DELETE', '/product/A-1/de')).toEqual([204, null]);
  expect(await call('GET', '/product/list?page=1&size=1')).toEqual([
    200,
    { items: [product], total: 1, page: 1, size: 1, pages: 1, limit: 1, offset: 0 },
  ]);
  expect(await call('PUT', '/product/A-1/de', { remark: 'x' })).toEqual([
    422,
    {
      detail: [
        { type: 'missing', loc: ['body', 'description'], msg: 'Field required', input: { remark: 'x' } },
      ],
    },
  ]);
  expect(asked).toEqual([
    { item_number: 'A-1', language_code: 'de', description: 'Schraube', remark: null },
    { item_number: 'A-1', language_code: 'de' },
    { item_number: 'A-1', language_code: 'de' },
    { page: 1, size: 1 },
  ]);
});

test('blanks around a number or a language are none of it, in a path, a query and a body', async () => {
  await start({
    putCustomer: async () => ({ customer }),
    deleteCustomer: async () => ({}),
    putMapping: async ({ mapping }) => ({ mapping }),
    importMappings: async () => ({ refused: [] }),
    listMappings: async () => ({ mappings: [], total: 0 }),
  });
  await call('PUT', '/customer/%2010042%20', {});
  await call('DELETE', '/customer/10042%20');
  const body = { item_number: ' A-1', language_code: 'de ' };
  await call('PUT', '/customer-product/10042/%20A%20B%20', body);
  const record = { ...body, customer_number: ' 10042 ', customer_item_number: '4 ' };
  await call('POST', '/customer-product/import', { records: [record] });
  await call('GET', '/customer-product/list?customer_number=%2010042');
  const article = { item_number: 'A-1', language_code: 'de' };
  expect(asked).toMatchObject([
    { customer: { number: '10042' } },
    { number: '10042' },
    { mapping: { customer_number: '10042', customer_item_number: 'A B', ...article } },
    { mappings: [{ customer_number: '10042', customer_item_number: '4', ...article }] },
    { customer_number: '10042' },
  ]);
  expect((await call('PUT', '/customer/%20list', {}))[0]).toBe(422);
});

test('mappings', async () => {
  const mapping = {
    customer_number: '10042',
    customer_item_number: '47/11',
    item_number: 'A-1',
    language_code: 'de',
  };
  await start({
    putMapping: async ({ mapping: given }) => {
      if (given?.item_number === 'none') throw new Failure('not_found', 'Product not found');
      return { mapping };
    },
    getMapping: async () => ({ mapping }),
    deleteMapping: async () => ({}),
    listMappings: async () => ({ mappings: [mapping], total: 1 }),
  });
  const path = '/customer-product/10042/47%2F11';
  expect(await call('PUT', path, { item_number: 'A-1', language_code: 'de' })).toEqual([202, mapping]);
  expect(await call('PUT', path, { item_number: 'none', language_code: 'de' })).toEqual([
    404,
    { detail: 'Product not found' },
  ]);
  expect(await call('GET', path)).toEqual([200, mapping]);
  expect(await call('DELETE', path)).toEqual([204, null]);
  expect(await call('GET', '/customer-product/list?customer_number=10042')).toEqual([
    200,
    { items: [mapping], total: 1, page: 1, size: 100, pages: 1, limit: 100, offset: 0 },
  ]);
  expect(asked[0]).toEqual({ mapping });
  expect(asked[4]).toEqual({ page: 1, size: 100, customer_number: '10042', item_number: null });
});

test('the search index is rebuilt, and tells how far it is', async () => {
  await start({
    rebuildIndex: async () => ({ rebuild: { state: 'running', done: 0, total: 3 } }),
    getIndexRebuild: async () => ({ rebuild: { state: 'done', done: 3, total: 3 } }),
  });
  expect(await call('POST', '/index/rebuild')).toEqual([202, { state: 'running', done: 0, total: 3 }]);
  expect(await call('GET', '/index/rebuild')).toEqual([200, { state: 'done', done: 3, total: 3 }]);
});

test('template parameters', async () => {
  const put_at = '2026-03-02T09:00:00.000Z';
  await start({
    putTemplateParameter: async ({ template_parameter }) => ({
      template_parameter: { ...template_parameter!, version: 2, put_at },
    }),
    getTemplateParameter: async ({ role, parameter, version }) => ({
      template_parameter: { role, parameter, value: 'formal', version: version ?? 3, put_at },
    }),
  });
  expect(await call('PATCH', '/template_parameter/system/tone', { value: '' })).toEqual([
    200,
    { role: 'system', parameter: 'tone', value: '', version: 2, put_at },
  ]);
  expect(await call('GET', '/template_parameter/system/tone')).toEqual([
    200,
    { role: 'system', parameter: 'tone', value: 'formal', version: 3, put_at },
  ]);
  expect(await call('GET', '/template_parameter/system/tone?version=1')).toEqual([
    200,
    { role: 'system', parameter: 'tone', value: 'formal', version: 1, put_at },
  ]);
  expect((await call('GET', '/template_parameter/system/tone?version=0'))[0]).toBe(422);
  expect(await call('PATCH', '/template_parameter/system/tone', {})).toEqual([
    422,
    { detail: [{ type: 'missing', loc: ['body', 'value'], msg: 'Field required', input: {} }] },
  ]);
});
