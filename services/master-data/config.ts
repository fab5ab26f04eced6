import { read, variable } from '@orderloom/config/read.ts';
import { dataVariables, serviceVariables } from '@orderloom/config/service-variables.ts';
import { endpointUrl, targetVariables } from '@orderloom/config/target-variables.ts';
import { z } from 'zod';

const schema = z
  .object({
    ...serviceVariables,
    ...dataVariables,
    /** Tenant file: from which confidence a customer counts as found (`thresholds.customer`). Unset: 0.9. */
    TENANT_FILE: variable.optionalText(),
    /** An endpoint like OpenAI's (`http://localhost:11434/v1`), which then gets the names and places of customers. */
    EMBEDDINGS_BASE_URL: endpointUrl('EMBEDDINGS_API_KEY').optional(),
    /** Needed with the former. */
    EMBEDDINGS_MODEL: variable.optionalText(),
    /** Sent as a bearer token when set. */
    EMBEDDINGS_API_KEY: variable.optionalText(),
    /** For EMBEDDINGS_BASE_URL. */
    ...targetVariables,
  })
  .refine(
    ({ EMBEDDINGS_BASE_URL, EMBEDDINGS_MODEL }) =>
      (EMBEDDINGS_BASE_URL === undefined) === (EMBEDDINGS_MODEL === undefined),
    { path: ['EMBEDDINGS_MODEL'], error: 'must be set together with EMBEDDINGS_BASE_URL' },
  );

export type MasterDataConfig = z.output<typeof schema>;

export function readConfig(env: NodeJS.ProcessEnv): MasterDataConfig {
  return read(schema, env);
}
