import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '@orderloom/sqlite/transaction.ts';
import type { TemplateParameterStore } from './template-parameter-store.ts';

export function sqliteTemplateParameterStore(db: DatabaseSync): TemplateParameterStore {
  const upsert = db.prepare(
    `INSERT INTO template_parameters (role, parameter, value) VALUES (?, ?, ?)
     ON CONFLICT (role, parameter) DO UPDATE SET value = excluded.value`,
  );

  return {
    async put({ role, parameter, value }) {
      transaction(db, () => upsert.run(role, parameter, value));
    },
  };
}
