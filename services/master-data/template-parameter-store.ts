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
  /** That version, else the newest. */
  get(role: string, parameter: string, version?: number): Promise<TemplateParameter | undefined>;
  /** The newest version of each, by role and then by parameter. */
  all(): Promise<TemplateParameter[]>;
}
