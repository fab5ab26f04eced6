import { openDatabase } from '@orderloom/sqlite/open-database.ts';
import { prepare, type Row } from '@orderloom/sqlite/prepare.ts';
import type { RejectedRecord, RejectedStore, RejectionStatus } from './rejected-store.ts';

const migrations = [
  `CREATE TABLE rejected (
     seq INTEGER PRIMARY KEY AUTOINCREMENT,
     request_id TEXT NOT NULL UNIQUE,
     rejection_status TEXT NOT NULL,
     document TEXT NOT NULL
   ) STRICT;
   CREATE INDEX rejected_status ON rejected (rejection_status, seq);`,
];

/** Rejected e-mails in a SQLite file, which is made when there is none. Throws a Failure that names a file it cannot use. */
export function openSqliteRejectedStore(file: string): RejectedStore {
  const db = openDatabase(file, migrations);
  const insert = prepare(
    db,
    `INSERT INTO rejected (request_id, rejection_status, document) VALUES (?, ?, ?)
     ON CONFLICT (request_id) DO NOTHING`,
  );
  const byId = prepare(db, 'SELECT rejection_status, document FROM rejected WHERE request_id = ?');
  const override = prepare(db, "UPDATE rejected SET rejection_status = 'overridden' WHERE request_id = ?");
  const page = prepare(
    db,
    'SELECT rejection_status, document FROM rejected WHERE rejection_status = ? ORDER BY seq DESC LIMIT ? OFFSET ?',
  );
  const count = prepare(db, 'SELECT count(*) AS total FROM rejected WHERE rejection_status = ?');

  return {
    async insert(record) {
      return insert.run(record.request_id, record.rejection_status, JSON.stringify(record)) === 1;
    },
    async get(requestId) {
      const row = byId.get(requestId);
      return row && parse(row);
    },
    async markOverridden(requestId) {
      override.run(requestId);
    },
    async newest(status: RejectionStatus, number, size) {
      return {
        rejected: page.all(status, size, (number - 1) * size).map(parse),
        total: count.get(status)!.total as number,
      };
    },
    close: () => db.close(),
  };
}

function parse(row: Row): RejectedRecord {
  return { ...JSON.parse(row.document as string), rejection_status: row.rejection_status };
}
