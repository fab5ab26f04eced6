import { DatabaseSync } from 'node:sqlite';

/** Copies the one order of a closed store, a SQLite file, until it has `count`, each under an id of its own. */
export function multiplyOrders(file: string, count: number): void {
  const db = new DatabaseSync(file);
  db.exec(`
    CREATE TEMP TABLE copies AS WITH RECURSIVE numbers(seq) AS (
      SELECT (SELECT max(seq) FROM orders) + 1 UNION ALL SELECT seq + 1 FROM numbers WHERE seq < ${count}
    ) SELECT seq, printf('%08x-0000-4000-8000-000000000000', seq) AS id FROM numbers;
    INSERT INTO orders (seq, request_id, version, due_at, leased, sending, unfinished, email_group_id, document)
      SELECT copies.seq, copies.id, 1, NULL, 0, 0, 0, NULL, json_set(first.document, '$.request_id', copies.id)
      FROM copies, orders AS first WHERE first.seq = 1;
    DROP TABLE copies;`);
  db.close();
}

/** The id of the copy that is the `seq`th order, from the second on. */
export function idOfCopy(seq: number): string {
  return `${seq.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;
}
