import { Failure } from '@orderloom/errors/failure.ts';
import { openDatabase } from '@orderloom/sqlite/open-database.ts';
import { prepare, type Row } from '@orderloom/sqlite/prepare.ts';
import { transaction } from '@orderloom/sqlite/transaction.ts';
import { identityOf } from './order-identity.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrderStore } from './order-store.ts';

const migrations = [
  `CREATE TABLE orders (
     seq INTEGER PRIMARY KEY AUTOINCREMENT,
     request_id TEXT NOT NULL UNIQUE,
     version INTEGER NOT NULL,
     -- Taken from the document, so that the questions below are index lookups whatever the number of orders.
     due_at INTEGER,
     leased INTEGER NOT NULL,
     sending INTEGER NOT NULL,
     unfinished INTEGER NOT NULL,
     email_group_id TEXT,
     document TEXT NOT NULL
   ) STRICT;
   CREATE INDEX orders_due ON orders (due_at) WHERE due_at IS NOT NULL;
   CREATE INDEX orders_leased ON orders (seq) WHERE leased = 1;
   CREATE INDEX orders_sending ON orders (seq) WHERE sending = 1;
   CREATE INDEX orders_unfinished ON orders (seq) WHERE unfinished = 1;
   CREATE INDEX orders_group ON orders (email_group_id, seq) WHERE email_group_id IS NOT NULL;`,
  `CREATE TABLE held_blobs (key TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
   INSERT OR IGNORE INTO held_blobs
     SELECT file.value ->> 'blob_key' FROM orders, json_each(orders.document, '$.files') AS file;
   INSERT OR IGNORE INTO held_blobs
     SELECT document ->> 'evidence_blob_key' FROM orders WHERE document ->> 'evidence_blob_key' IS NOT NULL;`,
  // Numbers without gaps; AUTOINCREMENT had left one for each repeated upload.
  `CREATE TEMP TABLE renumbered AS SELECT seq AS old, row_number() OVER (ORDER BY seq) AS new FROM orders;
   UPDATE orders SET seq = -(SELECT new FROM renumbered WHERE old = seq);
   UPDATE orders SET seq = -seq;
   DROP TABLE renumbered;`,
  `UPDATE orders SET document = json_set(document, '$.revision', 0, '$.corrections', json('[]'));`,
  // By what an order is known when it comes again. What is stored already gets it as far as SQL can tell.
  `ALTER TABLE orders ADD COLUMN number_key TEXT;
   ALTER TABLE orders ADD COLUMN customer_id TEXT;
   ALTER TABLE orders ADD COLUMN company_key TEXT;
   UPDATE orders SET
     number_key = upper(replace(replace(replace(replace(document ->> '$.result.order_number', ' ', ''), '-', ''), '.', ''), '_', '')),
     customer_id = document ->> '$.result.customer.customer_id',
     company_key = lower(replace(replace(replace(replace(coalesce(document ->> '$.result.customer.company', ''), ' ', ''), '-', ''), '.', ''), ',', ''))
     WHERE document ->> '$.result.order_number' IS NOT NULL AND document ->> 'status' NOT IN ('FAILED', 'REPROCESSED');
   CREATE INDEX orders_alike ON orders (number_key, seq) WHERE number_key IS NOT NULL;`,
  `ALTER TABLE orders ADD COLUMN unresolved INTEGER NOT NULL DEFAULT 0;
   UPDATE orders SET unresolved = 1 WHERE document ->> 'status' = 'ATTENTION' AND EXISTS (
     SELECT 1 FROM json_each(document, '$.reasons') AS reason
     WHERE reason.value ->> 'code' IN ('customer_unresolved', 'article_unresolved'));
   CREATE INDEX orders_unresolved ON orders (seq) WHERE unresolved = 1;`,
  // Also those that were read when there was no master data, and those whose lines a mapping may tell otherwise.
  `UPDATE orders SET unresolved = 1 WHERE document ->> 'status' = 'ATTENTION';`,
  // The same number with "PO" in front and without is one; other words are left to orders to come.
  `UPDATE orders SET number_key = ltrim(substr(number_key, 3), '0') WHERE number_key GLOB 'PO[0-9][0-9][0-9]*' AND ltrim(substr(number_key, 3), '0') GLOB '[0-9][0-9][0-9]*';
   UPDATE orders SET number_key = ltrim(number_key, '0') WHERE ltrim(number_key, '0') GLOB '[0-9][0-9][0-9]*';`,
];

