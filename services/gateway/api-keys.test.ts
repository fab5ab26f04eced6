import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@orderloom/telemetry/log.ts';
import { afterAll, expect, test } from 'vitest';
import { openApiKeys } from './api-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'keys.json');
const log = createLog({ service: 'test', level: 'silent' });
const sha256 = (key: string) => createHash('sha256').update(key).digest('hex');

test('a replaced key opens until its overlap ends, the new one from the start', () => {
  const until = (ms: number) => new Date(Date.now() + ms).toISOString();
  const integration = [
    sha256('new'),
    { sha256: sha256('former'), until: until(60_000) },
    { sha256: sha256('ancient'), until: until(-1) },
  ];
  writeFileSync(file, JSON.stringify({ integration }));
  const keys = openApiKeys(file, log);
  const opened = ['new', 'former', 'ancient', 'never'].map((key) => keys.opens('integration', key));
  keys.close();
  expect(opened).toEqual([true, true, false, false]);
});

test('a change is read within a moment, and one that cannot be read keeps the former keys', async () => {
  writeFileSync(file, JSON.stringify({ integration: [sha256('one')] }));
  const keys = openApiKeys(file, log, 20);
  writeFileSync(file, JSON.stringify({ integration: [sha256('two'), sha256('2')] }));
  // A machine that has other work reads later.
  await expect.poll(() => keys.opens('integration', 'two'), { timeout: 10_000 }).toBe(true);
  expect(keys.opens('integration', 'one')).toBe(false);
  writeFileSync(file, '{"integration": [');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(keys.opens('integration', 'two')).toBe(true);
  keys.close();
});
