import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

const decoders = new Map([
  ['gzip', gunzipSync],
  ['x-gzip', gunzipSync],
  ['deflate', inflateSync],
  ['br', brotliDecompressSync],
]);

/**
 * The body of an answer as it was before the server, or a proxy before it, compressed it unasked; as it is when that
 * is not known or not true. Undefined when it is larger than `maxBytes`.
 */
export function decodeAnswer(
  body: Uint8Array,
  encoding: string | undefined,
  maxBytes: number,
): Uint8Array | undefined {
  const decode = decoders.get(encoding?.trim().toLowerCase() ?? '');
  if (decode === undefined) return body;
  try {
    return decode(body, { maxOutputLength: maxBytes });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? undefined : body;
  }
}
