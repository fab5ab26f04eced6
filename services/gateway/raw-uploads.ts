import { Failure, invalid } from '@orderloom/errors/failure.ts';
import { emailCategories } from '@orderloom/orders/email-category.ts';
import type { ClassifierServiceService } from '@orderloom/proto/gen/classifier/v1/classifier.ts';
import type { AcceptEmailResponse } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { RpcClient } from '@orderloom/rpc/methods.ts';
import type { Request } from 'express';
import { z } from 'zod';
import { errorDoc, validationDoc } from './error-docs.ts';
import { emailRules } from './keep-file.ts';
import { exampleId } from './order-examples.ts';
import { uploadedSchema } from './order-schemas.ts';
import { requestIdDoc } from './parameters.ts';
import { receiveUpload, removeBlobs, type Upload } from './receive-upload.ts';
import { type FormDoc, type Route, route } from './route.ts';
import { initialised, isRefusal, type UploadPorts, unusedKeys } from './uploads.ts';

export interface RawUploadPorts extends UploadPorts {
  classifier: RpcClient<ClassifierServiceService>;
}

const fileDoc = { type: 'string', format: 'binary', description: 'One e-mail (.eml)' };
const encoding = {
  file: {
    contentType: 'message/rfc822',
    headers: {
      'Content-Disposition': {
        description: 'The file needs a name that ends in .eml',
        schema: { type: 'string' as const },
        example: 'form-data; name="file"; filename="order.eml"',
      },
    },
  },
};
/** What is read and checked on upload is so on classify, too. */
const emailForm: FormDoc = {
  properties: { file: fileDoc, request_id: requestIdDoc },
  required: ['file'],
  encoding,
};

/** What intake keeps among the rejected e-mails. */
const keptKinds: readonly string[] = ['not_a_purchase_order', 'nothing_to_split'];
/** Parsing, in a sandbox with a wall clock of a minute, and classifying. */
const emailDeadlineMs = 90_000;

const classificationSchema = z
  .object({
    category: z.enum(emailCategories),
    confidence: z.number(),
    language: z.string(),
    line_item_count: z.int(),
  })
  .meta({ id: 'EmailClassification' });

const notAPurchaseOrderSchema = z
  .object({
    detail: z.union([
      z.string(),
      z.object({
        error: z.literal('not_a_purchase_order'),
        message: z.string(),
        request_id: z.uuid(),
        category: z.string(),
        subject: z.string(),
        language: z.string(),
        line_item_count: z.int(),
      }),
    ]),
  })
  .meta({ id: 'RawUploadError' });

