import type { UploadBody } from './upload-body.ts';

export interface UploadProgress {
  /** Handed to the connection so far; starts again when the call is repeated. */
  sentBytes: number;
  totalBytes: number;
}

export type OnProgress = (progress: UploadProgress) => void;

/** A part of what `fetch` takes. */
export interface WatchedBody {
  body: Blob | ReadableStream<Uint8Array>;
  duplex?: 'half';
  headers?: Record<string, string>;
}

/**
 * A blob as a body for `fetch`, watched while it is sent: in Node as it goes, in browsers, which take no stream over
 * HTTP/1.1, at its beginning only.
 */
export function watchedBody({ blob }: UploadBody, onProgress: OnProgress | undefined): WatchedBody {
  if (!onProgress) return { body: blob };
  const totalBytes = blob.size;
  let sentBytes = 0;
  onProgress({ sentBytes, totalBytes });
  if (!canSendStreams()) return { body: blob };
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk);
      sentBytes += chunk.byteLength;
      onProgress({ sentBytes, totalBytes });
    },
  });
  return {
    body: blob.stream().pipeThrough(counter),
    duplex: 'half',
    headers: { 'content-length': String(totalBytes) },
  };
}

function canSendStreams(): boolean {
  return typeof process === 'object' && process.versions?.node !== undefined;
}
