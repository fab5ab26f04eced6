import { Failure } from '@orderloom/errors/failure.ts';
import { createLog } from '@orderloom/telemetry/log.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { customer } from './customer-store.contract.ts';
import { lettersOfTexts } from './letters-of-texts.ts';
import { deleteCustomer, putCustomers } from './put-customer.ts';
import { type IndexRebuilds, indexRebuilds } from './rebuild-index.ts';
import { resolveOrder } from './resolve-order.ts';
import { openSqliteStores, type Stores } from './stores.sqlite.ts';

const log = createLog({ service: 'test', level: 'silent' });
let stores: Stores;
let texts: {
  customerTexts: ReturnType<typeof lettersOfTexts>;
  productTexts: ReturnType<typeof lettersOfTexts>;
};
let rebuilds: IndexRebuilds;
let noted: string[];
const changes = { note: (kind: string) => noted.push(kind) };

beforeEach(() => {
  noted = [];
  stores = openSqliteStores(':memory:');
  texts = { customerTexts: lettersOfTexts(), productTexts: lettersOfTexts() };
  rebuilds = indexRebuilds({ ...stores, ...texts, changes }, log);
});
afterEach(() => stores.close());

const context = () => ({
  ...stores,
  ...texts,
  changes,
  newId: () => crypto.randomUUID(),
});
const put = (...numbers: string[]) =>
  putCustomers(
    context(),
    numbers.map((number) => customer(number, { id: '', name: `Bakkerij ${number}` })),
  );
const isDone = () => vi.waitFor(() => expect(rebuilds.progress().state).toBe('done'));
const found = async (text: string) => {
  const hits = await texts.customerTexts.nearest(text, 5);
  return (await stores.customers.withIds(hits.map(({ id }) => id))).map((hit) => hit.customer.number);
};

test('records that were stored with fewer keys are found by all of them afterwards', async () => {
  const product = {
    item_number: 'SCH-O4OO',
    language_code: 'en',
    created_at: '',
    description: 'Screw',
    remark: null,
  };
  await stores.products.put([{ product, matchKeys: ['number:SCHO4OO'] }]);
  const line = {
    supplier_item_number: 'SCH-0400',
    description: 'Screw',
    customer_item_number: null,
    unit: null,
  };
  const article = async () => {
    const request = { buyer: null, lines: [line], language: 'en' };
    return (await resolveOrder({ ...context(), customerThreshold: 0.9 }, request)).lines[0]!.item_number;
  };
  expect(await article()).toBeNull();
  expect(await rebuilds.begin()).toEqual({ state: 'running', done: 0, total: 1 });
  await isDone();
  expect(await article()).toBe('SCH-O4OO');
  expect(noted).toEqual(['customers', 'products', 'mappings']);
});

test('mappings that were stored under another key are found afterwards, and counted', async () => {
  await put('1');
  const mapping = {
    customer_number: '1',
    customer_item_number: 'J-77',
    item_number: 'A',
    language_code: 'en',
  };
  await stores.mappings.put([{ mapping, itemKey: 'j-77' }]);
  expect(await stores.mappings.withKey('1', 'J77')).toEqual([]);
  expect(await rebuilds.begin()).toEqual({ state: 'running', done: 0, total: 2 });
  await isDone();
  expect(rebuilds.progress()).toEqual({ state: 'done', done: 2, total: 2 });
  expect(await stores.mappings.withKey('1', 'J77')).toEqual([mapping]);
});

test('what is put and deleted while it is under way is found, or not, at once and afterwards', async () => {
  await put(...Array.from({ length: 500 }, (_, i) => String(1000 + i)));
  await rebuilds.begin();
  while (rebuilds.progress().done === 0) await new Promise(setImmediate);
  expect(rebuilds.progress().done).toBeLessThan(500);
  await putCustomers(context(), [
    customer('1499', { id: '', name: 'Slagerij Vermeulen' }),
    customer('1', { id: '', name: 'Kwekerij Groen' }),
  ]);
  await deleteCustomer(context(), '1000');
  expect(await found('Vermeulen')).toContain('1499');
  expect(await found('1001')).toContain('1001');
  await isDone();
  expect((await found('Vermeulen'))[0]).toBe('1499');
  expect((await found('Kwekerij Groen'))[0]).toBe('1');
  expect((await texts.customerTexts.nearest('Bakkerij 1000', 1000)).length).toBe(500);
});

test('a second one is not begun beside it', async () => {
  await put('1', '2');
  const [first, second] = await Promise.all([rebuilds.begin(), rebuilds.begin()]);
  expect([first.state, second.state]).toEqual(['running', 'running']);
  await isDone();
  expect(rebuilds.progress()).toEqual({ state: 'done', done: 2, total: 2 });
});

test('one that fails leaves the index as it was, and may be begun again', async () => {
  await put('1');
  const { rekey } = stores.customers;
  stores.customers.rekey = () => Promise.reject(new Failure('overloaded', 'disk full'));
  rebuilds = indexRebuilds({ ...stores, ...texts, changes }, log);
  await rebuilds.begin();
  await vi.waitFor(() => expect(rebuilds.progress()).toEqual({ state: 'failed', done: 0, total: 1 }));
  expect(await found('bakkerij')).toEqual(['1']);
  stores.customers.rekey = rekey;
  await rebuilds.begin();
  await isDone();
});

test('one that cannot count its records says so, and may be begun again', async () => {
  const { newest } = stores.customers;
  stores.customers.newest = () => Promise.reject(new Failure('overloaded', 'disk full'));
  await expect(rebuilds.begin()).rejects.toMatchObject({ message: 'disk full' });
  expect(rebuilds.progress().state).toBe('failed');
  stores.customers.newest = newest;
  await rebuilds.begin();
  await isDone();
});

test('a stop gives it up', async () => {
  await put(...Array.from({ length: 500 }, (_, i) => String(1000 + i)));
  await rebuilds.begin();
  await rebuilds.stop();
  expect(rebuilds.progress()).toMatchObject({ state: 'failed', total: 500 });
  expect((await found('1001'))[0]).toBe('1001');
});
