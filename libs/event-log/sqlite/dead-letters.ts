import type { DatabaseSync } from 'node:sqlite';
import { Failure } from '@orderloom/errors/failure.ts';
import { transaction } from '@orderloom/sqlite/transaction.ts';
import type { DeadLetter, DeadLetters } from '../event-log.ts';

/** `onReplay` is told the topic that has a new event. */
export function prepareDeadLetters(
  db: DatabaseSync,
  now: () => number,
  onReplay: (topic: string) => void,
): DeadLetters {
  const select = db.prepare('SELECT * FROM dead_letters WHERE topic = ? ORDER BY id');
  const copyBack = db.prepare(
    `INSERT INTO events (topic, partition, id, key, type, data, at_ms, only_group)
     SELECT topic, partition, event_id, key, type, data, ?, consumer_group FROM dead_letters WHERE id = ?
     RETURNING topic`,
  );
  const remove = db.prepare('DELETE FROM dead_letters WHERE id = ?');

  return {
    list: async (topic) => select.all(topic).map(deadLetterOf),
    async replay(id) {
      const topic = transaction(db, () => {
        const copied = copyBack.get(now(), id);
        remove.run(id);
        return copied?.topic as string | undefined;
      });
      if (topic === undefined) throw noDeadLetter();
      onReplay(topic);
    },
    async purge(id) {
      const { changes } = transaction(db, () => remove.run(id));
      if (changes === 0) throw noDeadLetter();
    },
  };
}

function noDeadLetter(): Failure {
  return new Failure('not_found', 'Dead letter not found');
}

function deadLetterOf(row: Record<string, unknown>): DeadLetter {
  return {
    id: row.id as number,
    group: row.consumer_group as string,
    event: {
      topic: row.topic as string,
      id: row.event_id as string,
      key: row.key as string,
      type: row.type as string,
      data: JSON.parse(row.data as string),
      attempt: row.attempts as number,
      at: new Date(row.at_ms as number).toISOString(),
    },
    reason: row.reason as string,
  };
}
