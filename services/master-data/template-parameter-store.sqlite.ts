import type { DatabaseSync } from 'node:sqlite';
import type { TemplateParameter } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { transaction } from '@orderloom/sqlite/transaction.ts';
import type { TemplateParameterStore } from './template-parameter-store.ts';

export function sqliteTemplateParameterStore(db: DatabaseSync): TemplateParameterStore {
  const upsert = db.prepare(
    `INSERT INTO template_parameters (role, parameter, value) VALUES (?, ?, ?)
     ON CONFLICT (role, parameter) DO UPDATE SET value = excluded.value`,
  );
  const select = db.prepare(
    'SELECT role, parameter, value FROM template_parameters WHERE role = ? AND parameter = ?',
  );

  return {
    async put({ role, parameter, value }) {
      transaction(db, () => upsert.run(role, parameter, value));
    },
    async get(role, parameter) {
      const row = select.get(role, parameter);
      return row && ({ ...row } as unknown as TemplateParameter);
    },
  };
}
