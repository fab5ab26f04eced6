import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@orderloom/telemetry/log.ts';
import { afterAll, expect, test } from 'vitest';
import { openApiKeys } from './api-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'keys-'));
const file = join(folder, 'keys.json');
afterAll(() => rmSync(folder, { recursive: true }));
const log = createLog({ service: 'test', level: 'silent' });

// SHA-256 of "secret", in either case of hex.
const secret = '2BB80D537B1DA3E38BD30361AA855686BDE0EACD7162FEF6A25FE97BF527A25B';

test('a key opens what its kind opens', () => {
  writeFileSync(file, JSON.stringify({ sync: [secret] }));
  const keys = openApiKeys(file, log);
  const opened = (key: string | undefined) =>
    (['public', 'integration', 'mappings', 'master_data'] as const).filter((access) =>
      keys.opens(access, key),
    );
  expect(opened('secret')).toEqual(['public', 'mappings', 'master_data']);
  expect(opened('secret ')).toEqual(['public']);
  expect(opened('')).toEqual(['public']);
  expect(opened(undefined)).toEqual(['public']);
  expect(opened(secret)).toEqual(['public']);
  keys.close();
});

test.each([
  ['no JSON', 'x', `${file}: the file of API keys cannot be read (not valid JSON)`],
  ['a key in clear', '{"integration":["secret"]}', `${file}: integration.0: must be a SHA-256 in hex`],
  ['a list', '[]', `${file}: (top level): Invalid input: expected object, received array`],
])('a file with %s is a sentence that names it', (_what, content, message) => {
  writeFileSync(file, content);
  expect(() => openApiKeys(file, log)).toThrow(message);
});

test('a missing file is a sentence that names it', () => {
  const missing = join(folder, 'none.json');
  expect(() => openApiKeys(missing, log)).toThrow(`${missing}: the file of API keys cannot be read (ENOENT)`);
});
