import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventLog, IncomingEvent, OutgoingEvent, Subscription } from './event-log.ts';

export interface OpenedEventLog {
  /** Opens the same log once more, as another process would; the test closes it. */
  open(): Promise<EventLog>;
  /** Removes everything; all logs are closed by then. */
  remove(): Promise<void>;
}

const topic = 'orders';

function event(id: string, key: string): OutgoingEvent {
  return { id, key, type: 'order_queued', data: { request_id: key, version: 1 } };
}

/** What every event log must do; run it from the test of each adapter. `start` gives an empty log. */
export function eventLogContract(name: string, start: () => Promise<OpenedEventLog>): void {
  describe(`${name} as an event log`, () => {
    let opened: OpenedEventLog;
    let logs: EventLog[];
    let log: EventLog;

    async function another(): Promise<EventLog> {
      const more = await opened.open();
      logs.push(more);
      return more;
    }
    beforeEach(async () => {
      opened = await start();
      logs = [];
      log = await another();
    });
    afterEach(async () => {
      await Promise.all(logs.map((each) => each.close()));
      await opened.remove();
    });

    async function closed(each: EventLog): Promise<void> {
      logs = logs.filter((other) => other !== each);
      await each.close();
    }

    /** Subscribes and notes what comes. */
    async function collect(to: EventLog, group: string, more: Partial<Subscription> = {}) {
      const seen: IncomingEvent[] = [];
      const handle = async (incoming: IncomingEvent) => void seen.push(incoming);
      const running = await to.subscribe({ topic, group, handle, concurrency: 4, maxAttempts: 3, ...more });
      return { seen, ids: () => seen.map(({ id }) => id), stop: () => running.stop() };
    }
    const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000, interval: 5 });

    test('delivers what was appended, with its first attempt and the time of the append', async () => {
      const consumer = await collect(log, 'extractor');
      await log.append(topic, [event('e1', 'k1')]);
      await eventually(() => expect(consumer.ids()).toEqual(['e1']));
      expect(consumer.seen[0]).toEqual({
        ...event('e1', 'k1'),
        topic: 'orders',
        attempt: 1,
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      });
    });

    test('an empty append is no event', async () => {
      await log.append(topic, []);
      expect(await log.lag(topic, 'extractor')).toBe(0);
    });

    test('a new group starts at the beginning, and each group sees every event once', async () => {
      await log.append(topic, [event('e1', 'k1'), event('e2', 'k1')]);
      const first = await collect(log, 'extractor');
      await eventually(() => expect(first.ids()).toEqual(['e1', 'e2']));
      const second = await collect(log, 'webhook');
      await eventually(() => expect(second.ids()).toEqual(['e1', 'e2']));
      expect(first.ids()).toEqual(['e1', 'e2']);
    });

    test('a subscription sees its topic only', async () => {
      const consumer = await collect(log, 'extractor');
      await log.append('other', [event('x', 'k1')]);
      await log.append(topic, [event('e1', 'k1')]);
      await eventually(() => expect(consumer.ids()).toEqual(['e1']));
    });

    test('events of one key come in order, one at a time', async () => {
      let running = 0;
      let most = 0;
      const consumer = await collect(log, 'extractor', {
        handle: async (incoming) => {
          most = Math.max(most, ++running);
          await sleep(5);
          running--;
          consumer.seen.push(incoming);
        },
      });
      for (let i = 0; i < 10; i++) await log.append(topic, [event(`e${i}`, 'same')]);
      await eventually(() => expect(consumer.seen.length).toBe(10));
      expect(consumer.ids()).toEqual(['e0', 'e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8', 'e9']);
      expect(most).toBe(1);
    });

    test('runs as many handlers at once as it was allowed to', async () => {
      let running = 0;
      let most = 0;
      const consumer = await collect(log, 'extractor', {
        concurrency: 2,
        handle: async (incoming) => {
          most = Math.max(most, ++running);
          await sleep(10);
          running--;
          consumer.seen.push(incoming);
        },
      });
      await log.append(
        topic,
        Array.from({ length: 40 }, (_, i) => event(`e${i}`, `k${i}`)),
      );
      await eventually(() => expect(consumer.seen.length).toBe(40));
      expect(most).toBe(2);
    });

    test('a failed event comes again, and later events of its key wait for it', async () => {
      const tries: string[] = [];
      await collect(log, 'extractor', {
        handle: async ({ id, attempt }) => {
          tries.push(`${id}#${attempt}`);
          if (id === 'e1' && attempt < 3) throw new Error('not yet');
        },
      });
      await log.append(topic, [event('e1', 'k'), event('e2', 'k')]);
      await eventually(() => expect(tries).toEqual(['e1#1', 'e1#2', 'e1#3', 'e2#1']));
      await eventually(async () => expect(await log.lag(topic, 'extractor')).toBe(0));
      expect(await log.deadLetters.list(topic)).toEqual([]);
    });

    test('after the last try the event is a dead letter with its reason, and its key goes on', async () => {
      const done: string[] = [];
      await collect(log, 'extractor', {
        maxAttempts: 2,
        handle: async ({ id }) => {
          if (id === 'bad') throw new Error('no such order');
          done.push(id);
        },
      });
      await log.append(topic, [event('bad', 'k'), event('good', 'k')]);
      await eventually(() => expect(done).toEqual(['good']));
      const letters = await log.deadLetters.list(topic);
      expect(letters).toEqual([
        {
          id: expect.any(Number),
          group: 'extractor',
          event: { ...event('bad', 'k'), topic, attempt: 2, at: expect.any(String) },
          reason: 'no such order',
        },
      ]);
      await eventually(async () => expect(await log.lag(topic, 'extractor')).toBe(0));
    });

    test('a replayed dead letter goes to its group only; a purged one is forgotten', async () => {
      let repaired = false;
      const failing = await collect(log, 'extractor', {
        maxAttempts: 1,
        handle: async (incoming) => {
          if (!repaired) throw new Error('broken');
          failing.seen.push(incoming);
        },
      });
      const other = await collect(log, 'webhook');
      await log.append(topic, [event('e1', 'k1'), event('e2', 'k2')]);
      await eventually(async () => expect((await log.deadLetters.list(topic)).length).toBe(2));
      await eventually(() => expect(other.seen.length).toBe(2));
      const letters = await log.deadLetters.list(topic);
      const idOf = (id: string) => letters.find((letter) => letter.event.id === id)!.id;
      repaired = true;
      await log.deadLetters.purge(idOf('e1'));
      await log.deadLetters.replay(idOf('e2'));
      await eventually(() => expect(failing.ids()).toEqual(['e2']));
      expect(failing.seen[0]!.attempt).toBe(1);
      expect(await log.deadLetters.list(topic)).toEqual([]);
      expect(other.seen.length).toBe(2);
      expect(await log.lag(topic, 'webhook')).toBe(0);
      await expect(log.deadLetters.replay(idOf('e2'))).rejects.toMatchObject({ kind: 'not_found' });
      await expect(log.deadLetters.purge(idOf('e1'))).rejects.toMatchObject({ kind: 'not_found' });
    });

    test('lag counts what a group has not finished', async () => {
      await log.append(topic, [event('e1', 'k1'), event('e2', 'k2'), event('e3', 'k3')]);
      expect(await log.lag(topic, 'extractor')).toBe(3);
      const consumer = await collect(log, 'extractor');
      await eventually(async () => expect(await log.lag(topic, 'extractor')).toBe(0));
      await consumer.stop();
      await log.append(topic, [event('e4', 'k1')]);
      expect(await log.lag(topic, 'extractor')).toBe(1);
      expect(await log.lag(topic, 'webhook')).toBe(4);
    });

    test('a stop waits for the running handler, and the next subscriber goes on behind it', async () => {
      let begun = false;
      const ended: string[] = [];
      const first = await collect(log, 'extractor', {
        concurrency: 1,
        handle: async ({ id }) => {
          begun = true;
          await sleep(100);
          ended.push(id);
        },
      });
      await log.append(topic, [event('e1', 'k'), event('e2', 'k')]);
      await eventually(() => expect(begun).toBe(true));
      await first.stop();
      expect(ended).toEqual(['e1']);
      const second = await collect(log, 'extractor');
      await eventually(() => expect(second.ids()).toEqual(['e2']));
      expect(ended).toEqual(['e1']);
    });

    test('goes on after a restart where the group stood', async () => {
      const before = await collect(log, 'extractor');
      await log.append(topic, [event('e1', 'k')]);
      await eventually(() => expect(before.ids()).toEqual(['e1']));
      await closed(log);
      const again = await another();
      await again.append(topic, [event('e2', 'k')]);
      const after = await collect(again, 'extractor');
      await eventually(() => expect(after.ids()).toEqual(['e2']));
    });

    test('two processes share the work of a group', async () => {
      const other = await another();
      const slowly = { concurrency: 1, handle: async () => sleep(5) };
      const mine: string[] = [];
      const theirs: string[] = [];
      const handleInto = (ids: string[]) => async (incoming: IncomingEvent) => {
        await slowly.handle();
        ids.push(incoming.id);
      };
      await collect(log, 'extractor', { concurrency: 1, handle: handleInto(mine) });
      await collect(other, 'extractor', { concurrency: 1, handle: handleInto(theirs) });
      const events = Array.from({ length: 120 }, (_, i) => event(`e${i}`, `k${i}`));
      await log.append(topic, events);
      await eventually(() => expect(mine.length + theirs.length).toBe(120));
      expect(new Set([...mine, ...theirs]).size).toBe(120);
      expect(mine.length).toBeGreaterThan(20);
      expect(theirs.length).toBeGreaterThan(20);
    });

    test('when one of two stops, the other has everything at once', async () => {
      const other = await another();
      const leaving = await collect(other, 'extractor');
      const staying = await collect(log, 'extractor');
      await sleep(50);
      await leaving.stop();
      const before = leaving.seen.length;
      const stoppedAt = performance.now();
      await log.append(
        topic,
        Array.from({ length: 40 }, (_, i) => event(`e${i}`, `k${i}`)),
      );
      await eventually(() => expect(staying.seen.length).toBe(40));
      expect(leaving.seen.length).toBe(before);
      expect(performance.now() - stoppedAt).toBeLessThan(1_000);
    });
  });
}
