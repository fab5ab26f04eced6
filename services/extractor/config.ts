import { availableParallelism, hostname } from 'node:os';
import { read, variable } from '@orderloom/config/read.ts';
import { dataVariables, serviceVariables } from '@orderloom/config/service-variables.ts';
import { z } from 'zod';

const schema = z.object({
  ...serviceVariables,
  ...dataVariables,
  /** Tenant file: locale, supplier, limits. Unset: nothing is extracted. */
  TENANT_FILE: variable.optionalText(),
  INTAKE_ADDRESS: variable.address(),
  MASTER_DATA_ADDRESS: variable.address(),
  /** Name that survives a restart, one for each process: what an earlier one was extracting is taken up at once. */
  INSTANCE_NAME: variable.text(hostname()),
  /** Orders extracted at once, each in a child process of its own. */
  WORKERS: variable.integer(1, 64, Math.min(4, availableParallelism())),
  /** Resident memory at which a child is killed, in MiB: a 500-page PDF needs some 310, the largest scan 600. */
  CHILD_MEMORY_MB: variable.integer(256, 8192, 768),
  /** Wall clock for the files of one order, in seconds: OCR of a page takes up to 4. */
  ORDER_TIMEOUT_SECONDS: variable.integer(1, 3600, 300),
});

export type ExtractorConfig = z.output<typeof schema>;

export function readConfig(env: NodeJS.ProcessEnv): ExtractorConfig {
  return read(schema, env);
}
