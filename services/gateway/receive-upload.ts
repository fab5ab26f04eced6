import type { IncomingMessage } from 'node:http';
import type { BlobStore } from '@orderloom/blobs/blob-store.ts';
import type { Tenant } from '@orderloom/config/tenant.ts';
import { Failure, invalid } from '@orderloom/errors/failure.ts';
import { createFileNamer } from '@orderloom/orders/file-name.ts';
import type { MetadataField, StoredFile } from '@orderloom/proto/gen/orders/v1/order.ts';
import pLimit from 'p-limit';
import { type FileRules, keepFile } from './keep-file.ts';
import { isUuid, isUuidV4 } from './parameters.ts';
import { receiveForm } from './receive-form.ts';

/** A form whose files are in the blob store. */
export interface Upload {
  /** As the client chose it, lower case; null when it left the choice to us. */
  requestId: string | null;
  files: StoredFile[];
  metadata: MetadataField[];
}

export interface UploadOptions {
  blobs: BlobStore;
  limits: Tenant['limits'];
  newId: () => string;
  rules: FileRules;
  /** The name under which the endpoint documents its files. */
  field: 'files' | 'file';
}

/** Of all text fields together: ten thousand of a hundred bytes, and few enough for lists that hold many orders. */
const maxMetadataBytes = 1024 * 1024;
/** Each write of a file holds a few handles and waits for the disk. */
const writesAtATime = 16;

/**
 * Streams the files of a request into the blob store. When anything is wrong with any of them, or the client goes
 * away, it rejects and nothing stays.
 */
export async function receiveUpload(request: IncomingMessage, options: UploadOptions): Promise<Upload> {
  const { blobs, limits, newId, rules, field } = options;
  if (!isForm(request)) throw noFile(field);
  const keys: string[] = [];
  const nameOf = createFileNamer();
  const limitWrites = pLimit(writesAtATime);
  const fields = readFields();
  try {
    const files = await receiveForm(request, {
      maxRequestMb: limits.max_request_mb,
      takeField: fields.take,
      async takeFile({ filename, content }) {
        // A browser's file input that was left empty.
        if (filename === '' && (await isEmpty(content, rules))) return null;
        const name = nameOf(filename);
        const key = `uploads/${newId()}`;
        keys.push(key);
        return limitWrites(() =>
          keepFile(name, content, { blobs, key, rules, maxFileMb: limits.max_file_mb }),
        );
      },
    });
    const kept = files.filter((file) => file !== null);
    if (kept.length === 0) throw noFile(field);
    return { ...fields.result(), files: kept };
  } catch (error) {
    await removeBlobs(blobs, keys);
    throw error;
  }
}

export async function removeBlobs(blobs: BlobStore, keys: string[]): Promise<void> {
  await Promise.all(keys.map((key) => blobs.remove(key)));
}

function isForm(request: IncomingMessage): boolean {
  return /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');
}

function noFile(field: string): Failure {
  return invalid(['body', field], 'missing', 'Field required');
}

/** A file without a name that has content is refused as any other name is that says nothing of its type. */
async function isEmpty(content: AsyncIterable<Buffer>, rules: FileRules): Promise<boolean> {
  for await (const _ of content) {
    rules.checkName('');
    return false;
  }
  return true;
}

/** Collects the text fields: the request_id, and metadata of which the last value of a name wins. */
function readFields() {
  const metadata = new Map<string, string>();
  let requestId: string | null = null;
  let bytes = 0;
  return {
    take(name: string, value: string): void {
      if (name === 'request_id') {
        requestId = readRequestId(value);
        return;
      }
      bytes += Buffer.byteLength(name) + Buffer.byteLength(value);
      if (bytes > maxMetadataBytes) throw new Failure('too_large', 'Metadata too large (limit 1 MiB)');
      metadata.set(name, value);
    },
    result: (): Pick<Upload, 'requestId' | 'metadata'> => ({
      requestId,
      metadata: [...metadata].map(([name, value]) => ({ name, value })),
    }),
  };
}

/** An empty field counts as none, as forms send it. */
function readRequestId(value: string): string | null {
  if (value === '') return null;
  if (isUuidV4(value)) return value.toLowerCase();
  throw isUuid(value)
    ? invalid(['body', 'request_id'], 'uuid_version', 'UUID version 4 expected', value)
    : invalid(['body', 'request_id'], 'uuid_parsing', 'Input should be a valid UUID', value);
}
