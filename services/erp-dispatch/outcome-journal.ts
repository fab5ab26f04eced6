import type { SendOutcome } from '@orderloom/proto/gen/intake/v1/intake.ts';
import { openDatabase } from '@orderloom/sqlite/open-database.ts';

/**
 * What the ERP said, written down before anything else happens with it: after a crash a known outcome is applied
 * and nothing is asked twice.
 */
export interface OutcomeJournal {
  /** On disk when it returns. */
  record(sendId: string, requestId: string, outcome: SendOutcome): void;
  find(sendId: string): SendOutcome | undefined;
  close(): void;
}

const migrations = [
  `CREATE TABLE outcomes (
     send_id TEXT PRIMARY KEY,
     request_id TEXT NOT NULL,
     recorded_at INTEGER NOT NULL,
     outcome TEXT NOT NULL
   ) STRICT;`,
];

/** The journal in a SQLite file, which is made when there is none. */
export function openOutcomeJournal(file: string, now: () => number): OutcomeJournal {
  const db = openDatabase(file, migrations);
  const insert = db.prepare(
    'INSERT INTO outcomes (send_id, request_id, recorded_at, outcome) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const bySend = db.prepare('SELECT outcome FROM outcomes WHERE send_id = ?');
  return {
    record(sendId, requestId, outcome) {
      insert.run(sendId, requestId, now(), JSON.stringify(outcome));
    },
    find(sendId) {
      const row = bySend.get(sendId);
      return row && JSON.parse(row.outcome as string);
    },
    close: () => db.close(),
  };
}
