import type { TemplateParameter } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';

/** Texts that the client may set for each role, for example `system`. */
export interface TemplateParameterStore {
  /** Inserts or replaces the value of that role and parameter, which may be empty. Durable when it resolves. */
  put(parameter: TemplateParameter): Promise<void>;
}