export function rawUploadRoutes(ports: RawUploadPorts): Route[] {
  const { intake, classifier, blobs, newId } = ports;
  return [
    route({
      method: 'post',
      path: '/order/raw/upload',
      keys: 'integration',
      tag: 'Orders',
      summary: 'Uploads a complete e-mail, which may hold several orders',
      form: emailForm,
      responses: {
        200: {
          description: 'The orders are stored and queued; when split, poll those in `orders`',
          schema: uploadedSchema,
          example: {
            request_id: exampleId,
            split: true,
            email_group_id: '5b1d7b4e-0a53-4a0c-8a0e-1f6f5c2d9e11',
            orders: [
              {
                request_id: '0e0f5c7a-96cf-4e0e-8f0a-6c2f3d3f1a55',
                status: 'QUEUED',
                order_label: 'Order 1 of 2',
              },
              {
                request_id: '7d1c6f0e-3c43-4f4e-9a57-0b7d2f6a8c02',
                status: 'QUEUED',
                order_label: 'Order 2 of 2',
              },
            ],
          },
        },
        400: {
          description: 'No e-mail, or not a purchase order',
          schema: notAPurchaseOrderSchema,
          example: {
            detail: {
              error: 'not_a_purchase_order',
              message: 'The e-mail is not a purchase order (invoice)',
              request_id: exampleId,
              category: 'invoice',
              subject: 'Invoice 2026-11',
              language: 'en',
              line_item_count: 0,
            },
          },
        },
        413: errorDoc('File too large: order.eml (limit 25 MiB)'),
        422: validationDoc('missing', ['body', 'file'], 'Field required', null),
        503: errorDoc('Classification is not configured'),
      },
      async handle(_input, { request }) {
        const keys: string[] = [];
        let wasRejected = false;
        try {
          const { requestId, files, metadata } = await receiveEmail(request, ports);
          keys.push(files[0]!.blob_key);
          wasRejected = requestId !== null && (await isRejected(intake, requestId));
          const reply = await intake.acceptEmail(
            { request_id: requestId ?? newId(), email: files[0]!, metadata },
            { deadlineMs: emailDeadlineMs },
          );
          await removeBlobs(blobs, unusedKeys(keys, reply.orders));
          return uploadedJson(reply);
        } catch (error) {
          // An e-mail is kept from its first rejection on, for the operator who may override the decision.
          const isKept = error instanceof Failure && keptKinds.includes(error.kind) && !wasRejected;
          if (isRefusal(error) && !isKept) await removeBlobs(blobs, keys);
          throw unreadableAs(error, (sentence) => new Failure('malformed', sentence));
        }
      },
    }),
    route({
      method: 'post',
      path: '/order/raw/classify',
      keys: 'integration',
      tag: 'Orders',
      summary: 'Says what an e-mail is; nothing is stored',
      form: emailForm,
      responses: {
        200: {
          description: 'The kind of e-mail',
          schema: classificationSchema,
          example: { category: 'purchase_order', confidence: 0.97, language: 'de', line_item_count: 3 },
        },
        413: errorDoc('File too large: order.eml (limit 25 MiB)'),
        422: validationDoc('value_error', ['body', 'file'], 'Invalid e-mail file', null),
        503: errorDoc('Classification is not configured'),
      },
      async handle(_input, { request }) {
        const keys: string[] = [];
        try {
          const { files } = await receiveEmail(request, ports);
          keys.push(files[0]!.blob_key);
          const reply = await classifier.classifyEmail(
            { blob_key: files[0]!.blob_key, store_parts: false },
            { deadlineMs: emailDeadlineMs },
          );
          const { category, confidence, language, line_item_count } = reply;
          return { category, confidence, language, line_item_count };
        } catch (error) {
          throw unreadableAs(error, (sentence) => invalid(['body', 'file'], 'value_error', sentence));
        } finally {
          await removeBlobs(blobs, keys);
        }
      },
    }),
  ];
}

/** One e-mail of a tenant whose e-mails are classified. */
async function receiveEmail(
  request: Request,
  { blobs, tenant, newId, admit }: RawUploadPorts,
): Promise<Upload> {
  const { limits, classification } = initialised(tenant);
  if (!classification) throw new Failure('not_configured', 'Classification is not configured');
  const upload = await admit(() =>
    receiveUpload(request, { blobs, limits, newId, rules: emailRules, field: 'file' }),
  );
  if (upload.files.length === 1) return upload;
  await removeBlobs(
    blobs,
    upload.files.map((file) => file.blob_key),
  );
  throw invalid(['body', 'file'], 'value_error', 'Only one e-mail can be uploaded at a time');
}

/** True when an earlier call with that request_id was rejected: then intake keeps the e-mail of that call. */
async function isRejected(intake: RawUploadPorts['intake'], requestId: string): Promise<boolean> {
  try {
    await intake.getRejected({ request_id: requestId });
    return true;
  } catch (error) {
    if (error instanceof Failure && error.kind === 'not_found') return false;
    throw error;
  }
}

/** That a file is no e-mail is said differently: 400 on upload, 422 with a list on classify. */
function unreadableAs(error: unknown, make: (sentence: string) => Failure): unknown {
  return error instanceof Failure && error.kind === 'unreadable' ? make(error.message) : error;
}

function uploadedJson({ request_id, split, email_group_id, orders }: AcceptEmailResponse) {
  if (!split) return { request_id, split };
  return {
    request_id,
    split,
    email_group_id,
    orders: orders.map((order) => ({
      request_id: order.request_id,
      // As it was accepted: the same call gives the same answer, however far the orders are by then.
      status: 'QUEUED',
      order_label: order.order_label ?? null,
    })),
  };
}
