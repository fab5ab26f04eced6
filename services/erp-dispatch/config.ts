import { hostname } from 'node:os';
import { read, variable } from '@orderloom/config/read.ts';
import { dataVariables, serviceVariables } from '@orderloom/config/service-variables.ts';
import { targetVariables } from '@orderloom/config/target-variables.ts';
import { z } from 'zod';

const schema = z.object({
  ...serviceVariables,
  ...dataVariables,
  /** Tenant file: the ERP receive endpoint, the processing webhook, their keys. Unset: there is neither. */
  TENANT_FILE: variable.optionalText(),
  /** File with the key that opens sealed keys in the tenant file; unset: they are not sealed. */
  SEALING_KEY_FILE: variable.optionalText(),
  INTAKE_ADDRESS: variable.address(),
  /** Name that survives a restart, one for each process: sends that an earlier one left behind are recovered at once. */
  INSTANCE_NAME: variable.text(hostname()),
  /** For the ERP and the webhook. */
  ...targetVariables,
});

export type DispatchConfig = z.output<typeof schema>;

export function readConfig(env: NodeJS.ProcessEnv): DispatchConfig {
  return read(schema, env);
}
