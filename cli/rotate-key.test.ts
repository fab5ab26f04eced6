import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashKey, openDataFolder } from './data-folder.ts';
import { demoTenant } from './demo-tenant.ts';
import { rotateKey } from './rotate-key.ts';
import { keysOf, writeServiceFiles } from './serve-files.ts';

const now = Date.parse('2026-03-02T09:00:00Z');
let data: string;
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'rotate-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

/** What a start leaves in the folder; gives its integration key. */
function start(tenant = demoTenant): string {
  const folder = openDataFolder(data);
  const keys = keysOf(tenant, folder);
  writeServiceFiles(folder, tenant, keys);
  folder.unlock();
  return keys.integration;
}

const read = (name: string) => JSON.parse(readFileSync(path.join(data, name), 'utf8'));

test('the new key is good at once and at the next start, the former one until the overlap ends', () => {
  const former = start();
  const { key, formerUntil } = rotateKey({ data, kind: 'integration', overlapHours: 24, now });
  expect(formerUntil).toBe('2026-03-03T09:00:00.000Z');
  const expected = [hashKey(key), { sha256: hashKey(former), until: '2026-03-03T09:00:00.000Z' }];
  expect(read('run/api-keys.json').integration).toEqual(expected);
  expect(start()).toBe(key);
  expect(read('run/api-keys.json').integration).toEqual(expected);
});

test('a key that ran out is forgotten at the next rotation', () => {
  start();
  const second = rotateKey({ data, kind: 'integration', overlapHours: 1, now }).key;
  const later = now + 2 * 3_600_000;
  const { key } = rotateKey({ data, kind: 'integration', overlapHours: 1, now: later });
  expect(read('run/api-keys.json').integration).toEqual([
    hashKey(key),
    { sha256: hashKey(second), until: '2026-03-02T12:00:00.000Z' },
  ]);
});

test('a key of the tenant file is not ours to change', () => {
  start({ ...demoTenant, keys: { ...demoTenant.keys, integration: 'given-by-the-tenant' } });
  expect(() => rotateKey({ data, kind: 'integration', overlapHours: 1, now })).toThrow(
    'the integration key comes from the tenant file: change keys.integration there and start again',
  );
});

test('a folder without credentials is named', () => {
  expect(() => rotateKey({ data, kind: 'sync', overlapHours: 1, now })).toThrow(
    `${data} is no data folder: it holds no credentials.json`,
  );
});

test('the files that services read hold no secret of the client', () => {
  writeFileSync(path.join(data, 'x'), '');
  start({ ...demoTenant, erp: { url: 'http://erp.test/', key: 'erp-secret-1', timeout_seconds: 30 } });
  expect(readFileSync(path.join(data, 'run/tenant.json'), 'utf8')).not.toContain('erp-secret-1');
  expect(read('run/tenant.json').erp.key).toMatch(/^sealed:v1:/);
});
