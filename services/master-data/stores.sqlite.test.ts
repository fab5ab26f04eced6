import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { type Random, seededRandom } from './accuracy/random.ts';
import { customer, customerStoreContract } from './customer-store.contract.ts';
import { mappingStoreContract } from './mapping-store.contract.ts';
import { productStoreContract } from './product-store.contract.ts';
import { openSqliteStores, type Stores } from './stores.sqlite.ts';
import { templateParameterStoreContract } from './template-parameter-store.contract.ts';
import { vectorIndexContract } from './vector-index.contract.ts';

const opened: Stores[] = [];
afterEach(() => {
  for (const stores of opened.splice(0)) stores.close();
});

function open(file = ':memory:'): Stores {
  const stores = openSqliteStores(file);
  opened.push(stores);
  return stores;
}

customerStoreContract('SQLite', () => open().customers);
productStoreContract('SQLite', () => open().products);
mappingStoreContract('SQLite', () => open().mappings);
vectorIndexContract('SQLite', () => open().openVectors('customers', 'm'));

templateParameterStoreContract('SQLite', () => open().templateParameters);

test('records are there after a restart', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'master-data-'));
  const file = path.join(folder, 'master-data.db');
  const before = openSqliteStores(file);
  await before.customers.put([{ customer: customer('1'), matchKeys: ['vat:1'] }]);
  before.close();
  const after = open(file);
  expect((await after.customers.withKeys(['vat:1'], 1))[0]!.number).toBe('1');
  after.close();
  opened.pop();
  rmSync(folder, { recursive: true });
});

test('mappings go with their customer, and with the last language of their article', async () => {
  const { customers, products, mappings } = open();
  await customers.put(['1', '2'].map((number) => ({ customer: customer(number), matchKeys: [] })));
  const product = (language_code: string) => ({
    product: { item_number: 'A', language_code, description: 'x', created_at: '', remark: null },
    matchKeys: [],
  });
  await products.put([product('de'), product('en')]);
  const mapping = (customer_number: string) => ({
    mapping: { customer_number, customer_item_number: 'x', item_number: 'A', language_code: 'de' },
    itemKey: 'X',
  });
  await mappings.put([mapping('1'), mapping('2')]);
  await customers.remove('1');
  expect((await mappings.newest(1, 9, {})).mappings.map((each) => each.customer_number)).toEqual(['2']);
  await products.remove('A', 'de');
  expect((await mappings.newest(1, 9, {})).total).toBe(1);
  await products.remove('A', 'en');
  expect((await mappings.newest(1, 9, {})).total).toBe(0);
});

test('vectors are there after a restart, unless another embedder made them', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'master-data-'));
  const file = path.join(folder, 'master-data.db');
  const before = openSqliteStores(file);
  await before.openVectors('customers', 'm').put([{ id: 1, vector: Float32Array.of(0.6, -0.8) }]);
  before.close();
  const after = openSqliteStores(file);
  expect((await after.openVectors('customers', 'm').having([1])).size).toBe(1);
  expect((await after.openVectors('customers', 'other').having([1])).size).toBe(0);
  after.close();
  rmSync(folder, { recursive: true });
});

test('of vectors of several lengths those of the most frequent one are kept', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'master-data-'));
  const file = path.join(folder, 'master-data.db');
  const before = openSqliteStores(file);
  await before.openVectors('customers', 'm').put([
    { id: 1, vector: Float32Array.of(0.6, -0.8) },
    { id: 2, vector: Float32Array.of(-0.6, 0.8) },
  ]);
  before.close();
  const db = new DatabaseSync(file);
  db.exec("INSERT INTO meanings VALUES ('customers', 3, 'm', x'7f')");
  db.close();
  const after = openSqliteStores(file);
  const kept = after.openVectors('customers', 'm');
  expect(await kept.having([1, 2, 3])).toEqual(new Set([1, 2]));
  after.close();
  rmSync(folder, { recursive: true });
});

test('signs alone find the nearest among thousands, as comparing all exactly does', async () => {
  const random = seededRandom(5);
  const vectors = Array.from({ length: 3_000 }, (_, id) => ({ id: id + 1, vector: randomVector(random) }));
  const index = open().openVectors('customers', 'm');
  await index.put(vectors);
  let found = 0;
  for (const { id, vector } of vectors.slice(0, 20)) {
    const near = mixed(vector, randomVector(random));
    if ((await index.nearest(near, 10))[0]!.id === id) found += 1;
  }
  expect(found).toBe(20);
});

function randomVector(random: Random): Float32Array {
  const vector = Float32Array.from({ length: 128 }, () => random.next() + random.next() - 1);
  const length = Math.hypot(...vector);
  return vector.map((each) => each / length);
}

function mixed(a: Float32Array, b: Float32Array): Float32Array {
  const sum = a.map((each, i) => each + 0.8 * b[i]!);
  const length = Math.hypot(...sum);
  return sum.map((each) => each / length);
}
