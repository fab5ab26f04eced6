import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startStandIn } from './run.fixture.ts';

function orderloom(...argv: string[]) {
  const program = path.join(import.meta.dirname, 'orderloom.ts');
  return spawn(process.execPath, [program, ...argv], {
    env: { ...process.env, ORDERLOOM_API_KEY: 'k' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

test('the exit code is that of the command', async () => {
  expect((await once(orderloom('--version'), 'exit'))[0]).toBe(0);
  expect((await once(orderloom('frobnicate'), 'exit'))[0]).toBe(2);
});

test('what runs until it is stopped stops on SIGTERM with 0', async () => {
  const child = orderloom('erp-sandbox', '--port', '0');
  const [printed] = await once(child.stdout, 'data');
  expect(String(printed)).toMatch(/^receives orders at http:\/\/127\.0\.0\.1:\d+\/receive/);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a reader that has seen enough ends it quietly', async () => {
  const entry = {
    request_id: 'x'.repeat(36),
    status: 'QUEUED',
    timestamp: 't',
    metadata: { x: 'y'.repeat(1_000) },
  };
  const page = { items: Array(1_000).fill(entry), total: 1_000, page: 1, size: 1_000, pages: 1 };
  const standIn = await startStandIn(() => ({ json: page }));
  const child = orderloom('list', '--json', '--size', '1000', '--base-url', standIn.url);
  const problems: string[] = [];
  child.stderr.on('data', (chunk) => problems.push(String(chunk)));
  await once(child.stdout, 'data');
  child.stdout.destroy();
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(problems).toEqual([]);
  await standIn.stop();
});
