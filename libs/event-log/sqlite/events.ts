import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '@orderloom/sqlite/transaction.ts';
import type { OutgoingEvent } from '../event-log.ts';

/** Writing, counting and forgetting events. */
export interface Events {
  /** Number of partitions of a topic, which is made with `ifNew` partitions on first use. */
  partitionsOf(topic: string, ifNew: number): number;
  append(topic: string, events: OutgoingEvent[], atMs: number, ifNew: number): void;
  lag(topic: string, group: string): number;
  /** Deletes what every group has finished and is older than `beforeMs`: up to `limit` events a partition. */
  prune(beforeMs: number, limit: number): void;
}

export function prepareEvents(db: DatabaseSync): Events {
  const readPartitions = db.prepare('SELECT partitions FROM topics WHERE name = ?');
  const makeTopic = db.prepare('INSERT INTO topics (name, partitions) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const insert = db.prepare(
    'INSERT INTO events (topic, partition, id, key, type, data, at_ms) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const countOpen = db.prepare(
    `SELECT count(*) AS n FROM events e
     LEFT JOIN positions p ON p.topic = e.topic AND p.consumer_group = :group AND p.partition = e.partition
     WHERE e.topic = :topic AND e.seq > coalesce(p.done, 0)
       AND (e.only_group IS NULL OR e.only_group = :group)`,
  );
  // A topic that nobody has subscribed to yet has no positions: its events stay.
  const readFinished = db.prepare(
    'SELECT topic, partition, min(done) AS done FROM positions GROUP BY topic, partition',
  );
  const deleteFinished = db.prepare(
    `DELETE FROM events WHERE at_ms < ? AND seq IN (
       SELECT seq FROM events WHERE topic = ? AND partition = ? AND seq <= ? ORDER BY seq LIMIT ?)`,
  );

  function partitionsOf(topic: string, ifNew: number): number {
    const known = readPartitions.get(topic);
    if (known) return known.partitions as number;
    makeTopic.run(topic, ifNew);
    return readPartitions.get(topic)!.partitions as number;
  }

  return {
    partitionsOf,
    append(topic, events, atMs, ifNew) {
      transaction(db, () => {
        const partitions = partitionsOf(topic, ifNew);
        for (const { id, key, type, data } of events) {
          insert.run(topic, partitionOf(key, partitions), id, key, type, JSON.stringify(data), atMs);
        }
      });
    },
    lag: (topic, group) => countOpen.get({ topic, group })!.n as number,
    prune(beforeMs, limit) {
      for (const { topic, partition, done } of readFinished.all()) {
        deleteFinished.run(beforeMs, topic!, partition!, done!, limit);
      }
    },
  };
}

function partitionOf(key: string, partitions: number): number {
  return hash('sha256', key, 'buffer').readUInt32BE(0) % partitions;
}
