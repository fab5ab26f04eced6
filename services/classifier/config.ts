import { read, variable } from '@orderloom/config/read.ts';
import { dataVariables, serviceVariables } from '@orderloom/config/service-variables.ts';
import { z } from 'zod';

const schema = z.object({
  ...serviceVariables,
  ...dataVariables,
  /** E-mails read at once, each in a child process of its own. */
  WORKERS: variable.integer(1, 16, 1),
  /** Resident memory at which a child is killed, in MiB: a scan of A3 in an attachment needs some 660. */
  CHILD_MEMORY_MB: variable.integer(256, 8192, 768),
  /** Wall clock for one e-mail, in seconds: OCR of up to ten attached pages takes 40. */
  EMAIL_TIMEOUT_SECONDS: variable.integer(1, 600, 60),
});

export type ClassifierConfig = z.output<typeof schema>;

export function readConfig(env: NodeJS.ProcessEnv): ClassifierConfig {
  return read(schema, env);
}
