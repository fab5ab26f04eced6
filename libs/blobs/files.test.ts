import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Failure } from '@orderloom/errors/failure.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blobStoreContract } from './blob-store.contract.ts';
import { openFileBlobs } from './files.ts';
import { storageFailure } from './storage-failure.ts';

function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'blobs-'));
}

blobStoreContract('a folder', async () => {
  const folder = temporaryFolder();
  const isFile = (path: string) => statSync(join(folder, path)).isFile();
  return {
    store: openFileBlobs(folder),
    leftovers: async () => (readdirSync(folder, { recursive: true }) as string[]).filter(isFile),
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
});

describe('half-written content', () => {
  let folder: string;
  const incoming = () => join(folder, '.incoming');
  beforeEach(() => {
    folder = temporaryFolder();
    mkdirSync(incoming());
  });
  afterEach(() => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  });

  function abandon(name: string, minutesAgo: number): void {
    const seconds = Date.now() / 1000 - minutesAgo * 60;
    if (!existsSync(join(incoming(), name))) writeFileSync(join(incoming(), name), 'half');
    utimesSync(join(incoming(), name), seconds, seconds);
  }

  test('that nobody has touched for an hour goes at the start', async () => {
    abandon('old', 61);
    abandon('young', 59);
    openFileBlobs(folder);
    await expect.poll(() => readdirSync(incoming())).toEqual(['young']);
  });

  test('of a process that died later goes within the hour after', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    abandon('at the start', 61);
    openFileBlobs(folder);
    await expect.poll(() => readdirSync(incoming())).toEqual([]);
    abandon('old', 61);
    abandon('young', 59);
    vi.advanceTimersByTime(30 * 60 * 1000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(readdirSync(incoming()).sort()).toEqual(['old', 'young']);
    vi.advanceTimersByTime(30 * 60 * 1000);
    await expect.poll(() => readdirSync(incoming())).toEqual(['young']);
    abandon('young', 61);
    vi.advanceTimersByTime(60 * 60 * 1000);
    await expect.poll(() => readdirSync(incoming())).toEqual([]);
  });

  test('of a living writer stays, whatever the clock says', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const blobs = openFileBlobs(folder);
    const content = new Readable({ read() {} });
    content.push('first ');
    const put = blobs.put('uploads/slow', content);
    await expect.poll(() => readdirSync(incoming())).toHaveLength(1);
    const [name] = readdirSync(incoming());
    await expect.poll(() => statSync(join(incoming(), name!)).size).toBe(6);
    abandon(name!, 61);
    abandon('old', 61);
    vi.advanceTimersByTime(60 * 60 * 1000);
    await expect.poll(() => readdirSync(incoming())).toEqual([name]);
    content.push('second');
    content.push(null);
    await put;
    expect(String(await blobs.read('uploads/slow', 100))).toBe('first second');
  });
});

test('a folder that is a file is named in the failure', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'blobs'), '');
  const opening = () => openFileBlobs(join(folder, 'blobs'));
  expect(opening).toThrow(Failure);
  expect(opening).toThrow(`Cannot use the folder ${join(folder, 'blobs')} for files: `);
  rmSync(folder, { recursive: true });
});

test('a folder that another user owns is a Failure without its path', () => {
  const denied = Object.assign(new Error("EACCES: permission denied, open '/data/blobs/a'"), {
    code: 'EACCES',
  });
  expect(storageFailure(denied)).toMatchObject({
    kind: 'unavailable',
    message: 'Storage cannot be used (EACCES)',
  });
});

// /dev/full answers every write with ENOSPC; only Linux has it.
test.skipIf(!existsSync('/dev/full'))('a full disk is a Failure that asks for patience', () => {
  let error: unknown;
  try {
    writeFileSync('/dev/full', 'x');
  } catch (thrown) {
    error = thrown;
  }
  expect(storageFailure(error)).toMatchObject({
    kind: 'overloaded',
    message: 'Storage is full',
    detail: { retryAfterSeconds: 30 },
  });
});
