import { read, variable } from '@orderloom/config/read.ts';
import { dataVariables, serviceVariables } from '@orderloom/config/service-variables.ts';
import { z } from 'zod';

const schema = z.object({
  ...serviceVariables,
  ...dataVariables,
  /** Tenant file: from which confidence a customer counts as found (`thresholds.customer`). Unset: 0.9. */
  TENANT_FILE: variable.optionalText(),
});

export type MasterDataConfig = z.output<typeof schema>;

export function readConfig(env: NodeJS.ProcessEnv): MasterDataConfig {
  return read(schema, env);
}
