import { Failure } from '@orderloom/errors/failure.ts';
import type { MasterDataServiceService } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { Handlers } from '@orderloom/rpc/methods.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customerKey, type StartedGateway, startGateway, syncKey } from './gateway.fixture.ts';
import { openApiDocument } from './openapi.ts';
import { reservedCustomerNumbers } from './parameters.ts';
import { type GatewayPorts, gatewayRoutes } from './routes.ts';
import { mostProblems } from './validation-problems.ts';

let gateway: StartedGateway;
let asked: unknown[] = [];
let awayFor = 0;
const note = async (request: unknown) => {
  asked.push(request);
  if (awayFor-- > 0) throw new Failure('unavailable', 'not now');
  return { refused: [] };
};
const masterData: Partial<Handlers<MasterDataServiceService>> = {
  importCustomers: async (request) => {
    await note(request);
    return { refused: [{ index: 1, reason: 'no' }] };
  },
  importProducts: note,
  importMappings: note,
  putCustomer: async ({ customer }) => ({ customer: { ...customer!, id: 'x' } }),
};
beforeAll(async () => {
  gateway = await startGateway({ masterData });
});
beforeEach(() => {
  asked = [];
  awayFor = 0;
});
afterAll(() => gateway.stop());

async function call(path: string, body: unknown, key = syncKey, method = 'POST'): Promise<[number, unknown]> {
  const response = await gateway.get(path, {
    method,
    body: JSON.stringify(body),
    headers: { 'X-API-Key': key },
  });
  return [response.status, await response.json()];
}

const one = { number: '1', name: 'One' };
const unnamed = {
  id: '',
  postal_code: null,
  city: null,
  address: null,
  contact_person: null,
  phone_number: null,
};
const unknown = { vat_number: null, email: null, coc_number: null, home_page: null, similarity: null };

test('records are passed on, and it is told how many were taken', async () => {
  expect(await call('/customer/import', { records: [one, { number: '2' }] })).toEqual([
    200,
    { imported: 1, refused: [{ index: 1, reason: 'no' }] },
  ]);
  expect(asked).toEqual([
    {
      customers: [
        { ...unnamed, ...unknown, ...one },
        { ...unnamed, ...unknown, number: '2', name: null },
      ],
    },
  ]);
});

const product = { item_number: 'A', language_code: 'de', description: 'Bolt' };
const mapping = { customer_number: '1', customer_item_number: 'x', item_number: 'A', language_code: 'de' };

test.each([
  ['/product/import', product, 'products', { ...product, remark: null }],
  ['/customer-product/import', mapping, 'mappings', mapping],
])('%s takes its records', async (path, record, name, passedOn) => {
  expect(await call(path, { records: [record] })).toEqual([200, { imported: 1, refused: [] }]);
  expect(asked).toEqual([{ [name]: [passedOn] }]);
});

test.each([
  ['/customer/import', one],
  ['/product/import', product],
  ['/customer-product/import', mapping],
])('%s is repeated when the service is away for a moment', async (path, record) => {
  awayFor = 1;
  expect((await call(path, { records: [record] }))[0]).toBe(200);
  expect(asked).toHaveLength(2);
});

const problem = (type: string, loc: unknown[], msg: string, input: unknown) => [
  422,
  { detail: [{ type, loc: ['body', ...loc], msg, input }] },
];

test.each([
  ['/customer/import', one],
  ['/product/import', product],
  ['/customer-product/import', mapping],
])('%s takes a thousand records at once and no more', async (path, record) => {
  const records = Array(1000).fill(record);
  expect((await call(path, { records }))[0]).toBe(200);
  expect(await call(path, { records: [...records, {}] })).toEqual(
    problem('too_long', ['records'], 'List should have at most 1000 items after validation, not 1001', null),
  );
  expect(asked).toHaveLength(1);
});

test('one record that is none refuses the call, and is named by its place', async () => {
  expect(
    await call('/product/import', { records: [product, { item_number: 'B', language_code: 'de' }] }),
  ).toEqual(
    problem('missing', ['records', 1, 'description'], 'Field required', {
      item_number: 'B',
      language_code: 'de',
    }),
  );
  expect(await call('/customer/import', { records: [one, 5] })).toEqual(
    problem(
      'model_attributes_type',
      ['records', 1],
      'Input should be a valid dictionary or object to extract fields from',
      5,
    ),
  );
  expect(asked).toEqual([]);
});

test('what is no list, and what is not there', async () => {
  expect(await call('/customer/import', { records: { 0: one } })).toEqual(
    problem('list_type', ['records'], 'Input should be a valid list', { 0: one }),
  );
  expect(await call('/customer/import', {})).toEqual(problem('missing', ['records'], 'Field required', {}));
});

test('an answer about a large body is small', async () => {
  const long = 'x'.repeat(5_000);
  expect(await call('/customer/import', { records: [{ name: long }] })).toEqual(
    problem('missing', ['records', 0, 'number'], 'Field required', null),
  );
  const [status, body] = await call('/customer/import', { records: Array(1000).fill({}) });
  expect([status, (body as { detail: unknown[] }).detail.length]).toEqual([422, mostProblems]);
  const [, ofMany] = await call('/customer/import', { records: Array(300_000).fill(0) });
  expect(ofMany).toMatchObject({ detail: [{ type: 'too_long', input: null }] });
});

test('a key that opens no mappings does not import any', async () => {
  const refusal = [401, { detail: 'Invalid or missing API key' }];
  expect(await call('/customer-product/import', { records: [mapping] }, customerKey)).toEqual(refusal);
  expect(await call('/customer/import', { records: [one] }, 'wrong')).toEqual(refusal);
  expect(asked).toEqual([]);
});

test('a customer cannot have a number under which there is another path', async () => {
  const { paths } = openApiDocument(gatewayRoutes({} as GatewayPorts)) as { paths: object };
  const taken = Object.keys(paths).flatMap((path) => path.match(/^\/customer\/(\w+)$/)?.[1] ?? []);
  expect(taken.toSorted()).toEqual([...reservedCustomerNumbers].sort());

  const msg = 'Input should be no path of its own (import, list)';
  expect(await call('/customer/import', { records: [{ number: 'list' }] })).toEqual(
    problem('value_error', ['records', 0, 'number'], msg, 'list'),
  );
  expect(await call('/customer/%6cist', {}, syncKey, 'PUT')).toEqual([
    422,
    { detail: [{ type: 'value_error', loc: ['path', 'customer_number'], msg, input: 'list' }] },
  ]);
  expect((await call('/customer/search', {}, syncKey, 'PUT'))[0]).toBe(202);
});
