import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFileBlobs } from '@orderloom/blobs/files.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { id, intake, resetWorld, upload, world } from './intake.fixture.ts';
import { openSqliteRejectedStore } from './rejected-store.sqlite.ts';
import { retryOrder } from './retry-order.ts';
import { sweepBlobs } from './sweep-blobs.ts';

const hour = 3_600_000;
let folder: string;
beforeEach(() => {
  resetWorld();
  folder = mkdtempSync(join(tmpdir(), 'sweep-'));
});
afterEach(() => {
  world.orders.close();
  rmSync(folder, { recursive: true, force: true });
});

async function put(key: string, ageMs: number) {
  await openFileBlobs(folder).put(key, new Uint8Array([1]));
  const written = new Date(world.now - ageMs);
  utimesSync(join(folder, key), written, written);
}

async function left(keys: string[]): Promise<string[]> {
  const blobs = openFileBlobs(folder);
  const there = await Promise.all(
    keys.map((key) =>
      blobs.read(key, 10).then(
        () => key,
        () => null,
      ),
    ),
  );
  return there.filter((key) => key !== null);
}

test('what no order and no rejected e-mail holds goes after a day; all else stays', async () => {
  const keys = [
    'uploads/1',
    'uploads/lost',
    'uploads/young',
    'parts/rejected',
    'evidence/mine',
    'evidence/lost',
    'other/x',
  ];
  for (const key of keys) await put(key, key === 'uploads/young' ? 23 * hour : 25 * hour);
  await upload();
  await world.orders.update(id, (record) => ({ ...record, evidence_blob_key: 'evidence/mine' }));
  const rejected = openSqliteRejectedStore(':memory:');
  const part = { name: 'a', blob_key: 'parts/rejected', size: 1, mime_type: 'text/plain', sha256: 'x' };
  await rejected.insert({ request_id: 'r', rejection_status: 'pending', files: [part] } as never);

  const context = { blobs: openFileBlobs(folder), orders: world.orders, rejected, now: () => world.now };
  expect(await sweepBlobs(context)).toBe(2);
  expect(await left(keys)).toEqual([
    'uploads/1',
    'uploads/young',
    'parts/rejected',
    'evidence/mine',
    'other/x',
  ]);
  rejected.close();
});

test('the files of a retried order stay: its successor has them, too', async () => {
  await put('uploads/1', 100 * hour);
  await upload();
  world.settings = { ...world.settings, debug: true };
  await retryOrder(intake(), id);
  const rejected = openSqliteRejectedStore(':memory:');
  expect(
    await sweepBlobs({ blobs: openFileBlobs(folder), orders: world.orders, rejected, now: () => world.now }),
  ).toBe(0);
  rejected.close();
});
