import { z } from 'zod';

/** Something that the person who starts the program must change; its message says what. Ends a process with 2. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * Reads a service's settings from environment variables: `schema` has one entry per variable. An empty variable
 * counts as unset. Throws a ConfigurationError that names every wrong variable at once; values of variables whose
 * name says that they are secret are not repeated in it.
 */
export function read<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  env: Record<string, string | undefined>,
): z.output<z.ZodObject<Shape>> {
  const given: Record<string, string> = {};
  for (const name of Object.keys(schema.shape)) {
    const value = env[name];
    if (value !== undefined && value !== '') given[name] = value;
  }
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const name = String(issue.path[0] ?? '?');
    const value = given[name];
    const shown = value === undefined ? 'is not set' : isSecret(name) ? 'is not usable' : `is "${value}"`;
    return `${name} ${shown}: ${issue.message}`;
  });
  throw new ConfigurationError(problems.join('\n'));
}

function isSecret(name: string): boolean {
  return /KEY|SECRET|PASSWORD|TOKEN|CREDENTIAL/.test(name) || name.endsWith('_URL');
}

/** Types of variables, used by the services' config files. */
export const variable = {
  port: (fallback?: number) => withDefault(decimal('must be a port number').pipe(portNumber), fallback),
  /** A whole number within bounds. */
  integer: (min: number, max: number, fallback?: number) =>
    withDefault(
      decimal('must be a whole number').pipe(
        z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`),
      ),
      fallback,
    ),
  flag: (fallback: boolean) =>
    withDefault(
      z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true'),
      fallback,
    ),
  text: (fallback?: string) => withDefault(z.string('give it a value'), fallback),
  optionalText: () => z.string().optional(),
  /** host:port of another service. */
  address: () =>
    z
      .string('give it as host:port')
      .regex(/^([^\s:]+|\[[0-9a-f:]+\]):\d{1,5}$/i, 'must be host:port')
      .refine(
        (address) => Number(address.slice(address.lastIndexOf(':') + 1)) <= 65_535,
        'has no port above 65535',
      ),
};

const portNumber = z.number().max(65_535, 'must be between 0 (any free port) and 65535');

/** Digits only: 1e4 and 0x10 are slips of the keyboard. */
function decimal(message: string) {
  return z
    .string(message)
    .regex(/^\d{1,15}$/, message)
    .transform(Number);
}

/** The fallback goes through the same checks as a value that was given. */
function withDefault<T extends z.ZodType>(type: T, fallback: string | number | boolean | undefined): T {
  return fallback === undefined ? type : (type.prefault(String(fallback) as never) as unknown as T);
}