/** Of the documents of one page: what is made of them is smaller, and a message holds 64 MiB. */
const maxPageBytes = 32 * 1024 * 1024;

const mostAlike = 50;

/** Orders in a SQLite file, which is made when there is none. Throws a Failure that names a file it cannot use. */
export function openSqliteOrderStore(file: string): OrderStore {
  const db = openDatabase(file, migrations);
  const insert = prepare(
    db,
    // Numbered without gaps, and orders are never deleted: the newest number is how many there are, and any page is
    // found by its numbers. Counting 100,000 orders for each page took 4 ms, skipping them 95 ms.
    `INSERT INTO orders (seq, request_id, version, due_at, leased, sending, unfinished, unresolved, email_group_id,
       number_key, customer_id, company_key, document)
     VALUES ((SELECT coalesce(max(seq), 0) + 1 FROM orders),
       :request_id, 1, :due_at, :leased, :sending, :unfinished, :unresolved, :email_group_id,
       :number_key, :customer_id, :company_key, :document)
     ON CONFLICT (request_id) DO NOTHING`,
  );
  const replace = prepare(
    db,
    `UPDATE orders SET version = version + 1, due_at = :due_at, leased = :leased, sending = :sending, unfinished = :unfinished,
       unresolved = :unresolved, email_group_id = :email_group_id, number_key = :number_key, customer_id = :customer_id,
       company_key = :company_key, document = :document
     WHERE request_id = :request_id AND version = :version`,
  );
  const alike = prepare(
    db,
    `SELECT document FROM orders WHERE number_key = :number_key AND request_id <> :request_id
       AND (customer_id = :customer_id
         OR ((customer_id IS NULL OR :customer_id IS NULL) AND company_key = :company_key))
     ORDER BY seq LIMIT ${mostAlike}`,
  );
  const hold = prepare(db, 'INSERT OR IGNORE INTO held_blobs (key) VALUES (?)');
  const held = prepare(db, 'SELECT key FROM held_blobs WHERE key = ?');
  const byId = prepare(db, 'SELECT version, document FROM orders WHERE request_id = ?');
  const page = prepare(
    db,
    firstOf('SELECT seq, document FROM orders WHERE seq <= :newest ORDER BY seq DESC LIMIT :size', 'DESC'),
  );
  const newestSeq = prepare(db, 'SELECT coalesce(max(seq), 0) AS total FROM orders');
  const group = prepare(
    db,
    firstOf(
      'SELECT seq, document FROM orders WHERE email_group_id = :id ORDER BY seq LIMIT -1 OFFSET :offset',
      'ASC',
    ),
  );
  const groupSize = prepare(db, 'SELECT count(*) AS total FROM orders WHERE email_group_id = ?');
  const due = prepare(db, 'SELECT request_id FROM orders WHERE due_at <= ? ORDER BY due_at LIMIT ?');
  const leased = prepare(db, 'SELECT document FROM orders WHERE leased = 1 ORDER BY seq');
  const sending = prepare(db, 'SELECT document FROM orders WHERE sending = 1 ORDER BY seq');
  const unresolved = prepare(
    db,
    firstOf(
      'SELECT seq, document FROM orders WHERE unresolved = 1 AND seq > :after ORDER BY seq LIMIT :limit',
      'ASC',
    ),
  );
  const followed = prepare(db, 'SELECT 1 FROM orders WHERE unresolved = 1 AND seq > ? LIMIT 1');
  const unfinished = prepare(db, 'SELECT document FROM orders WHERE unfinished = 1 ORDER BY seq LIMIT ?');

  /** False when the order is no more of that version. */
  function write(record: OrderRecord, version: number): boolean {
    if (replace.run({ ...columns(record), version }) === 0) return false;
    if (record.evidence_blob_key !== null) hold.run(record.evidence_blob_key);
    return true;
  }

  function add(record: OrderRecord): boolean {
    if (insert.run(columns(record)) === 0) return false;
    for (const key of blobsOf(record)) hold.run(key);
    return true;
  }

  function read(requestId: string): Row {
    const row = byId.get(requestId);
    if (row === undefined) throw new Failure('not_found', 'Order not found');
    return row;
  }

  return {
    async insert(record) {
      return transaction(db, () => add(record));
    },
    async insertAll(records) {
      return transaction(db, () => {
        if (records.some(({ request_id }) => byId.get(request_id) !== undefined)) return false;
        for (const record of records) add(record);
        return true;
      });
    },
    async get(requestId) {
      const row = byId.get(requestId);
      return row && parse(row);
    },
    async update(requestId, change) {
      for (;;) {
        const row = read(requestId);
        const current = parse(row);
        const next = change(current);
        if (next === current) return current;
        if (transaction(db, () => write(next, row.version as number))) return next;
      }
    },
    async updateAmong(requestId, { number, customerId, company }, change) {
      return transaction(db, () => {
        const row = read(requestId);
        const current = parse(row);
        const keys = { number_key: number, customer_id: customerId, company_key: company };
        const next = change(current, alike.all({ ...keys, request_id: requestId }).map(parse));
        if (next !== current) write(next, row.version as number);
        return next;
      });
    },
    async newest(number, size) {
      const total = newestSeq.get()!.total as number;
      const newest = total - (number - 1) * size;
      return { orders: page.all({ newest, size }).map(parse), total };
    },
    async ofGroup(id, offset) {
      const total = groupSize.get(id)!.total as number;
      return { orders: group.all({ id, offset }).map(parse), total };
    },
    async holding(keys) {
      return new Set(keys.filter((key) => held.get(key) !== undefined));
    },
    async due(now, limit) {
      return due.all(now, limit).map((row) => row.request_id as string);
    },
    async leased() {
      return leased.all().map(parse);
    },
    async sending() {
      return sending.all().map(parse);
    },
    async unresolved(after, limit) {
      const rows = unresolved.all({ after, limit });
      const last = (rows.at(-1)?.seq ?? 0) as number;
      return { orders: rows.map(parse), next: followed.get(last) === undefined ? 0 : last };
    },
    async unfinished(limit) {
      return unfinished.all(limit).map(parse);
    },
    close: () => db.close(),
  };
}

