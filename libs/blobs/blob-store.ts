import type { Readable } from 'node:stream';

/**
 * Where file contents live. A key is made by us (letters, digits, `-`, `_`, `.`, `/`), never from a user's file
 * name. A blob is written once and never changed.
 */
export interface BlobStore {
  /**
   * Stores everything `content` yields under `key`. Resolves when the content would survive a power cut.
   * Rejects, leaving nothing behind, when `content` fails. An existing blob of that key is replaced as a whole.
   */
  put(key: string, content: Readable | Uint8Array): Promise<StoredBlob>;
  /** Opens a blob for reading; a Failure of kind `not_found` when there is none. */
  open(key: string): Promise<Readable>;
  /** The whole content; for blobs known to be small (below `maxBytes`, else a Failure `too_large`). */
  read(key: string, maxBytes: number): Promise<Uint8Array>;
  /**
   * The blob as a file on this machine, for a child process that reads by path; a Failure `not_found` when there is
   * none. The file must not be changed; `release` gives it back (a store across the network removes its copy).
   */
  fetch(key: string): Promise<LocalFile>;
  /** Removes a blob; does nothing when there is none. */
  remove(key: string): Promise<void>;
  /**
   * The blobs whose key begins with `folder` and a slash, folders within it included, and that were written before
   * `timeMs` (since 1970); in no order, one at a time whatever their number. What is written or removed meanwhile
   * may be among them or not. Nothing when there is no such folder.
   */
  writtenBefore(folder: string, timeMs: number): AsyncIterable<ListedBlob>;
}

export interface ListedBlob {
  key: string;
  /** Bytes. */
  size: number;
  /** Milliseconds since 1970, by the clock of the store. */
  writtenAtMs: number;
}

export interface StoredBlob {
  key: string;
  /** Bytes. */
  size: number;
  /** Hex. */
  sha256: string;
}

export interface LocalFile {
  /** Absolute. */
  path: string;
  release(): Promise<void>;
}
