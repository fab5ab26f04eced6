import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashKey, openDataFolder } from '../data-folder.ts';
import { demoTenant } from '../demo-tenant.ts';
import { runCli } from '../run.fixture.ts';
import { keysOf, writeServiceFiles } from '../serve-files.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'orderloom-keys-'));
  const folder = openDataFolder(data);
  writeServiceFiles(folder, demoTenant, keysOf(demoTenant, folder));
  folder.unlock();
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const rotate = (...options: string[]) => runCli(['keys', 'rotate', '--data', data, ...options]);
const goodKeys = (kind: 'integration' | 'sync') =>
  JSON.parse(readFileSync(path.join(data, 'run', 'api-keys.json'), 'utf8'))[kind];

test('tells the new key once, and how long the former one is good', async () => {
  const before = Date.now();
  const { code, stdout, stderr } = await rotate('--kind', 'sync', '--overlap', '1.5');
  expect([code, stderr]).toEqual([0, '']);
  const [, key, until] =
    /^new sync key, shown once: (\S+)\nthe former key is good until (\S+)\n$/.exec(stdout) ?? [];
  const overlapMs = Date.parse(until!) - before;
  expect(overlapMs).toBeGreaterThanOrEqual(1.5 * 3_600_000);
  expect(overlapMs).toBeLessThan(1.5 * 3_600_000 + 10_000);
  expect(goodKeys('sync')).toEqual([hashKey(key!), { sha256: expect.any(String), until }]);
  expect(goodKeys('integration')).toHaveLength(1);
});

test('the integration key and a day are what is meant without options; JSON on demand', async () => {
  const before = Date.now();
  const { code, stdout } = await rotate('--json');
  const { kind, key, formerUntil } = JSON.parse(stdout);
  expect([code, kind, goodKeys('integration')[0]]).toEqual([0, 'integration', hashKey(key)]);
  expect(Math.round((Date.parse(formerUntil) - before) / 3_600_000)).toBe(24);
});

test.each(['', ' ', '-1', '1h', '0x10', '1e3', 'Infinity', '8761'])(
  'an overlap of %j is none',
  async (overlap) => {
    const { code, stderr } = await rotate(`--overlap=${overlap}`);
    expect(code).toBe(2);
    expect(stderr).toContain('must be hours, at most those of a year');
    expect(goodKeys('integration')).toHaveLength(1);
  },
);

test('a folder in which nothing was started has no key to rotate', async () => {
  const { code, stdout } = await runCli(['keys', 'rotate', '--data', path.join(data, 'none')]);
  expect([code, stdout]).toEqual([2, '']);
});
