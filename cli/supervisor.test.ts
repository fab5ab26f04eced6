import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isHealthy } from '@orderloom/rpc/health.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseAddresses } from './suite.ts';
import { type SupervisedProcess, superviseProcess } from './supervisor.ts';

let folder: string;
let supervised: SupervisedProcess | undefined;
/** How the process ended, and when (ms). */
let ends: { how: string; at: number }[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'supervisor-'));
  ends = [];
});
afterEach(async () => {
  await supervised?.stop(0);
  rmSync(folder, { recursive: true, force: true });
});

/** The smallest service, as a process of its own. */
async function supervise(changes: Record<string, string> = {}): Promise<string> {
  const { grpc } = await chooseAddresses('127.0.0.1', 0);
  const address = grpc.classifier;
  const env = {
    HOST: '127.0.0.1',
    GRPC_PORT: address.split(':')[1]!,
    DATA_DIR: folder,
    LOG_FILE: path.join(folder, 'logs', 'classifier.log'),
    ...changes,
  };
  supervised = superviseProcess('classifier', env, (how) => ends.push({ how, at: performance.now() }));
  return address;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The process that came after `pid`, and when it was first seen (ms). */
async function nextAfter(pid: number): Promise<{ pid: number; at: number }> {
  while (supervised!.pid() === pid) await wait(2);
  return { pid: supervised!.pid(), at: performance.now() };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('a killed process is started again, after a pause that doubles; the fifth death in a row is hopeless', async () => {
  await supervise();
  const hopeless = supervised!.neverStarted.catch((error: Error) => error.message);
  let current = supervised!.pid();
  const pauses: number[] = [];
  for (let death = 0; death < 4; death++) {
    process.kill(current, 'SIGKILL');
    const next = await nextAfter(current);
    pauses.push(next.at - ends.at(-1)!.at);
    current = next.pid;
  }
  expect(ends.map(({ how }) => how)).toEqual(['SIGKILL', 'SIGKILL', 'SIGKILL', 'SIGKILL']);
  for (const [index, pauseMs] of [100, 200, 400, 800].entries()) {
    expect(pauses[index]).toBeGreaterThanOrEqual(pauseMs - 5);
    expect(pauses[index]).toBeLessThan(pauseMs + 1_000);
  }
  expect(await Promise.race([hopeless, wait(20).then(() => 'not yet')])).toBe('not yet');
  process.kill(current, 'SIGKILL');
  expect(await hopeless).toContain('classifier does not start (SIGKILL)');
});

test('a process that served is started again after the first pause, as often as it dies', async () => {
  const address = await supervise();
  let current = supervised!.pid();
  for (let death = 0; death < 6; death++) {
    while (!(await isHealthy(address, 500))) await wait(20);
    await wait(1_200);
    process.kill(current, 'SIGKILL');
    const next = await nextAfter(current);
    expect(next.at - ends.at(-1)!.at).toBeLessThan(800);
    current = next.pid;
  }
  expect(ends).toHaveLength(6);
});

test('it serves again at the same address', async () => {
  const address = await supervise();
  const healthy = async () => {
    while (!(await isHealthy(address, 500))) await wait(20);
  };
  await healthy();
  const first = supervised!.pid();
  process.kill(first, 'SIGKILL');
  await nextAfter(first);
  await healthy();
  expect(supervised!.pid()).not.toBe(first);
  expect(isAlive(first)).toBe(false);
});

test('a wrong setting at the first start rejects with what the service said of it', async () => {
  await supervise({ WORKERS: 'many', DATA_DIR: '' });
  await expect(supervised!.neverStarted).rejects.toMatchObject({
    name: 'ConfigurationError',
    message: expect.stringMatching(
      /DATA_DIR is not set: give it a value\n.*WORKERS is "many": must be a whole number/,
    ),
  });
  expect(readFileSync(path.join(folder, 'logs', 'classifier.stderr.log'), 'utf8')).toContain('WORKERS is');
});

test('a stop ends the process and it stays away; a second stop does nothing', async () => {
  const address = await supervise();
  while (!(await isHealthy(address, 500))) await wait(20);
  const pid = supervised!.pid();
  await supervised!.stop(5_000);
  expect(isAlive(pid)).toBe(false);
  await wait(300);
  expect(supervised!.pid()).toBe(pid);
  expect(ends).toEqual([]);
  await supervised!.stop(5_000);
});

test('a stop between a death and the next start starts nothing', async () => {
  await supervise();
  const pid = supervised!.pid();
  process.kill(pid, 'SIGKILL');
  while (ends.length === 0) await wait(2);
  await supervised!.stop(1_000);
  await wait(300);
  expect([supervised!.pid(), isAlive(pid)]).toEqual([pid, false]);
});

test('a process that does not end in time is killed', async () => {
  const address = await supervise();
  while (!(await isHealthy(address, 500))) await wait(20);
  const pid = supervised!.pid();
  // Stopped, it cannot hear SIGTERM.
  process.kill(pid, 'SIGSTOP');
  const began = performance.now();
  await supervised!.stop(100);
  expect(isAlive(pid)).toBe(false);
  expect(performance.now() - began).toBeGreaterThanOrEqual(100);
});
