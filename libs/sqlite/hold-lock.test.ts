import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdLock } from './hold-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('is held once, and again after its release', () => {
  const file = join(folder, 'deep', 'a.lock');
  const lock = holdLock(file);
  expect(lock).toBeDefined();
  expect(holdLock(file)).toBeUndefined();
  lock!.release();
  const again = holdLock(file);
  expect(again).toBeDefined();
  again!.release();
});

test('is free when its holder was killed', async () => {
  const file = join(folder, 'a.lock');
  const script = `const { holdLock } = await import(${JSON.stringify(join(import.meta.dirname, 'hold-lock.ts'))});
    holdLock(${JSON.stringify(file)}); console.log('held'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(holder.stdout, 'data');
  expect(holdLock(file)).toBeUndefined();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const lock = holdLock(file);
  expect(lock).toBeDefined();
  lock!.release();
});
