import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { ConfigurationError } from './read.ts';
import { httpUrl } from './target-variables.ts';

const address = z.strictObject({
  street: z.string(),
  postal_code: z.string(),
  city: z.string(),
  country: z.string().length(2).nullish().default(null),
});

const tenantSchema = z.strictObject({
  tenant: z.string().regex(/^[a-z0-9-]{1,63}$/, 'must be lower-case letters, digits and hyphens'),
  /** The tenant's own company: pinned as the supplier of every order. */
  supplier: z.strictObject({
    company: z.string(),
    contact_person: z.string().nullish().default(null),
    email: z.string().nullish().default(null),
    address,
  }),
  /** How ambiguous dates and numbers are read. */
  locale: z
    .strictObject({
      language: z.string().length(2).default('en'),
      country: z.string().length(2).nullable().default(null),
      currency: z.string().length(3).nullable().default(null),
      date_order: z.enum(['DMY', 'MDY', 'YMD']).default('DMY'),
    })
    .prefault({}),
  /** How a stated delivery window becomes one date. */
  delivery_window: z.enum(['earliest', 'latest', 'middle']).default('latest'),
  order_splitting: z.boolean().default(true),
  classification: z.boolean().default(true),
  erp: z
    .strictObject({
      url: httpUrl,
      key: z.string().min(1),
      timeout_seconds: z.number().positive().max(300).default(30),
    })
    .nullish()
    .default(null),
  processing_webhook: z
    .strictObject({ url: httpUrl, key: z.string().min(1), enabled: z.boolean().default(true) })
    .nullish()
    .default(null),
  /** Retry is allowed in any settled state. */
  debug: z.boolean().default(false),
  limits: z
    .strictObject({
      max_file_mb: z.number().positive().max(2048).default(25),
      max_request_mb: z.number().positive().max(8192).default(100),
      max_pages: z.number().int().positive().max(10_000).default(500),
    })
    .prefault({}),
  thresholds: z
    .strictObject({
      customer: z.number().min(0).max(1).default(0.9),
      review: z.number().min(0).max(1).default(0.8),
    })
    .prefault({}),
  keys: z
    .strictObject({
      integration: z.string().min(16, 'must have at least 16 characters').optional(),
      sync: z.string().min(16, 'must have at least 16 characters').optional(),
      customers: z.record(z.string(), z.string().min(16)).default({}),
    })
    .prefault({}),
  operators: z
    .array(z.strictObject({ email: z.string(), password: z.string(), role: z.enum(['operator', 'admin']) }))
    .default([]),
});

export type Tenant = z.output<typeof tenantSchema>;

/** The tenant file (YAML or JSON). Throws a ConfigurationError that names the file and each wrong path. */
export function readTenant(file: string): Tenant {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigurationError(
      `${file}: the tenant file cannot be read (${(error as NodeJS.ErrnoException).code})`,
    );
  }
  return parseTenant(parseYaml(text, file), file);
}

/** JSON is YAML. What the parser says of a problem repeats the text there, which may be a key: only its code is told. */
function parseYaml(text: string, file: string): unknown {
  const document = parseDocument(text);
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) {
    const at = problem.linePos?.[0];
    throw new ConfigurationError(
      `${file}: not valid YAML: ${problem.code} in line ${at?.line ?? '?'}, column ${at?.col ?? '?'}`,
    );
  }
  try {
    return document.toJS();
  } catch {
    throw new ConfigurationError(
      `${file}: not valid YAML: an alias has no anchor; quote values that begin with *`,
    );
  }
}

/** `source` names where `content` came from in the error. */
export function parseTenant(content: unknown, source: string): Tenant {
  const result = tenantSchema.safeParse(content);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    (issue) => `${source}: ${issue.path.join('.') || '(top level)'}: ${issue.message}`,
  );
  throw new ConfigurationError(problems.join('\n'));
}
