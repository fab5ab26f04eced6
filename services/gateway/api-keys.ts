import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ConfigurationError } from '@orderloom/config/read.ts';
import type { Log } from '@orderloom/telemetry/log.ts';
import { z } from 'zod';

export type KeyKind = 'integration' | 'sync' | 'customer';

/** What a route demands of its caller. */
export type Access = 'public' | 'integration' | 'mappings' | 'master_data';

const acceptedKinds: Record<Exclude<Access, 'public'>, readonly KeyKind[]> = {
  integration: ['integration'],
  mappings: ['integration', 'sync'],
  master_data: ['integration', 'sync', 'customer'],
};

const hash = z.string().regex(/^[0-9a-f]{64}$/i, 'must be a SHA-256 in hex');

/** A key that was replaced is good until its overlap ends. */
const entry = z.union([
  hash.transform((sha256) => ({ sha256, until: null })),
  z.object({ sha256: hash, until: z.iso.datetime({ offset: true }) }),
]);

const fileSchema = z.object({
  integration: z.array(entry).default([]),
  sync: z.array(entry).default([]),
  /** By customer number. */
  customers: z.record(z.string(), z.array(entry)).default({}),
});

export interface ApiKeys {
  /** True when `key`, as the client sent it, opens routes of this access. */
  opens(access: Access, key: string | undefined): boolean;
  close(): void;
}

/** `until` in milliseconds since the epoch. */
type KnownKeys = Map<string, { digest: Buffer; kind: KeyKind; until: number }>;

/**
 * The keys of a file `{integration: [key…], sync: [key…], customers: {number: [key…]}}`, each a SHA-256 in hex or, for
 * one that was replaced, `{sha256, until}`. The file is read again when it changes, looked at every `pollMs`; a change that cannot
 * be read keeps the former keys and is logged. Throws a ConfigurationError when there is nothing to start with.
 */
export function openApiKeys(file: string, log: Log, pollMs = 1000): ApiKeys {
  let text = readText(file);
  let known = parseKeys(file, text);
  let trouble: string | undefined;
  // The text is compared, not the times of the file: a mounted secret changes by a swapped symlink, which inotify does
  // not report, and a change between this reading and the first look would never be seen.
  const look = () => {
    try {
      const now = readText(file);
      trouble = undefined;
      if (now === text) return;
      text = now;
      known = parseKeys(file, now);
      log.info({ keys: known.size }, 'api keys read again');
    } catch (error) {
      const reason = (error as Error).message;
      if (reason === trouble) return;
      trouble = reason;
      log.error({ reason }, 'api keys unchanged: the new file is not usable');
    }
  };
  const timer = setInterval(look, pollMs).unref();
  return {
    opens(access, key) {
      if (access === 'public') return true;
      const kind = key === undefined ? undefined : kindOf(known, key);
      return kind !== undefined && acceptedKinds[access].includes(kind);
    },
    close: () => clearInterval(timer),
  };
}

/** Looked up by hash, so time tells nothing of a key; the comparison is constant-time all the same. */
function kindOf(known: KnownKeys, key: string): KeyKind | undefined {
  const digest = createHash('sha256').update(key).digest();
  const found = known.get(digest.toString('hex'));
  return found && timingSafeEqual(found.digest, digest) && Date.now() < found.until ? found.kind : undefined;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigurationError(
      `${file}: the file of API keys cannot be read (${(error as NodeJS.ErrnoException).code})`,
    );
  }
}

function parseKeys(file: string, text: string): KnownKeys {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new ConfigurationError(`${file}: the file of API keys is not valid JSON`);
  }
  const result = fileSchema.safeParse(content);
  if (!result.success) {
    const problems = result.error.issues.map(
      (issue) => `${file}: ${issue.path.join('.') || '(top level)'}: ${issue.message}`,
    );
    throw new ConfigurationError(problems.join('\n'));
  }
  const { integration, sync, customers } = result.data;
  const known: KnownKeys = new Map();
  const add = (kind: KeyKind, entries: z.output<typeof entry>[]) => {
    for (const { sha256, until } of entries) {
      const end = until === null ? Number.POSITIVE_INFINITY : Date.parse(until);
      known.set(sha256.toLowerCase(), { digest: Buffer.from(sha256, 'hex'), kind, until: end });
    }
  };
  add('customer', Object.values(customers).flat());
  add('sync', sync);
  add('integration', integration);
  return known;
}
