import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError } from '@orderloom/config/read.ts';
import { hashKey, newKey, readCredentials, writePrivateFile } from './data-folder.ts';
import { apiKeys } from './serve-files.ts';

export interface Rotation {
  /** Data folder of a suite that runs or does not. */
  data: string;
  kind: 'integration' | 'sync';
  /** How long the former key stays good, in hours. */
  overlapHours: number;
  /** Milliseconds since the epoch. */
  now: number;
}

export interface Rotated {
  kind: Rotation['kind'];
  /** Shown once. */
  key: string;
  /** ISO 8601: the former key is good until then. */
  formerUntil: string;
}

/** Replaces an API key. A running gateway takes the new one within seconds. */
export function rotateKey({ data, kind, overlapHours, now }: Rotation): Rotated {
  const credentials = readCredentials(data);
  const field = kind === 'integration' ? 'integrationKey' : 'syncKey';
  const file = path.join(data, 'run', 'api-keys.json');
  const { customers, ...known } = JSON.parse(readFileSync(file, 'utf8'));
  if (!known[kind].includes(hashKey(credentials[field]))) {
    throw new ConfigurationError(
      `the ${kind} key comes from the tenant file: change keys.${kind} there and start again`,
    );
  }
  const key = newKey(kind);
  const formerUntil = new Date(now + overlapHours * 3_600_000).toISOString();
  const rotated = {
    ...credentials,
    [field]: key,
    replaced: [
      ...credentials.replaced.filter(({ until }) => Date.parse(until) > now),
      { kind, sha256: hashKey(credentials[field]), until: formerUntil },
    ],
  };
  const keys = { integration: rotated.integrationKey, sync: rotated.syncKey };
  // The credentials first: dying in between, the next start writes the other file from them.
  writePrivateFile(path.join(data, 'credentials.json'), JSON.stringify(rotated, null, 2));
  writePrivateFile(file, JSON.stringify(apiKeys(keys, customers, rotated.replaced), null, 2));
  return { kind, key, formerUntil };
}
