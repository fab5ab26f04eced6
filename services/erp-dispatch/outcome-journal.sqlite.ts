import { openDatabase } from '@orderloom/sqlite/open-database.ts';
import { prepare } from '@orderloom/sqlite/prepare.ts';
import { transaction } from '@orderloom/sqlite/transaction.ts';
import type { OutcomeJournal } from './outcome-journal.ts';

const migrations = [
  `CREATE TABLE outcomes (
     send_id TEXT PRIMARY KEY,
     request_id TEXT NOT NULL,
     recorded_at INTEGER NOT NULL,
     outcome TEXT NOT NULL
   ) STRICT;`,
];

/** The journal in a SQLite file, which is made when there is none. */
export function openSqliteOutcomeJournal(file: string, now: () => number): OutcomeJournal {
  const db = openDatabase(file, migrations);
  const insert = db.prepare(
    'INSERT INTO outcomes (send_id, request_id, recorded_at, outcome) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const bySend = prepare(db, 'SELECT outcome FROM outcomes WHERE send_id = ?');
  return {
    async record(sendId, requestId, outcome) {
      transaction(db, () => insert.run(sendId, requestId, now(), JSON.stringify(outcome)));
    },
    async find(sendId) {
      const row = bySend.get(sendId);
      return row && JSON.parse(row.outcome as string);
    },
    close: () => db.close(),
  };
}
