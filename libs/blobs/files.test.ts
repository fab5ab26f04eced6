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
import { Failure } from '@orderloom/errors/failure.ts';
import { expect, test } from 'vitest';
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

test('a start removes what was abandoned an hour ago and leaves what is being written', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, '.incoming'));
  for (const name of ['old', 'young']) writeFileSync(join(folder, '.incoming', name), 'half');
  const hourAgo = Date.now() / 1000 - 3601;
  utimesSync(join(folder, '.incoming', 'old'), hourAgo, hourAgo);
  openFileBlobs(folder);
  expect(readdirSync(join(folder, '.incoming'))).toEqual(['young']);
  rmSync(folder, { recursive: true });
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
