import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ConfigurationError } from '@orderloom/config/read.ts';
import { z } from 'zod';

const credentialsSchema = z.object({
  integrationKey: z.string().min(16),
  syncKey: z.string().min(16),
  /** The demo's order: the same at every start on this folder. */
  demoRequestId: z.uuid(),
});

/** What was made at the first start on a data folder and is needed again at every later one. */
export type Credentials = z.output<typeof credentialsSchema>;

/** A folder that holds everything durable, locked for this process. */
export interface DataFolder {
  path: string;
  credentials: Credentials;
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
    return { path: root, credentials: readOrMakeCredentials(path.join(root, 'credentials.json')), unlock };
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
  const file = path.join(root, 'run', 'lock');
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = Number(readFileSync(file, 'utf8'));
      if (isAlive(owner)) {
        throw new ConfigurationError(
          `the data folder ${root} is in use by process ${owner}: stop it, or choose another folder with --data`,
        );
      }
      // Left behind by a process that was killed.
      rmSync(file, { force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readOrMakeCredentials(file: string): Credentials {
  if (existsSync(file)) {
    try {
      return credentialsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      throw new ConfigurationError(
        `${file} is damaged: restore it from a backup, or delete it to have new keys made (clients then need the new ones)`,
      );
    }
  }
  const made = { integrationKey: newKey('int'), syncKey: newKey('sync'), demoRequestId: randomUUID() };
  writePrivateFile(file, JSON.stringify(made, null, 2));
  return made;
}

/** 256 random bits behind a prefix that tells what the key is for. */
function newKey(kind: string): string {
  return `orderloom_${kind}_${randomBytes(32).toString('base64url')}`;
}
