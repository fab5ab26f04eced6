import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { order, orderStoreContract } from './order-store.contract.ts';
import { openSqliteOrderStore } from './order-store.sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'orders-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let number = 0;

orderStoreContract(
  'sqlite',
  async () => openSqliteOrderStore(join(folder, `${number}.db`)),
  async () => {
    number += 1;
  },
);

test('orders in ATTENTION that an earlier version did not list are listed', async () => {
  const file = join(folder, 'earlier.db');
  const earlier = openSqliteOrderStore(file);
  await earlier.insert({ ...order('open'), status: 'ATTENTION' });
  await earlier.insert({ ...order('done'), status: 'PROCESSED' });
  earlier.close();
  const db = new DatabaseSync(file);
  db.exec('UPDATE orders SET unresolved = 0; PRAGMA user_version = 6');
  db.close();
  const store = openSqliteOrderStore(file);
  expect((await store.unresolved(0, 9)).orders.map(({ request_id }) => request_id)).toEqual(['open']);
  store.close();
});
