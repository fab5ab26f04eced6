import type { TemplateParameter } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';

/** Texts that the client may set for each role, for example `system`, in all their versions. */
export interface TemplateParameterStore {
  /**
   * Adds a version, the first or the next, to those of that role and parameter, and returns it. The value may be empty;
   * `putAt` is ISO 8601. Durable when it resolves.
   */
  put(
    parameter: Pick<TemplateParameter, 'role' | 'parameter' | 'value'>,
    putAt: string,
  ): Promise<TemplateParameter>;
  /** The newest version. */
  get(role: string, parameter: string): Promise<TemplateParameter | undefined>;
  /** The newest version of each, by role and then by parameter. */
  all(): Promise<TemplateParameter[]>;
  /** All versions, oldest first. */
  versions(role: string, parameter: string): Promise<TemplateParameter[]>;
}
