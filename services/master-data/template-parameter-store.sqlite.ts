import type { DatabaseSync } from 'node:sqlite';
import type { TemplateParameter } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { transaction } from '@orderloom/sqlite/transaction.ts';
import type { TemplateParameterStore } from './template-parameter-store.ts';

const columns = 'role, parameter, value, version, put_at';

export function sqliteTemplateParameterStore(db: DatabaseSync): TemplateParameterStore {
  const insert = db.prepare(
    `INSERT INTO template_parameters (role, parameter, version, value, put_at)
     VALUES (:role, :parameter,
       (SELECT coalesce(max(version), 0) + 1 FROM template_parameters WHERE role = :role AND parameter = :parameter),
       :value, :putAt)
     RETURNING ${columns}`,
  );
  const byVersion = db.prepare(
    `SELECT ${columns} FROM template_parameters WHERE role = :role AND parameter = :parameter
       AND (:version IS NULL OR version = :version) ORDER BY version DESC LIMIT 1`,
  );
  // Of the row that has the greatest version, as SQLite promises for a lone max().
  const current = db.prepare(
    `SELECT role, parameter, value, max(version) AS version, put_at FROM template_parameters
     GROUP BY role, parameter ORDER BY role, parameter`,
  );

  return {
    async put({ role, parameter, value }, putAt) {
      return transaction(db, () => parse(insert.get({ role, parameter, value, putAt })!));
    },
    async get(role, parameter, version) {
      const row = byVersion.get({ role, parameter, version: version ?? null });
      return row && parse(row);
    },
    all: async () => current.all().map(parse),
  };
}

/** Rows have no prototype, messages have. */
function parse(row: Record<string, unknown>): TemplateParameter {
  return { ...row } as unknown as TemplateParameter;
}
