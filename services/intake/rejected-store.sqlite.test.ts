import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { rejectedStoreContract, rejection } from './rejected-store.contract.ts';
import { openSqliteRejectedStore } from './rejected-store.sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'rejected-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let number = 0;

rejectedStoreContract(
  'sqlite',
  async () => openSqliteRejectedStore(join(folder, `${number}.db`)),
  async () => {
    number += 1;
  },
);

test('a file damaged while it is open is said so, without its folder', async () => {
  const file = join(folder, 'rejected.db');
  const filled = openSqliteRejectedStore(file);
  // More than SQLite's cache of 2 MB: the rest is read from the file.
  for (let index = 0; index < 6; index++) {
    await filled.insert({ ...rejection(`e-mail ${index}`), classification_reason: 'x'.repeat(1_000_000) });
  }
  filled.close();
  const store = openSqliteRejectedStore(file);
  writeFileSync(file, Buffer.alloc(statSync(file).size, 0xff));
  await expect(store.newest('pending', 1, 10)).rejects.toMatchObject({
    kind: 'damaged',
    message:
      'The database rejected.db is damaged (database disk image is malformed). Restore it from a backup, or move it away to start empty.',
  });
  store.close();
});
