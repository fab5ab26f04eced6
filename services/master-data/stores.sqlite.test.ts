import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { customer, customerStoreContract } from './customer-store.contract.ts';
import { mappingStoreContract } from './mapping-store.contract.ts';
import { productStoreContract } from './product-store.contract.ts';
import { openSqliteStores, type Stores } from './stores.sqlite.ts';
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
vectorIndexContract('SQLite', () => open().customerVectors);

test('a template parameter is replaced, and may be empty', async () => {
  const { templateParameters } = open();
  await templateParameters.put({ role: 'system', parameter: 'tone', value: 'friendly' });
  await templateParameters.put({ role: 'system', parameter: 'tone', value: '' });
  expect(await templateParameters.get('system', 'tone')).toEqual({
    role: 'system',
    parameter: 'tone',
    value: '',
  });
  expect(await templateParameters.get('user', 'tone')).toBeUndefined();
});

test('records and vectors are there after a restart, each vector in its own collection', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'master-data-'));
  const file = path.join(folder, 'master-data.db');
  const before = openSqliteStores(file);
  await before.customers.put(customer('1'), ['vat:1']);
  await before.customerVectors.put('1', Float32Array.of(0.6, 0.8));
  before.close();
  const after = open(file);
  expect((await after.customers.withKeys(['vat:1'], 1))[0]!.number).toBe('1');
  const nearest = await after.customerVectors.nearest(Float32Array.of(0.6, 0.8), 5, 0.5);
  expect(nearest.hits.map(({ key }) => key)).toEqual(['1']);
  expect((await after.productVectors.nearest(Float32Array.of(0.6, 0.8), 5, 0.5)).total).toBe(0);
  after.close();
  opened.pop();
  rmSync(folder, { recursive: true });
});
