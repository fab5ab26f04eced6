import { read, variable } from '@orderloom/config/read.ts';
import { dataVariables, serviceVariables } from '@orderloom/config/service-variables.ts';
import { z } from 'zod';

const schema = z.object({
  ...serviceVariables,
  ...dataVariables,
  /** Tenant file: delivery window, debug mode, whether the webhook is on. Unset: uploads are refused upstream. */
  TENANT_FILE: variable.optionalText(),
  CLASSIFIER_ADDRESS: variable.address(),
});

export type IntakeConfig = z.output<typeof schema>;

export function readConfig(env: NodeJS.ProcessEnv): IntakeConfig {
  return read(schema, env);
}
