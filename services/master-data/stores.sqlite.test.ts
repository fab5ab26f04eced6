import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TemplateParameter } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { afterEach, expect, test } from 'vitest';
import { customer, customerStoreContract } from './customer-store.contract.ts';
import { mappingStoreContract } from './mapping-store.contract.ts';
import { productStoreContract } from './product-store.contract.ts';
import { openSqliteStores, type Stores } from './stores.sqlite.ts';
import { templateParameterStoreContract } from './template-parameter-store.contract.ts';

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

templateParameterStoreContract('SQLite', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'master-data-'));
  const file = path.join(folder, 'master-data.db');
  const stores = openSqliteStores(file);
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
