import { hostname } from 'node:os';
import { read, variable } from '@orderloom/config/read.ts';
import { dataVariables, serviceVariables } from '@orderloom/config/service-variables.ts';
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
  /** Whether the ERP and the webhook may be on this machine or in a private network. */
  ALLOW_PRIVATE_TARGETS: variable.flag(false),
  /** Ports of our own services on this machine, comma separated: never called, whatever the tenant file says. */
  OWN_PORTS: z
    .string()
    .regex(/^(\d+(,\d+)*)?$/, 'must be port numbers separated by commas')
    .default('')
    .transform((list) => list.split(',').filter(Boolean).map(Number)),
});

export type DispatchConfig = z.output<typeof schema>;

export function readConfig(env: NodeJS.ProcessEnv): DispatchConfig {
  return read(schema, env);
}
