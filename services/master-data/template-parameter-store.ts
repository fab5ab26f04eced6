import type { TemplateParameter } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';

/** Texts that the client may set for each role, for example `system`. A write is durable when it resolves. */
export interface TemplateParameterStore {
  put(parameter: TemplateParameter): Promise<void>;
  get(role: string, parameter: string): Promise<TemplateParameter | undefined>;
}
