import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventLog, IncomingEvent } from '@orderloom/event-log/event-log.ts';
import { openSqliteEventLog } from '@orderloom/event-log/sqlite.ts';
import { createLog } from '@orderloom/telemetry/log.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apply, id, intake, resetWorld, upload, world } from './intake.fixture.ts';
import { type Relay, startRelay } from './relay.ts';
import { retryOrder } from './retry-order.ts';

const log = createLog({ service: 'test', level: 'silent' });
let folder: string;
let eventLog: EventLog;
/** What consumers got. */
let received: IncomingEvent[];
let relay: Relay | undefined;

beforeEach(async () => {
  resetWorld();
  folder = mkdtempSync(join(tmpdir(), 'relay-'));
  eventLog = openSqliteEventLog({ file: join(folder, 'events.db'), onTrouble: () => {}, pollMs: 10 });
  received = [];
  const handle = async (event: IncomingEvent) => void received.push(event);
  for (const topic of ['order-lifecycle', 'extraction-work'])
    await eventLog.subscribe({ topic, group: 'test', handle, concurrency: 1, maxAttempts: 1 });
});
afterEach(async () => {
  vi.useRealTimers();
  await relay?.stop();
  await eventLog.close();
  world.orders.close();
  rmSync(folder, { recursive: true, force: true });
});

function start(changes: Partial<EventLog> = {}): Relay {
  relay = startRelay(intake(), { ...eventLog, ...changes }, log);
  return relay;
}

/** Waits until `check` passes; its last complaint after 5 s. By setTimeout, which no test here replaces. */
async function soon(check: () => void | Promise<void>): Promise<void> {
  const giveUpAt = performance.now() + 5_000;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

const outboxOf = async (requestId: string) => (await world.orders.get(requestId))!.outbox;
const isPublished = (requestId = id) => soon(async () => expect(await outboxOf(requestId)).toEqual([]));
const typesOn = (topic: string) =>
  received.filter((event) => event.topic === topic).map(({ type, key }) => [type, key]);

test('events of an order are published once, in their order, and cleared', async () => {
  const { record } = await upload();
  await apply();
  const relaying = start();
  await isPublished();
  relaying.wake();
  await relaying.stop();
  await soon(() => expect(received).toHaveLength(3));
  expect(typesOn('order-lifecycle')).toEqual([
    ['order-queued', id],
    ['order-extracted', id],
  ]);
  expect(typesOn('extraction-work')).toEqual([['order-queued', id]]);
  expect(received.map((event) => event.id)).toEqual(
    expect.arrayContaining(record.outbox.map((event) => event.id)),
  );
  expect(received[0]!.data).toEqual({ request_id: id });
});

test('dying between publishing and clearing publishes the same events again, under their ids', async () => {
  const { record } = await upload();
  const ids = record.outbox.map((event) => event.id).sort();
  const dying = { ...world.orders, update: () => Promise.reject(new Error('killed')) };
  const dead = startRelay({ ...intake(), orders: dying }, eventLog, log);
  await soon(() => expect(received).toHaveLength(2));
  await dead.stop();
  expect(await outboxOf(id)).toHaveLength(2);

  start();
  await isPublished();
  await soon(() => expect(received).toHaveLength(4));
  const got = received.map((event) => event.id);
  expect([got.slice(0, 2).sort(), got.slice(2).sort()]).toEqual([ids, ids]);
});

test('events that cannot be published stay in the outbox until the log takes them', async () => {
  await upload();
  const append = vi.fn(eventLog.append).mockRejectedValueOnce(new Error('disk full'));
  const relaying = start({ append });
  await soon(() => expect(append).toHaveBeenCalledTimes(1));
  expect(await outboxOf(id)).toHaveLength(2);
  relaying.wake();
  await isPublished();
});

test('an order that comes while others are published is not left to the sweep', async () => {
  const late = randomUUID();
  await upload();
  const append = vi.fn(eventLog.append).mockImplementationOnce(async (topic, events) => {
    await upload(late);
    relay!.wake();
    return eventLog.append(topic, events);
  });
  start({ append }).wake();
  await isPublished();
  await isPublished(late);
});

test('the sweep finds what a crash left between a write and its wake-up', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const append = vi.fn(eventLog.append);
  start({ append });
  await upload();
  vi.advanceTimersByTime(4_999);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(append).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await isPublished();
});

test('many orders become few appends, in one pass', async () => {
  for (let number = 0; number < 250; number++) await upload(randomUUID());
  const append = vi.fn(eventLog.append);
  start({ append });
  await soon(async () => expect(await world.orders.unfinished(1)).toEqual([]));
  expect(append.mock.calls.map(([topic, events]) => [topic, events.length])).toEqual([
    ['order-lifecycle', 200],
    ['extraction-work', 200],
    ['order-lifecycle', 50],
    ['extraction-work', 50],
  ]);
});

test('the successor that a retry promised before a crash is stored and published, once', async () => {
  world.settings = { ...world.settings, debug: true };
  await upload();
  const dying = { ...world.orders, insert: () => Promise.reject(new Error('killed')) };
  await expect(retryOrder({ ...intake(), orders: dying }, id)).rejects.toThrow('killed');
  const { successor_id, queue_successor } = (await world.orders.get(id))!;
  expect([queue_successor, await world.orders.get(successor_id!)]).toEqual([true, undefined]);

  const relaying = start();
  await soon(async () => expect((await world.orders.get(id))?.queue_successor).toBe(false));
  relaying.wake();
  await isPublished(successor_id!);
  expect(await world.orders.get(successor_id!)).toMatchObject({
    status: 'QUEUED',
    files: [{ name: 'po.pdf' }],
    metadata: [{ name: 'channel', value: 'edi' }],
  });
  await soon(() =>
    expect(typesOn('extraction-work')).toEqual([
      ['order-queued', id],
      ['order-queued', successor_id],
    ]),
  );
  expect((await world.orders.newest(1, 10)).total).toBe(2);
});

test('a stop waits for the pass that runs; afterwards nothing is published', async () => {
  await upload();
  const gate = Promise.withResolvers<void>();
  const append = vi.fn(async (...call: Parameters<EventLog['append']>) => {
    await gate.promise;
    return eventLog.append(...call);
  });
  const relaying = start({ append });
  await soon(() => expect(append).toHaveBeenCalled());
  const stopped = relaying.stop();
  gate.resolve();
  await stopped;
  expect(await outboxOf(id)).toEqual([]);
  const late = randomUUID();
  await upload(late);
  relaying.wake();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await outboxOf(late)).toHaveLength(2);
});
