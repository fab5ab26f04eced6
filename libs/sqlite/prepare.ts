import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';
import { failureFor } from './sqlite-failure.ts';

/** Positional values, or one object of named ones. */
export type Values = SQLInputValue[] | [Record<string, SQLInputValue>];
export type Row = Record<string, SQLOutputValue>;

/** A prepared statement. What SQLite cannot do is a Failure that may be shown to callers. */
export interface Statement {
  /** How many rows it changed; on disk when it returns, unless a transaction is open. */
  run(...values: Values): number;
  get(...values: Values): Row | undefined;
  all(...values: Values): Row[];
}

export function prepare(db: DatabaseSync, sql: string): Statement {
  const statement = db.prepare(sql);
  function attempt<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw failureFor(error, db);
    }
  }
  return {
    run: (...values) => attempt(() => Number(statement.run(...(values as SQLInputValue[])).changes)),
    get: (...values) => attempt(() => statement.get(...(values as SQLInputValue[]))),
    all: (...values) => attempt(() => statement.all(...(values as SQLInputValue[]))),
  };
}
