import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { ConfigurationError } from '@orderloom/config/read.ts';
import type { CallBody } from './call-service.ts';

export type OnRead = (bytes: number, total: number) => void;

export interface Form {
  fields: [name: string, value: string][];
  /** Field of all files. */
  fileField: string;
  /** Paths. */
  files: string[];
  /** Hears how many bytes of the body were read so far, of how many; starts again when the call is repeated. */
  onRead?: OnRead;
}

/**
 * A multipart form that is streamed from disk, so that its size is no matter. Throws a ConfigurationError that names
 * the file that cannot be read.
 */
export async function openForm({ fields, fileField, files, onRead }: Form): Promise<CallBody> {
  const boundary = `orderloom-${randomUUID()}`;
  const parts: Part[] = [
    ...fields.map(([name, value]) => ({
      head: `${headOf(boundary, name)}\r\n${value}\r\n`,
      file: null,
      size: 0,
    })),
    ...(await Promise.all(files.map((file) => filePart(boundary, fileField, file)))),
  ];
  const end = `--${boundary}--\r\n`;
  const length = parts.reduce(
    (sum, { head, file, size }) =>
      sum + Buffer.byteLength(head) + (file === null ? 0 : size + lineEnd.length),
    end.length,
  );
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    length,
    open: () => Readable.from(counted(chunksOf(parts, end), length, onRead), { objectMode: false }),
  };
}

interface Part {
  head: string;
  /** Null for a text field, whose value is in its head. */
  file: string | null;
  size: number;
}

const lineEnd = '\r\n';

function headOf(boundary: string, name: string, fileName?: string): string {
  const file = fileName === undefined ? '' : `; filename="${escapeName(fileName)}"`;
  return `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"${file}\r\n`;
}

/** As browsers do it (https://html.spec.whatwg.org, multipart/form-data encoding algorithm). */
function escapeName(name: string): string {
  return name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');
}

async function filePart(boundary: string, field: string, file: string): Promise<Part> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigurationError(`${file} cannot be read (${error.code})`);
  });
  if (!found.isFile()) throw new ConfigurationError(`${file} is no file`);
  const head = `${headOf(boundary, field, path.basename(file))}Content-Type: application/octet-stream\r\n\r\n`;
  return { head, file, size: found.size };
}

async function* chunksOf(parts: Part[], end: string): AsyncGenerator<Buffer> {
  for (const { head, file } of parts) {
    yield Buffer.from(head);
    if (file === null) continue;
    yield* createReadStream(file);
    yield Buffer.from(lineEnd);
  }
  yield Buffer.from(end);
}

async function* counted(
  chunks: AsyncGenerator<Buffer>,
  length: number,
  onRead: OnRead | undefined,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    yield chunk;
    bytes += chunk.length;
    onRead?.(bytes, length);
  }
}
