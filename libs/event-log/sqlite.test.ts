import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventLogContract } from './event-log.contract.ts';
import type { EventLog } from './event-log.ts';
import { openSqliteEventLog } from './sqlite.ts';

const fail = (error: unknown) => {
  throw error;
};
/** That an event was buried is told, too, and is what some tests are about. */
const failUnlessBuried = (error: unknown) => {
  if (!(error as Error).message.includes('went to the dead letters')) throw error;
};
const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'events-'));

eventLogContract('SQLite', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'events.db');
  return {
    open: async () => openSqliteEventLog({ file, firstPauseMs: 20, onTrouble: failUnlessBuried }),
    remove: async () => rmSync(folder, { recursive: true }),
  };
});

let folder: string;
let file: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, 'events.db');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts a consumer process and gives the lines it prints as they come. */
async function startConsumer(pauseMs: number): Promise<{ child: ChildProcess; lines: string[] }> {
  const script = join(import.meta.dirname, 'consumer-process.fixture.ts');
  const child = spawn(process.execPath, [script, file, String(pauseMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines: string[] = [];
  child.stdout!.on('data', (chunk: Buffer) => lines.push(...chunk.toString().trim().split('\n')));
  await vi.waitFor(() => expect(lines).toContain('ready'), { timeout: 10_000 });
  return { child, lines };
}

function event(id: string) {
  return { id, key: id, type: 'order_queued', data: { request_id: id } };
}

async function consume(log: EventLog, ids: string[]): Promise<void> {
  const handle = async ({ id, attempt }: { id: string; attempt: number }) =>
    void ids.push(`${id}#${attempt}`);
  await log.subscribe({ topic: 'orders', group: 'extractor', concurrency: 8, maxAttempts: 5, handle });
}

test('another process consumes what this one appends, and its killed work comes again within four seconds', async () => {
  const log = openSqliteEventLog({ file, onTrouble: fail });
  const { child, lines } = await startConsumer(60_000);
  await log.append('orders', [event('a')]);
  await vi.waitFor(() => expect(lines).toContain('begun a'), { timeout: 2_000, interval: 5 });
  child.kill('SIGKILL');
  await once(child, 'exit');
  const killedAt = performance.now();
  const ids: string[] = [];
  await consume(log, ids);
  await vi.waitFor(() => expect(ids).toEqual(['a#2']), { timeout: 10_000, interval: 10 });
  expect(performance.now() - killedAt).toBeLessThan(4_000);
  await log.close();
});

test('an event that kills its consumer each time becomes a dead letter', async () => {
  const troubles: unknown[] = [];
  const onTrouble = (error: unknown) => troubles.push((error as Error).message);
  const log = openSqliteEventLog({ file, leaseMs: 150, onTrouble });
  await log.append('orders', [event('poison')]);
  const other = openSqliteEventLog({ file, leaseMs: 150, onTrouble: fail });
  await consume(other, []);
  await other.close();
  // As two processes that died in the middle would have left it.
  const db = new DatabaseSync(file);
  db.exec("UPDATE positions SET done = 0, attempts = 5, owner = 'dead'");
  db.close();
  const ids: string[] = [];
  await consume(log, ids);
  await vi.waitFor(async () => expect((await log.deadLetters.list('orders')).length).toBe(1), {
    timeout: 5_000,
  });
  expect((await log.deadLetters.list('orders'))[0]!.reason).toBe(
    'The process ended 5 times while it handled this event',
  );
  expect(ids).toEqual([]);
  expect(troubles).toEqual([
    'an event of orders went to the dead letters of extractor after 5 tries: The process ended 5 times while it handled this event',
  ]);
  await log.close();
});

test('what all groups have finished is forgotten after the retention time, the rest is kept', async () => {
  const log = openSqliteEventLog({ file, leaseMs: 90, retentionMs: 0, onTrouble: fail });
  await log.append('orders', [event('a'), event('b')]);
  await log.append('unread', [event('c')]);
  const ids: string[] = [];
  await consume(log, ids);
  await vi.waitFor(() => expect(ids.length).toBe(2));
  await log.close();
  const again = openSqliteEventLog({ file, leaseMs: 90, retentionMs: 0, onTrouble: fail });
  await consume(again, ids);
  const count = async (topic: string) => again.lag(topic, 'a new group');
  await vi.waitFor(async () => expect(await count('orders')).toBe(0), { timeout: 5_000 });
  expect(await count('unread')).toBe(1);
  await again.close();
});

test('a topic keeps its number of partitions when the setting changes', async () => {
  const first = openSqliteEventLog({ file, partitions: 2, onTrouble: fail });
  await first.append('orders', [event('a')]);
  await first.close();
  const second = openSqliteEventLog({ file, partitions: 16, onTrouble: fail });
  const ids: string[] = [];
  await consume(second, ids);
  await second.append('orders', [event('b'), event('c')]);
  await vi.waitFor(() => expect(ids.sort()).toEqual(['a#1', 'b#1', 'c#1']));
  await second.close();
});
