import type { EmailClassification, OrderUploadResponse } from './api-types.ts';
import type { Caller } from './call.ts';
import { newUuid } from './new-uuid.ts';
import { pathOf } from './path-of.ts';
import type { OnProgress } from './progress.ts';
import type { CallOptions } from './time-limit.ts';
import { openUploadBody, type UploadFile } from './upload-body.ts';

/** What every upload takes. */
export interface UploadOptions extends CallOptions {
  /** Kept with the order and given back in its `metadata`. */
  metadata?: Record<string, string> | undefined;
  /** UUID v4; the same one gives the same order. Absent: a new one, so that the call can be repeated. */
  requestId?: string | undefined;
  /** Hears how much is sent; in browsers only of the beginning. */
  onProgress?: OnProgress | undefined;
}

export interface OrderUpload extends UploadOptions {
  /** All of one order: .pdf .jpg .jpeg .png .txt .md. */
  files: UploadFile[];
}

export interface EmailUpload extends UploadOptions {
  /** .eml */
  file: UploadFile;
}

/** The calls that carry files. They reject with FileNotReadable for a path where there is no file. */
export interface UploadCalls {
  /** Uploads the files of one order. */
  uploadOrder(upload: OrderUpload): Promise<OrderUploadResponse>;
  /** Uploads an e-mail, which may hold several orders; rejects with NotAPurchaseOrder when it holds none. */
  uploadEmail(upload: EmailUpload): Promise<OrderUploadResponse>;
  /** Says what an e-mail is; nothing is stored. */
  classifyEmail(file: UploadFile, options?: CallOptions): Promise<EmailClassification>;
}

export function uploadCalls(caller: Caller): UploadCalls {
  async function upload(
    target: { path: string; field: string },
    files: UploadFile[],
    { metadata = {}, requestId = newUuid(), onProgress, ...options }: UploadOptions,
  ): Promise<OrderUploadResponse> {
    if (Object.hasOwn(metadata, 'request_id'))
      throw new TypeError('metadata has a request_id: give it as requestId');
    const form = await openUploadBody({ request_id: requestId, ...metadata }, target.field, files);
    return caller.json({ method: 'POST', path: target.path, form, onProgress }, options);
  }
  return {
    uploadOrder: ({ files, ...options }) =>
      upload({ path: pathOf('order', 'upload'), field: 'files' }, files, options),
    uploadEmail: ({ file, ...options }) =>
      upload({ path: pathOf('order', 'raw', 'upload'), field: 'file' }, [file], options),
    async classifyEmail(file, options) {
      const form = await openUploadBody({}, 'file', [file]);
      return caller.json({ method: 'POST', path: pathOf('order', 'raw', 'classify'), form }, options);
    },
  };
}
