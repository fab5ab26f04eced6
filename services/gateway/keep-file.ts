import { Readable } from 'node:stream';
import type { BlobStore } from '@orderloom/blobs/blob-store.ts';
import { Failure } from '@orderloom/errors/failure.ts';
import {
  contentMatches,
  extensionOf,
  mimeTypeOf,
  sniffedBytes,
  uploadExtensions,
} from '@orderloom/pages/file-type.ts';
import type { StoredFile } from '@orderloom/proto/gen/orders/v1/order.ts';

/** Which files an endpoint takes; both throw a Failure. */
export interface FileRules {
  checkName(name: string): void;
  /** `first` holds the first 1,024 bytes, or the whole of a shorter file. */
  checkContent(name: string, first: Uint8Array): void;
}

export const orderFileRules: FileRules = {
  checkName(name) {
    const extension = extensionOf(name);
    if (uploadExtensions.includes(extension)) return;
    // A name may end in 200 bytes of extension; the sentence shows what a person would call one.
    const shown = extension === '' ? 'no extension' : `.${extension.slice(0, 20)}`;
    throw new Failure('unsupported_type', `Unsupported file type: ${shown}`);
  },
  checkContent(name, first) {
    if (first.length === 0) throw new Failure('malformed', `File is empty: ${name}`);
    if (!contentMatches(extensionOf(name), first)) {
      throw new Failure('malformed', `File content does not match its extension: ${name}`);
    }
  },
};

export const emailRules: FileRules = {
  checkName(name) {
    if (extensionOf(name) !== 'eml') throw new Failure('unreadable', 'Invalid e-mail file');
  },
  // No magic tells an e-mail; what is none inside is found when it is parsed.
  checkContent(_name, first) {
    if (first.length === 0 || first.includes(0)) throw new Failure('unreadable', 'Invalid e-mail file');
  },
};

export interface KeepOptions {
  blobs: BlobStore;
  key: string;
  rules: FileRules;
  maxFileMb: number;
}

/** Checks one uploaded file while it streams into the blob store. Throws a Failure and leaves nothing behind. */
export async function keepFile(
  name: string,
  content: Readable,
  { blobs, key, rules, maxFileMb }: KeepOptions,
): Promise<StoredFile> {
  rules.checkName(name);
  const checked = checkedContent(name, content, rules, maxFileMb);
  // Not in object mode's default of 16 chunks: that would be a megabyte for each file.
  const { size, sha256 } = await blobs.put(key, Readable.from(checked, { highWaterMark: 1 }));
  return { name, blob_key: key, size, sha256, mime_type: mimeTypeOf(name) };
}

async function* checkedContent(
  name: string,
  content: Readable,
  rules: FileRules,
  maxFileMb: number,
): AsyncGenerator<Buffer> {
  const maxBytes = maxFileMb * 1024 * 1024;
  let size = 0;
  let first = Buffer.alloc(0);
  let isChecked = false;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) {
      throw new Failure('too_large', `File too large: ${name} (limit ${maxFileMb} MiB)`);
    }
    if (!isChecked) {
      first = Buffer.concat([first, chunk.subarray(0, sniffedBytes)]);
      if (first.length >= sniffedBytes) {
        rules.checkContent(name, first);
        isChecked = true;
      }
    }
    yield chunk;
  }
  if (!isChecked) rules.checkContent(name, first);
}
