import type { IntakeServiceService, Rejected } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { RpcClient } from '@orderloom/rpc/methods.ts';
import { z } from 'zod';
import { errorDoc } from './error-docs.ts';
import { type AskPage, sendList } from './list-chunks.ts';
import { listPageExample, listPageSchema } from './list-page.ts';
import { exampleId } from './order-examples.ts';
import { orderStatusNames } from './order-schemas.ts';
import { metadataJson } from './order-status-json.ts';
import { orderIdParams, pageQuery } from './parameters.ts';
import { type Route, route } from './route.ts';

const text = z.string().nullable();

const rejectedSchema = z
  .object({
    request_id: z.uuid(),
    email_type: z.string(),
    sender: text,
    from_name: text,
    subject: text,
    timestamp: z.string(),
    metadata: z.record(z.string(), z.string()),
    message_id: text,
    classification_reason: z.string(),
    rejection_status: z.enum(['pending', 'overridden']),
    original_email_type: z.string(),
    category: z.string(),
    language: z.string(),
    line_item_count: z.int(),
    confidence: z.number(),
  })
  .meta({ id: 'RejectedEmail' });

const rejectedExample = {
  request_id: exampleId,
  email_type: 'invoice',
  sender: 'billing@muster.test',
  from_name: 'Muster GmbH',
  subject: 'Invoice 2026-11',
  timestamp: '2026-11-02T09:15:27.120Z',
  metadata: {},
  message_id: 'invoice-11@muster.test',
  classification_reason: 'text: Please remit; subject: Invoice; text: invoice',
  rejection_status: 'pending',
  original_email_type: 'invoice',
  category: 'invoice',
  language: 'en',
  line_item_count: 0,
  confidence: 0.98,
};

export function rejectedRoutes(intake: RpcClient<IntakeServiceService>): Route[] {
  return [
    route({
      method: 'get',
      path: '/rejected/list',
      keys: 'integration',
      tag: 'Rejected e-mails',
      summary: 'E-mails that were not treated as purchase orders, newest first',
      query: pageQuery.extend({ status: z.enum(['pending', 'overridden']).default('pending') }),
      responses: {
        200: {
          description: 'One page of rejected e-mails',
          schema: listPageSchema(rejectedSchema),
          example: listPageExample(rejectedExample),
        },
      },
      async handle({ query: { status, ...query } }, { response }) {
        const ask: AskPage<Rejected> = async (page) => {
          const { rejected: items, total } = await intake.listRejected({ ...page, status });
          return { items, total };
        };
        await sendList(response, query, ask, rejectedJson);
      },
    }),
    route({
      method: 'get',
      path: '/rejected/{request_id}',
      keys: 'integration',
      tag: 'Rejected e-mails',
      summary: 'One rejected e-mail',
      params: orderIdParams,
      responses: {
        200: { description: 'The rejected e-mail', schema: rejectedSchema, example: rejectedExample },
        400: errorDoc('Invalid document ID format'),
        404: errorDoc('Rejected e-mail not found'),
      },
      async handle({ params }) {
        const { rejected } = await intake.getRejected(params);
        return rejectedJson(rejected!);
      },
    }),
    route({
      method: 'post',
      path: '/rejected/{request_id}/reprocess',
      keys: 'integration',
      tag: 'Rejected e-mails',
      summary: 'Treats a rejected e-mail as a purchase order after all',
      params: orderIdParams,
      responses: {
        200: {
          description: 'The order, with the id of the e-mail',
          schema: z.object({ request_id: z.uuid(), status: orderStatusNames }),
          example: { request_id: exampleId, status: 'QUEUED' },
        },
        400: errorDoc('Invalid document ID format'),
        404: errorDoc('Rejected e-mail not found'),
        409: errorDoc('The e-mail was already taken as an order'),
      },
      async handle({ params }) {
        const { order } = await intake.reprocessRejected(params);
        return { request_id: order!.request_id, status: order!.status };
      },
    }),
  ];
}

function rejectedJson(rejected: Rejected) {
  return { ...rejected, metadata: metadataJson(rejected.metadata) };
}
