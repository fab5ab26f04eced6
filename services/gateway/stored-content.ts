import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import type { BlobStore } from '@orderloom/blobs/blob-store.ts';
import { Failure } from '@orderloom/errors/failure.ts';

/** Files up to this size are checked before their first byte is sent, so that damage can still be answered. */
export const checkedFirstBytes = 8 * 1024 * 1024;

export interface StoredContent {
  blobKey: string;
  /** Bytes and hex; null when nobody recorded them. */
  size: number | null;
  sha256: string | null;
}

/**
 * The content of a blob with its SHA-256 checked: bytes when it is small, else a stream that fails before its end
 * when the content is not what was stored. A Failure `damaged` says so before the first byte.
 */
export async function openStored(
  blobs: BlobStore,
  { blobKey, size, sha256 }: StoredContent,
): Promise<Uint8Array | Readable> {
  if (sha256 === null || size === null) return blobs.open(blobKey).catch(asDamaged);
  if (size > checkedFirstBytes) {
    const content = await blobs.open(blobKey).catch(asDamaged);
    const checked = checkHash(sha256);
    content.once('error', (error) => checked.destroy(error));
    checked.once('close', () => content.destroy());
    return content.pipe(checked);
  }
  const bytes = await blobs.read(blobKey, checkedFirstBytes).catch(asDamaged);
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw damaged();
  return bytes;
}

function checkHash(sha256: string): Transform {
  const hash = createHash('sha256');
  // The last chunk waits for the verdict: a client never gets the whole of a damaged file.
  let last: Buffer | undefined;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      if (last) this.push(last);
      last = chunk;
      done();
    },
    flush(done) {
      if (hash.digest('hex') !== sha256) return done(damaged());
      done(null, last);
    },
  });
}

/** The order names the file, so a blob that is missing or too long was lost or changed. */
function asDamaged(error: unknown): never {
  if (error instanceof Failure && (error.kind === 'not_found' || error.kind === 'too_large')) {
    throw damaged(error);
  }
  throw error;
}

function damaged(cause?: unknown): Failure {
  return new Failure('damaged', 'Stored file is damaged', {}, { cause });
}
