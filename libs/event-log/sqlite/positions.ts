import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { transaction } from '@orderloom/sqlite/transaction.ts';
import type { IncomingEvent } from '../event-log.ts';

/** One subscription of one process, as the file knows it. */
export interface Member {
  member: string;
  topic: string;
  group: string;
}

/** A group's place in one partition. */
export interface Position {
  partition: number;
  attempts: number;
  againAtMs: number;
  owner: string | null;
  /** The next event that the group has not finished; null when there is none. */
  next: number | null;
}

/** Who works where, and how far. A member changes a position only while it owns it: a zombie's writes do nothing. */
export interface Positions {
  /** Makes the positions of a new group: it starts at the beginning of every partition. */
  open(topic: string, group: string, partitions: number): void;
  /** Joins, or says that the members still live. */
  renew(members: Member[], leaseUntilMs: number): void;
  /** Gives up everything at once. */
  leave(member: Member): void;
  liveMembers(topic: string, group: string, nowMs: number): string[];
  list(topic: string, group: string): Position[];
  /** Takes partitions that nobody holds, or whose owner's lease has run out. */
  claim(member: Member, partitions: number[], nowMs: number): void;
  release(member: Member, partition: number): void;
  /** Counts the attempt and gives the event; null when the partition was taken away. */
  begin(member: Member, position: Position): IncomingEvent | null;
  finish(member: Member, position: Position): void;
  /** The event comes again at `againAtMs`. */
  postpone(member: Member, position: Position, againAtMs: number): void;
  /** Moves the event to the dead letters. */
  bury(member: Member, position: Position, attempts: number, reason: string): void;
}

const mine = 'topic = :topic AND consumer_group = :group AND partition = :partition AND owner = :member';

export function preparePositions(db: DatabaseSync): Positions {
  const insertPosition = db.prepare(
    'INSERT INTO positions (topic, consumer_group, partition) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const readPositions = db.prepare(
    `SELECT p.partition, p.attempts, p.again_at_ms AS againAtMs, p.owner, (
       SELECT e.seq FROM events e
       WHERE e.topic = p.topic AND e.partition = p.partition AND e.seq > p.done
         AND (e.only_group IS NULL OR e.only_group = p.consumer_group)
       ORDER BY e.seq LIMIT 1
     ) AS next
     FROM positions p WHERE p.topic = ? AND p.consumer_group = ?`,
  );
  const renewLease = db.prepare(
    `INSERT INTO members (member, topic, consumer_group, lease_until_ms) VALUES (?, ?, ?, ?)
     ON CONFLICT (member) DO UPDATE SET lease_until_ms = excluded.lease_until_ms`,
  );
  const deleteMember = db.prepare('DELETE FROM members WHERE member = ?');
  const deleteDead = db.prepare('DELETE FROM members WHERE lease_until_ms <= ?');
  const releaseAll = db.prepare('UPDATE positions SET owner = NULL WHERE owner = ?');
  const readMembers = db.prepare(
    'SELECT member FROM members WHERE topic = ? AND consumer_group = ? AND lease_until_ms > ? ORDER BY member',
  );
  const take = db.prepare(
    `UPDATE positions SET owner = ? WHERE topic = ? AND consumer_group = ? AND partition = ?
     AND (owner IS NULL OR owner NOT IN (SELECT member FROM members))`,
  );
  const release = db.prepare(`UPDATE positions SET owner = NULL WHERE ${mine}`);
  const countAttempt = db.prepare(
    `UPDATE positions SET attempts = attempts + 1, again_at_ms = 0 WHERE ${mine} AND done < :seq RETURNING attempts`,
  );
  const readEvent = db.prepare('SELECT topic, id, key, type, data, at_ms FROM events WHERE seq = ?');
  const advance = db.prepare(
    `UPDATE positions SET done = :seq, attempts = 0, again_at_ms = 0 WHERE ${mine} AND done < :seq`,
  );
  const wait = db.prepare(`UPDATE positions SET again_at_ms = :againAtMs WHERE ${mine} AND done < :seq`);
  const copyToDeadLetters = db.prepare(
    `INSERT INTO dead_letters
       (topic, consumer_group, partition, event_id, key, type, data, at_ms, attempts, reason)
     SELECT topic, ?, partition, id, key, type, data, at_ms, ?, ? FROM events WHERE seq = ?`,
  );
  const at = (member: Member, { partition }: { partition: number }) => ({ ...member, partition });

  return {
    open(topic, group, partitions) {
      transaction(db, () => {
        for (let partition = 0; partition < partitions; partition++)
          insertPosition.run(topic, group, partition);
      });
    },
    renew(members, untilMs) {
      transaction(db, () => {
        for (const { member, topic, group } of members) renewLease.run(member, topic, group, untilMs);
      });
    },
    leave({ member }) {
      transaction(db, () => {
        deleteMember.run(member);
        releaseAll.run(member);
      });
    },
    liveMembers: (topic, group, nowMs) =>
      readMembers.all(topic, group, nowMs).map((row) => row.member as string),
    list: (topic, group) => readPositions.all(topic, group) as unknown as Position[],
    claim({ member, topic, group }, partitions, nowMs) {
      transaction(db, () => {
        deleteDead.run(nowMs);
        for (const partition of partitions) take.run(member, topic, group, partition);
      });
    },
    release(member, partition) {
      release.run(at(member, { partition }));
    },
    begin(member, position) {
      const counted = countAttempt.get({ ...at(member, position), seq: position.next });
      if (!counted) return null;
      return eventOf(readEvent.get(position.next)!, counted.attempts as number);
    },
    finish(member, position) {
      advance.run({ ...at(member, position), seq: position.next });
    },
    postpone(member, position, againAtMs) {
      wait.run({ ...at(member, position), seq: position.next, againAtMs });
    },
    bury(member, position, attempts, reason) {
      transaction(db, () => {
        const { changes } = advance.run({ ...at(member, position), seq: position.next });
        if (changes === 1) copyToDeadLetters.run(member.group, attempts, reason, position.next);
      });
    },
  };
}

function eventOf(row: Record<string, SQLOutputValue>, attempt: number): IncomingEvent {
  return {
    topic: row.topic as string,
    id: row.id as string,
    key: row.key as string,
    type: row.type as string,
    data: JSON.parse(row.data as string),
    attempt,
    at: new Date(row.at_ms as number).toISOString(),
  };
}