/** The first rows of a question that are not larger than a page together; the first one in any case. */
function firstOf(question: string, direction: 'ASC' | 'DESC'): string {
  // The length of a text is known without reading it.
  return `SELECT seq, document FROM (
    SELECT seq, document, sum(octet_length(document)) OVER rows AS bytes, row_number() OVER rows AS number
    FROM (${question}) WINDOW rows AS (ORDER BY seq ${direction})
  ) WHERE bytes <= ${maxPageBytes} OR number = 1 ORDER BY number`;
}

function parse(row: Row): OrderRecord {
  return JSON.parse(row.document as string);
}

function blobsOf({ files, evidence_blob_key }: OrderRecord): string[] {
  const keys = files.map(({ blob_key }) => blob_key);
  return evidence_blob_key === null ? keys : [...keys, evidence_blob_key];
}

function columns(record: OrderRecord) {
  return {
    request_id: record.request_id,
    due_at: dueAt(record),
    leased: record.lease === null ? 0 : 1,
    sending: record.send === null ? 0 : 1,
    unfinished: record.outbox.length > 0 || record.queue_successor ? 1 : 0,
    unresolved: record.status === 'ATTENTION' ? 1 : 0,
    email_group_id: record.email_group_id,
    ...identityColumns(record),
    document: JSON.stringify(record),
  };
}

/** What is no order any more, or not yet, is not looked for. */
function identityColumns({ result, status }: OrderRecord) {
  if (result === null || status === 'FAILED' || status === 'REPROCESSED')
    return { number_key: null, customer_id: null, company_key: null };
  const { number, customerId, company } = identityOf(result);
  return { number_key: number, customer_id: customerId, company_key: company };
}

function dueAt({ status, lease, next_retry_at, created_at }: OrderRecord): number | null {
  if (status !== 'QUEUED') return null;
  return lease?.until ?? Date.parse(next_retry_at ?? created_at);
}
