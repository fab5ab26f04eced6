import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Failure } from '@orderloom/errors/failure.ts';
import busboy, { type Busboy } from 'busboy';

export interface FilePart {
  /** As the client sent it; empty when it sent none (a part of type application/octet-stream). */
  filename: string;
  /** Must be read to its end or destroyed. */
  content: Readable;
}

export interface FormRules<T> {
  /** Of the whole request. */
  maxRequestMb: number;
  /** Takes one file; several run at a time. What it rejects with ends the reception. */
  takeFile(part: FilePart): Promise<T>;
  /** Sees each text field as it comes; what it throws ends the reception. */
  takeField(name: string, value: string): void;
}

/** Of one text field; the longest values that clients keep beside an order are a few kilobytes of JSON. */
const maxFieldBytes = 64 * 1024;
/** Tiny files come faster than they are made durable: beyond this many, reading waits. */
const maxPendingFiles = 32;

/**
 * Reads a multipart form as a stream and resolves to what `takeFile` made of its files, in their order. Nothing is
 * held in memory but the text fields. On failure it rejects after every running `takeFile` has settled; the rest of
 * the request is left unread.
 */
export async function receiveForm<T>(request: IncomingMessage, rules: FormRules<T>): Promise<T[]> {
  const tooLarge = () => new Failure('too_large', `Request too large (limit ${rules.maxRequestMb} MiB)`);
  const maxBytes = rules.maxRequestMb * 1024 * 1024;
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const parser = openParser(request);
  const taken: T[] = [];
  const pending = new Set<Promise<void>>();
  let onSettled = () => {};
  const failed = new AbortController();
  const fail = (error: unknown) => failed.abort(error);

  let files = 0;
  parser.on('file', (_field, content, { filename }) => {
    const index = files++;
    content.on('error', () => {}); // it may be cut off before anyone reads it
    const work = rules
      .takeFile({ filename: filename ?? '', content })
      .then(
        (result) => {
          taken[index] = result;
        },
        (error) => {
          // When the parser gave up, the file ended early because of that, and the parser tells why.
          if (!parser.errored) fail(error);
        },
      )
      .finally(() => {
        pending.delete(work);
        onSettled();
      });
    pending.add(work);
  });
  parser.on('field', (name: string | undefined, value, { valueTruncated }) => {
    try {
      if (name === undefined) throw malformed();
      if (valueTruncated) throw new Failure('too_large', `Field too large: ${name} (limit 64 KiB)`);
      rules.takeField(name, value);
    } catch (error) {
      fail(error);
    }
  });
  parser.on('error', (error) => fail(malformed(error)));

  try {
    let received = 0;
    // The request itself must survive: its answer goes over the same connection.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      failed.signal.throwIfAborted();
      received += chunk.length;
      if (received > maxBytes) throw tooLarge();
      if (!parser.write(chunk)) await once(parser, 'drain', failed);
      while (pending.size > maxPendingFiles) {
        // Not a race of them all: that would leave a reaction on each of hundreds, again and again.
        await new Promise<void>((resolve) => {
          onSettled = resolve;
        });
      }
    }
    const closed = once(parser, 'close', failed);
    parser.end();
    await closed;
    await Promise.all(pending);
    failed.signal.throwIfAborted();
    return taken;
  } catch (error) {
    const cause = failed.signal.aborted ? failed.signal.reason : error;
    parser.destroy();
    await Promise.all(pending);
    throw cause;
  }
}

function openParser(request: IncomingMessage): Busboy {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8', // names come as UTF-8; busboy would read latin1
      preservePath: true, // file-name.ts is the one place that cuts paths off
      // One more than allowed, since busboy calls a value that just fits truncated.
      limits: { fieldSize: maxFieldBytes + 1 },
    });
  } catch (error) {
    throw malformed(error);
  }
}

function malformed(cause?: unknown): Failure {
  return new Failure('malformed', 'Malformed multipart body', {}, { cause });
}
