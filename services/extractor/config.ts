import { availableParallelism, hostname } from 'node:os';
import { read, variable } from '@orderloom/config/read.ts';
import { dataVariables, serviceVariables } from '@orderloom/config/service-variables.ts';
import { endpointUrl, targetVariables } from '@orderloom/config/target-variables.ts';
import { z } from 'zod';

const price = z
  .string()
  .regex(/^\d{1,6}(?:\.\d{1,6})?$/, 'must be a number such as 2.5')
  .transform(Number)
  .optional();

/** The optional second opinion of a language model. Without LLM_BASE_URL and LLM_MODEL nobody is asked. */
const secondOpinionVariables = {
  /** An endpoint like OpenAI's (`http://localhost:11434/v1`), which then gets the words of doubtful orders. */
  LLM_BASE_URL: endpointUrl('LLM_API_KEY').optional(),
  /** Needed with the former. */
  LLM_MODEL: variable.optionalText(),
  /** Sent as a bearer token when set. */
  LLM_API_KEY: variable.optionalText(),
  /** For the one call of an order, its repetition included; then the order stands as it was read. */
  LLM_TIMEOUT_SECONDS: variable.integer(1, 120, 20),
  /** Price of a million tokens of the prompt, for the cost in an order's timeline. Unset: none is told. */
  LLM_PRICE_PROMPT: price,
  /** The same of the answer; needed with the former. */
  LLM_PRICE_COMPLETION: price,
  LLM_PRICE_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code such as EUR')
    .default('USD'),
  /** For LLM_BASE_URL. */
  ...targetVariables,
};

/** Either of these without the other is a slip. */
const pairs = [
  ['LLM_BASE_URL', 'LLM_MODEL'],
  ['LLM_PRICE_PROMPT', 'LLM_PRICE_COMPLETION'],
] as const;

function goTogether({
  value,
  issues,
}: z.core.ParsePayload<{ [name in (typeof pairs)[number][number]]?: unknown }>): void {
  for (const [one, other] of pairs) {
    if ((value[one] === undefined) === (value[other] === undefined)) continue;
    const [missing, given] = value[one] === undefined ? [one, other] : [other, one];
    issues.push({
      code: 'custom',
      path: [missing],
      input: value[missing],
      message: `must be set together with ${given}`,
    });
  }
}

const schema = z
  .object({
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
    /** Resident memory at which a child is killed, in MiB: a 500-page PDF needs some 310, a scan of A3 660. */
    CHILD_MEMORY_MB: variable.integer(256, 8192, 768),
    /** Wall clock for the files of one order, in seconds: OCR of a page takes 2 to 4. */
    ORDER_TIMEOUT_SECONDS: variable.integer(1, 3600, 300),
    ...secondOpinionVariables,
  })
  .check(goTogether);

/** Of the second opinion alone, for who runs without a service. */
const secondOpinionSchema = z.object(secondOpinionVariables).check(goTogether);

export type SecondOpinionConfig = z.output<typeof secondOpinionSchema>;

export type ExtractorConfig = z.output<typeof schema>;

export function readConfig(env: NodeJS.ProcessEnv): ExtractorConfig {
  return read(schema, env);
}

export function readSecondOpinionConfig(env: NodeJS.ProcessEnv): SecondOpinionConfig {
  return read(secondOpinionSchema, env);
}
