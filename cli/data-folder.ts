import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ConfigurationError } from '@orderloom/config/read.ts';
import { newSealingKey } from '@orderloom/config/sealed.ts';
import { holdLock } from '@orderloom/sqlite/hold-lock.ts';
import { z } from 'zod';

const credentialsSchema = z.object({
  integrationKey: z.string().min(16),
  syncKey: z.string().min(16),
  /** The demo's order: the same at every start on this folder. */
  demoRequestId: z.uuid(),
  /** Seals the keys of the client's systems in the files that services read. */
  sealingKey: z.string(),
  /** Keys that were replaced and are good until then (ISO 8601). */
  replaced: z.array(
    z.object({ kind: z.enum(['integration', 'sync']), sha256: z.string(), until: z.string() }),
  ),
});

const manifestSchema = z.object({ databases: z.array(z.string()) });

export const keyPrefixes = { integration: 'orderloom_int_', sync: 'orderloom_sync_' } as const;

/** What was made at the first start on a data folder and is needed again at every later one. */
export type Credentials = z.output<typeof credentialsSchema>;

/** A folder that holds everything durable, locked for this process. */
export interface DataFolder {
  path: string;
  credentials: Credentials;
  /** Notes the databases that are there: from now on a start without one of them is refused. */
  rememberFiles(): void;
  /** Lets another process use the folder. */
  unlock(): void;
}

/**
 * Makes the folder when there is none and locks it. Throws a ConfigurationError that names the folder or the file
 * in it, and says what to do, when it cannot be used.
 */
export function openDataFolder(folder: string): DataFolder {
  const root = path.resolve(folder);
  try {
    mkdirSync(path.join(root, 'run'), { recursive: true });
    accessSync(root, constants.R_OK | constants.W_OK | constants.X_OK);
    accessSync(path.join(root, 'run'), constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigurationError(
      `the data folder ${root} cannot be used (${(error as NodeJS.ErrnoException).code}): give this user the right to write there, or choose another with --data`,
    );
  }
  const unlock = lock(root);
  try {
    const manifest = path.join(root, 'manifest.json');
    checkFiles(root, manifest);
    return {
      path: root,
      credentials: readOrMakeCredentials(path.join(root, 'credentials.json')),
      rememberFiles() {
        const databases = readdirSync(root).filter((name) => name.endsWith('.db'));
        writePrivateFile(manifest, JSON.stringify({ databases }, null, 2));
      },
      unlock,
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Written whole or not at all, readable by this user only. */
export function writePrivateFile(file: string, content: string): void {
  const incoming = `${file}.${process.pid}.new`;
  writeFileSync(incoming, content, { mode: 0o600, flush: true });
  renameSync(incoming, file);
}

/** What services get to know of a key: its SHA-256. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function lock(root: string): () => void {
  const held = holdLock(path.join(root, 'run', 'lock'));
  if (held === undefined) {
    throw new ConfigurationError(
      `the data folder ${root} is in use by another start: stop that one, or choose another folder with --data`,
    );
  }
  return held.release;
}

/** A database that was there and is gone, or empty, would be made anew without a word, and its orders be lost. */
function checkFiles(root: string, manifest: string): void {
  if (!existsSync(manifest)) return;
  const { databases } = readJson(manifest, manifestSchema, 'restore it from a backup');
  for (const name of databases) {
    const file = path.join(root, name);
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0) {
      throw new ConfigurationError(
        `${file} is ${existsSync(file) ? 'empty' : 'missing'} though this data folder has been in use: restore it from a backup, or choose another folder with --data`,
      );
    }
  }
}

function readJson<T>(file: string, schema: z.ZodType<T>, remedy: string): T {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new ConfigurationError(`${file} is damaged: ${remedy}`);
  }
}

/** Those of a folder that has been started on. Throws a ConfigurationError when there are none. */
export function readCredentials(folder: string): Credentials {
  const file = path.join(folder, 'credentials.json');
  if (!existsSync(file))
    throw new ConfigurationError(`${path.resolve(folder)} is no data folder: it holds no credentials.json`);
  return readOrMakeCredentials(file);
}

function readOrMakeCredentials(file: string): Credentials {
  if (existsSync(file)) {
    const remedy =
      'restore it from a backup, or delete it to have new keys made (clients then need the new ones)';
    return readJson(file, credentialsSchema, remedy);
  }
  const made: Credentials = {
    integrationKey: newKey('integration'),
    syncKey: newKey('sync'),
    demoRequestId: randomUUID(),
    sealingKey: newSealingKey(),
    replaced: [],
  };
  writePrivateFile(file, JSON.stringify(made, null, 2));
  return made;
}

/** 256 random bits behind a prefix that tells what the key is for. */
export function newKey(kind: keyof typeof keyPrefixes): string {
  return `${keyPrefixes[kind]}${randomBytes(32).toString('base64url')}`;
}
