import { createHash, randomUUID } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { access, type FileHandle, mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { Failure } from '@orderloom/errors/failure.ts';
import type { BlobStore, StoredBlob } from './blob-store.ts';
import { storageFailure } from './storage-failure.ts';

/** Content on its way in. No key can lead here: a key's parts never begin with a dot. */
const incomingFolder = '.incoming';
/** Each write renews a file's time, and no upload stands still for as long as this. */
const abandonedAfterMs = 60 * 60 * 1000;
const sweepEveryMs = 60 * 60 * 1000;

/**
 * Blobs as files below `dir`, one per key, its path as the key says. Several processes may use one folder.
 * Throws a Failure `unavailable` when the folder cannot be used.
 */
export function openFileBlobs(dir: string): BlobStore {
  const root = resolve(dir);
  const incoming = join(root, incomingFolder);
  prepareFolder(root, incoming);
  /** Names in `incoming` of what this process writes; a jump of the clock must not take it for abandoned. */
  const writing = new Set<string>();
  sweep(incoming, writing);
  // Not ended by a `close`: there is nothing else to close, and a timer that holds no process up does no harm.
  setInterval(sweep, sweepEveryMs, incoming, writing).unref();

  return {
    async put(key, content) {
      const target = pathOf(root, key);
      const name = randomUUID();
      const temporary = join(incoming, name);
      writing.add(name);
      try {
        const written = await writeDurably(temporary, content);
        await mkdir(dirname(target), { recursive: true });
        await rename(temporary, target);
        await flushFolders(dirname(target), root);
        return { key, ...written };
      } catch (error) {
        await rm(temporary, { force: true });
        throw storageFailure(error);
      } finally {
        writing.delete(name);
      }
    },
    async open(key) {
      const file = await openBlob(root, key);
      return file.createReadStream();
    },
    async read(key, maxBytes) {
      const file = await openBlob(root, key);
      try {
        const { size } = await file.stat();
        if (size > maxBytes) {
          throw new Failure('too_large', `A stored file of ${size} bytes is above the limit of ${maxBytes}`);
        }
        return await file.readFile();
      } finally {
        await file.close();
      }
    },
    async fetch(key) {
      const path = pathOf(root, key);
      await access(path, constants.R_OK).catch((error) => {
        throw storageFailure(error);
      });
      return { path, release: async () => {} };
    },
    async remove(key) {
      await rm(pathOf(root, key), { force: true });
    },
    async *writtenBefore(folder, timeMs) {
      for await (const path of filesBelow(pathOf(root, folder))) {
        const stats = await stat(path).catch(unlessGone);
        if (stats === undefined || stats.mtimeMs >= timeMs) continue;
        const key = relative(root, path).replaceAll(sep, '/');
        yield { key, size: stats.size, writtenAtMs: stats.mtimeMs };
      }
    },
  };
}

function prepareFolder(root: string, incoming: string): void {
  try {
    mkdirSync(incoming, { recursive: true });
    accessSync(root, constants.R_OK | constants.W_OK | constants.X_OK);
    accessSync(incoming, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure(
      'unavailable',
      `Cannot use the folder ${root} for files: ${reason}. Check that it is a folder and that this user may write there.`,
      {},
      { cause: error },
    );
  }
}

/** Removes what processes that died left half-written. What cannot be removed now is tried again the next time. */
async function sweep(incoming: string, writing: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(incoming).catch(() => [])) {
    const path = join(incoming, name);
    const modifiedMs = (await stat(path).catch(() => undefined))?.mtimeMs ?? Number.POSITIVE_INFINITY;
    const isAbandoned = modifiedMs < Date.now() - abandonedAfterMs && !writing.has(name);
    if (isAbandoned) await rm(path, { force: true }).catch(() => {});
  }
}

/** Paths of all files, one folder open at each depth. */
async function* filesBelow(folder: string): AsyncGenerator<string> {
  const opened = await opendir(folder).catch(unlessGone);
  for await (const entry of opened ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw storageFailure(error);
}

function pathOf(root: string, key: string): string {
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key) || key.length > 512) {
    throw new Error(`not a blob key: ${JSON.stringify(key)}`);
  }
  return join(root, ...key.split('/'));
}

async function openBlob(root: string, key: string): Promise<FileHandle> {
  return open(pathOf(root, key), 'r').catch((error) => {
    throw storageFailure(error);
  });
}

async function writeDurably(path: string, content: Readable | Uint8Array): Promise<Omit<StoredBlob, 'key'>> {
  const hash = createHash('sha256');
  let size = 0;
  async function* measured(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  const file = await open(path, 'wx');
  try {
    await file.writeFile(measured());
    await file.datasync();
  } finally {
    await file.close();
  }
  return { size, sha256: hash.digest('hex') };
}

/**
 * Makes names durable, from the folder that holds the new file up to the root: a folder on the way may have been
 * made a moment ago by another writer that has not flushed it yet.
 */
async function flushFolders(from: string, upTo: string): Promise<void> {
  // Windows has no fsync of a folder; NTFS journals names by itself.
  if (process.platform === 'win32') return;
  for (let folder = from; ; folder = dirname(folder)) {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (folder === upTo) return;
  }
}
