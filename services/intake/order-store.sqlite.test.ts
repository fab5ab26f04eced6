import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { orderStoreContract } from './order-store.contract.ts';
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
