import { openDatabase } from '@orderloom/sqlite/open-database.ts';
import { prepare, type Row } from '@orderloom/sqlite/prepare.ts';
import { transaction } from '@orderloom/sqlite/transaction.ts';
import type { RejectedRecord, RejectedStore, RejectionStatus } from './rejected-store.ts';

const migrations = [
  `CREATE TABLE rejected (
     seq INTEGER PRIMARY KEY AUTOINCREMENT,
     request_id TEXT NOT NULL UNIQUE,
     rejection_status TEXT NOT NULL,
     document TEXT NOT NULL
   ) STRICT;
   CREATE INDEX rejected_status ON rejected (rejection_status, seq);`,
  `CREATE TABLE held_blobs (key TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
   INSERT OR IGNORE INTO held_blobs
     SELECT file.value ->> 'blob_key' FROM rejected, json_each(rejected.document, '$.files') AS file;`,
];

/** Rejected e-mails in a SQLite file, which is made when there is none. Throws a Failure that names a file it cannot use. */
export function openSqliteRejectedStore(file: string): RejectedStore {
  const db = openDatabase(file, migrations);
  const insert = prepare(
    db,
    `INSERT INTO rejected (request_id, rejection_status, document) VALUES (?, ?, ?)
     ON CONFLICT (request_id) DO NOTHING`,
  );
  const hold = prepare(db, 'INSERT OR IGNORE INTO held_blobs (key) VALUES (?)');
  const held = prepare(db, 'SELECT key FROM held_blobs WHERE key = ?');
  const byId = prepare(db, 'SELECT rejection_status, document FROM rejected WHERE request_id = ?');
  const override = prepare(db, "UPDATE rejected SET rejection_status = 'overridden' WHERE request_id = ?");
  const page = prepare(
    db,
    'SELECT rejection_status, document FROM rejected WHERE rejection_status = ? ORDER BY seq DESC LIMIT ? OFFSET ?',
  );
  const count = prepare(db, 'SELECT count(*) AS total FROM rejected WHERE rejection_status = ?');

  return {
    async insert(record) {
      return transaction(db, () => {
        if (insert.run(record.request_id, record.rejection_status, JSON.stringify(record)) === 0)
          return false;
        for (const { blob_key } of record.files) hold.run(blob_key);
        return true;
      });
    },
    async get(requestId) {
      const row = byId.get(requestId);
      return row && parse(row);
    },
    async holding(keys) {
      return new Set(keys.filter((key) => held.get(key) !== undefined));
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
