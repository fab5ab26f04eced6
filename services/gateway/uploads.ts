import type { BlobStore } from '@orderloom/blobs/blob-store.ts';
import type { Tenant } from '@orderloom/config/tenant.ts';
import { Failure } from '@orderloom/errors/failure.ts';
import type { FailureKind } from '@orderloom/errors/kinds.ts';
import { mimeTypeOf, uploadExtensions } from '@orderloom/pages/file-type.ts';
import type { IntakeServiceService } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { Order } from '@orderloom/proto/gen/orders/v1/order.ts';
import type { RpcClient } from '@orderloom/rpc/methods.ts';
import type { Admit } from './admission.ts';
import { errorDoc, validationDoc } from './error-docs.ts';
import { orderFileRules } from './keep-file.ts';
import { exampleId } from './order-examples.ts';
import { orderLinks } from './order-links.ts';
import { uploadedSchema } from './order-schemas.ts';
import { requestIdDoc } from './parameters.ts';
import { receiveUpload, removeBlobs } from './receive-upload.ts';
import { type FormDoc, type Route, route } from './route.ts';

export interface UploadPorts {
  intake: RpcClient<IntakeServiceService>;
  blobs: BlobStore;
  /** Null: no configuration is deployed. */
  tenant: Tenant | null;
  newId: () => string;
  /** To the reception of a body. */
  admit: Admit;
}

const uploadForm: FormDoc = {
  properties: {
    files: {
      type: 'array',
      items: { type: 'string', format: 'binary' },
      minItems: 1,
      description: 'Any part with a file name is taken as a file; .pdf .jpg .jpeg .png .txt .md',
    },
    request_id: requestIdDoc,
  },
  required: ['files'],
  encoding: { files: { contentType: [...new Set(uploadExtensions.map(mimeTypeOfExtension))].join(', ') } },
};

function mimeTypeOfExtension(extension: string): string {
  return mimeTypeOf(`x.${extension}`);
}

/** Storing ten thousand files in one order takes seconds. */
const acceptDeadlineMs = 60_000;

/** Kinds after which intake may have stored the order nevertheless. */
const unknownOutcome: readonly FailureKind[] = ['deadline', 'unavailable', 'internal'];

export function uploadRoutes({ intake, blobs, tenant, newId, admit }: UploadPorts): Route[] {
  return [
    route({
      method: 'post',
      path: '/order/upload',
      keys: 'integration',
      tag: 'Orders',
      summary: 'Uploads the files of one order',
      form: uploadForm,
      responses: {
        200: {
          description: 'The order is stored and queued',
          schema: uploadedSchema,
          example: { request_id: exampleId, split: false },
          links: orderLinks,
        },
        400: errorDoc('File is empty: order.pdf'),
        413: errorDoc('File too large: order.pdf (limit 25 MiB)'),
        415: errorDoc('Unsupported file type: .exe'),
        422: validationDoc('missing', ['body', 'files'], 'Field required', null),
        503: errorDoc('Tenant is not initialised'),
      },
      async handle(_input, { request }) {
        const { limits } = initialised(tenant);
        const { requestId, files, metadata } = await admit(() =>
          receiveUpload(request, { blobs, limits, newId, rules: orderFileRules, field: 'files' }),
        );
        const keys = files.map((file) => file.blob_key);
        try {
          const { order } = await intake.acceptUpload(
            // With an id of ours the call can be repeated when its answer is lost.
            { request_id: requestId ?? newId(), files, metadata },
            { deadlineMs: acceptDeadlineMs },
          );
          await removeBlobs(blobs, unusedKeys(keys, [order!]));
          return { request_id: order!.request_id, split: false };
        } catch (error) {
          if (isRefusal(error)) await removeBlobs(blobs, keys);
          throw error;
        }
      },
    }),
  ];
}

export function initialised(tenant: Tenant | null): Tenant {
  if (tenant === null) throw new Failure('not_configured', 'Tenant is not initialised');
  return tenant;
}

/**
 * Blobs of this call that the stored orders do not hold, because the first call with that request_id won. Not
 * decided by `created`: a repeated call whose first answer was lost finds its own order.
 */
export function unusedKeys(keys: string[], orders: Order[]): string[] {
  const used = new Set(orders.flatMap((order) => order.files.map((file) => file.blob_key)));
  return keys.filter((key) => !used.has(key));
}

/** True when intake certainly stored nothing. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Failure && !unknownOutcome.includes(error.kind);
}
