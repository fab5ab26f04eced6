import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { BlobStore } from '@orderloom/blobs/blob-store.ts';
import { Failure } from '@orderloom/errors/failure.ts';
import pLimit from 'p-limit';

export interface StoredContent {
  blobKey: string;
  /** Hex; null when nobody recorded it. */
  sha256: string | null;
}

/** Opens the content of a blob for sending, or throws a Failure `damaged`. */
export type OpenStored = (stored: StoredContent) => Promise<Readable>;

/** Each keeps a file open and a core busy; a client that reads slowly is none of them. */
const checksAtATime = 4;

/**
 * Blobs are read twice: once for their SHA-256, so that damage is answered before the first byte, then to be sent.
 * Nothing is held in memory. There is no size above which this is left out: 25 MiB, a tenant's largest file unless it
 * says otherwise, take 50 ms, 2 GiB, the largest it may allow, 3 s (measured on two busy cores).
 */
export function createStoredReader(blobs: BlobStore): OpenStored {
  const limit = pLimit(checksAtATime);
  return async ({ blobKey, sha256 }) => {
    if (sha256 !== null && (await limit(() => hashOf(blobs, blobKey))) !== sha256) throw damaged();
    return openNamed(blobs, blobKey);
  };
}

async function hashOf(blobs: BlobStore, blobKey: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await openNamed(blobs, blobKey)) hash.update(chunk);
  return hash.digest('hex');
}

/** The order names the file, so a blob that is missing was lost. */
function openNamed(blobs: BlobStore, blobKey: string): Promise<Readable> {
  return blobs.open(blobKey).catch((error: unknown) => {
    throw error instanceof Failure && error.kind === 'not_found' ? damaged(error) : error;
  });
}

function damaged(cause?: unknown): Failure {
  return new Failure('damaged', 'Stored file is damaged', {}, { cause });
}
