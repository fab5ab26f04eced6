import { randomUUID } from 'node:crypto';
import { openDatabase } from '@orderloom/sqlite/open-database.ts';
import type { EventLog } from './event-log.ts';
import { type ChangeWatch, watchChanges } from './sqlite/changes.ts';
import { prepareDeadLetters } from './sqlite/dead-letters.ts';
import { prepareEvents } from './sqlite/events.ts';
import { preparePositions } from './sqlite/positions.ts';
import { migrations } from './sqlite/schema.ts';
import { Subscriber } from './sqlite/subscriber.ts';

export interface SqliteEventLogOptions {
  file: string;
  /** Told of what went wrong between events (a full disk, a locked file); the log goes on by itself. */
  onTrouble: (error: unknown) => void;
  now?: () => number;
  /** How often the file is looked at where the file system does not tell of changes, and for events that are due again. */
  pollMs?: number;
  /** Partitions of a topic that is new; a known topic keeps its number. */
  partitions?: number;
  /** A process that says nothing for so long has died and its partitions go to others. */
  leaseMs?: number;
  /** Pause before the second try of an event; doubles up to a minute. */
  firstPauseMs?: number;
  /** Events that every group has finished are kept so long, for groups that are still to come. */
  retentionMs?: number;
}

/** Events of one partition, so that one pruning holds the file for some ten milliseconds at most. */
const pruneAtOnce = 1_000;
const pruneEveryBeats = 60;

/**
 * An event log in one SQLite file, shared by all processes that open it. An append is on disk when it resolves.
 * What consumers have finished survives the death of any process, but is not flushed one by one: after a power
 * cut the last events come again. Throws Failures as `openDatabase` does.
 */
export function openSqliteEventLog(options: SqliteEventLogOptions): EventLog {
  const { file, onTrouble, now = Date.now, pollMs = 100, partitions = 8, leaseMs = 3_000 } = options;
  const { firstPauseMs = 500, retentionMs = 24 * 60 * 60 * 1_000 } = options;
  const appending = openDatabase(file, migrations);
  // A connection of its own, because it sees by data_version what others (and the one above) have changed.
  const consuming = openDatabase(file, migrations);
  consuming.exec('PRAGMA synchronous = NORMAL');

  const events = prepareEvents(appending);
  const finished = prepareEvents(consuming);
  const positions = preparePositions(consuming);
  const subscribers = new Set<Subscriber>();
  let heartbeat: NodeJS.Timeout | undefined;
  let changes: ChangeWatch | undefined;
  let beats = 0;

  function wake(topic: string): void {
    for (const subscriber of subscribers) if (subscriber.member.topic === topic) subscriber.wake();
  }

  function wakeWhoeverIsDue(changed: boolean): void {
    const nowMs = now();
    for (const subscriber of subscribers) if (changed || subscriber.dueAtMs <= nowMs) subscriber.wake();
  }

  function beat(): void {
    const members = [...subscribers].map(({ member }) => member);
    try {
      positions.renew(members, now() + leaseMs);
      if (beats++ % pruneEveryBeats === 0) finished.prune(now() - retentionMs, pruneAtOnce);
    } catch (error) {
      onTrouble(error);
    }
    for (const subscriber of subscribers) subscriber.wake();
  }

  function startWaiting(): void {
    if (heartbeat) return;
    changes = watchChanges(consuming, file, pollMs, wakeWhoeverIsDue, onTrouble);
    // Three beats fit into a lease, so that one late beat costs nothing.
    heartbeat = setInterval(beat, leaseMs / 3);
  }

  function stopWaiting(): void {
    clearInterval(heartbeat);
    changes?.stop();
    heartbeat = undefined;
  }

  async function stopSubscriber(subscriber: Subscriber): Promise<void> {
    await subscriber.stop();
    subscribers.delete(subscriber);
    if (subscribers.size === 0) stopWaiting();
  }

  return {
    async append(topic, outgoing) {
      if (outgoing.length === 0) return;
      events.append(topic, outgoing, now(), partitions);
      wake(topic);
    },
    async subscribe(subscription) {
      const { topic, group } = subscription;
      const member = { member: randomUUID(), topic, group };
      positions.open(topic, group, events.partitionsOf(topic, partitions));
      positions.renew([member], now() + leaseMs);
      const parts = { positions, member, subscription, now, firstPauseMs, onTrouble };
      const subscriber = new Subscriber(parts);
      subscribers.add(subscriber);
      startWaiting();
      subscriber.wake();
      return { stop: () => stopSubscriber(subscriber) };
    },
    lag: async (topic, group) => events.lag(topic, group),
    deadLetters: prepareDeadLetters(appending, now, wake),
    async close() {
      await Promise.all([...subscribers].map(stopSubscriber));
      consuming.close();
      appending.close();
    },
  };
}
