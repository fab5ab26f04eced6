import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Failure } from '@orderloom/errors/failure.ts';
import type { TemplateParameter } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

const plane = { name: 'plane', dimensions: 2 };

function open(file = ':memory:', embedder = plane): Stores {
  const stores = openSqliteStores(file, embedder);
  opened.push(stores);
  return stores;
}

customerStoreContract('SQLite', () => open().customers);
productStoreContract('SQLite', () => open().products);
mappingStoreContract('SQLite', () => open().mappings);
vectorIndexContract('SQLite', () => open().customerVectors);

templateParameterStoreContract('SQLite', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'master-data-'));
  const file = path.join(folder, 'master-data.db');
  const stores = openSqliteStores(file, plane);
  return {
    store: stores.templateParameters,
    async stored() {
      const db = new DatabaseSync(file, { readOnly: true });
      const rows = db.prepare('SELECT * FROM template_parameters ORDER BY role, parameter').all();
      db.close();
      return rows.map((row) => ({ ...row }) as unknown as TemplateParameter);
    },
    close() {
      stores.close();
      rmSync(folder, { recursive: true });
    },
  };
});

test('records and vectors are there after a restart, each vector in its own collection', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'master-data-'));
  const file = path.join(folder, 'master-data.db');
  const before = openSqliteStores(file, plane);
  await before.customers.put(customer('1'), ['vat:1']);
  await before.customerVectors.put('1', Float32Array.of(0.6, 0.8));
  before.close();
  const after = open(file);
  expect((await after.customers.withKeys(['vat:1'], 1))[0]!.number).toBe('1');
  const [nearest] = await after.customerVectors.nearest([Float32Array.of(0.6, 0.8)], 5, 0.5);
  expect(nearest!.hits.map(({ key }) => key)).toEqual(['1']);
  expect(await after.productVectors.nearest([Float32Array.of(0.6, 0.8)], 5, 0.5)).toEqual([
    { hits: [], total: 0 },
  ]);
  after.close();
  opened.pop();
  rmSync(folder, { recursive: true });
});

describe('vectors of another embedder', () => {
  let file: string;
  beforeEach(() => {
    file = path.join(mkdtempSync(path.join(tmpdir(), 'master-data-')), 'master-data.db');
  });
  afterEach(() => rmSync(path.dirname(file), { recursive: true }));

  const refusal = (other: string) =>
    `The vectors of products were made by the embedder "plane" (2 numbers each), which those of ${other} cannot be compared with. Choose "plane" again, or import the master data into a new data folder.`;

  test.each([
    [{ name: 'plane', dimensions: 3 }, '"plane" (3)'],
    [{ name: 'globe', dimensions: 2 }, '"globe" (2)'],
  ])('are refused with a sentence: %j', async (other, shown) => {
    const stores = openSqliteStores(file, plane);
    await stores.productVectors.put('1', Float32Array.of(1, 0));
    stores.close();
    const opening = () => openSqliteStores(file, other);
    expect(opening).toThrow(Failure);
    expect(opening).toThrow(refusal(shown));
  });

  test('that are not there are no hindrance', async () => {
    openSqliteStores(file, plane).close();
    const globe = { name: 'globe', dimensions: 3 };
    const { productVectors } = open(file, globe);
    await productVectors.put('1', Float32Array.of(0, 0, 1));
    expect((await productVectors.nearest([Float32Array.of(0, 0, 1)], 1, 0.5))[0]!.total).toBe(1);
    opened.pop()!.close();
  });

  test('from before embedders were noted are those of the letters', async () => {
    const stores = openSqliteStores(file, { name: 'letters', dimensions: 256 });
    await stores.customerVectors.put('1', new Float32Array(256));
    stores.close();
    const db = new DatabaseSync(file);
    db.exec('DROP TABLE vector_collections; PRAGMA user_version = 1');
    db.close();
    openSqliteStores(file, { name: 'letters', dimensions: 256 }).close();
    expect(() => openSqliteStores(file, plane)).toThrow(
      'The vectors of customers were made by the embedder "letters" (256 numbers each)',
    );
  });
});
