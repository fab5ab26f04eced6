import { pipeline } from 'node:stream/promises';
import type { BlobStore } from '@orderloom/blobs/blob-store.ts';
import type { FindFileResponse, IntakeServiceService } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { RpcClient } from '@orderloom/rpc/methods.ts';
import { create as contentDisposition } from 'content-disposition';
import type { Response } from 'express';
import { z } from 'zod';
import { downloadType, previewType } from './content-types.ts';
import { errorDoc } from './error-docs.ts';
import { orderId } from './parameters.ts';
import { type ResponseDoc, type Route, route } from './route.ts';
import { createStoredReader, type OpenStored } from './stored-content.ts';

/** Whatever a file holds, it runs no script, loads nothing and sends no form. */
const contentPolicy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

const fileParams = z.object({ request_id: orderId, filename: z.string() });

const responses: Record<number, ResponseDoc> = {
  200: {
    description: 'The file, in the type of its extension',
    schema: z.unknown(), // bytes, and JSON of artifacts
    type: '*/*',
  },
  400: errorDoc('Invalid document ID format'),
  404: errorDoc('File not found'),
};

export function fileRoutes(intake: RpcClient<IntakeServiceService>, blobs: BlobStore): Route[] {
  const openStored = createStoredReader(blobs);
  const base = { method: 'get', keys: 'integration', tag: 'Files', params: fileParams, responses } as const;
  return [
    route({
      ...base,
      path: '/order/{request_id}/{filename}',
      summary: 'Downloads an original file or a generated artifact such as latest_result.json',
      async handle({ params: { request_id, filename } }, { response }) {
        const file = await intake.findFile({ request_id, name: filename });
        await send(response, openStored, file, {
          type: downloadType(file.name),
          disposition: 'attachment',
        });
      },
    }),
    route({
      ...base,
      path: '/order/{request_id}/{filename}/preview',
      summary: 'Shows a file of an order in a browser',
      async handle({ params: { request_id, filename } }, { response }) {
        const file = await intake.findFile({ request_id, name: filename });
        await send(response, openStored, file, { type: previewType(file.name), disposition: 'inline' });
      },
    }),
  ];
}

async function send(
  response: Response,
  openStored: OpenStored,
  file: FindFileResponse,
  { type, disposition }: { type: string; disposition: 'attachment' | 'inline' },
): Promise<void> {
  const size = file.size ?? null;
  const content =
    typeof file.json === 'string'
      ? Buffer.from(file.json)
      : await openStored({ blobKey: file.blob_key!, sha256: file.sha256 ?? null });
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Disposition': contentDisposition(file.name, { type: disposition }),
    'X-Content-Type-Options': 'nosniff',
    // Chrome's PDF viewer does not open in a sandbox.
    'Content-Security-Policy': type === 'application/pdf' ? contentPolicy : `sandbox; ${contentPolicy}`,
    'Cache-Control': 'private, no-store',
    ...lengthHeader(content instanceof Uint8Array ? content.length : size),
  });
  if (content instanceof Uint8Array) response.end(content);
  else await pipeline(content, response);
}

function lengthHeader(bytes: number | null): Record<string, number> {
  return bytes === null ? {} : { 'Content-Length': bytes };
}
