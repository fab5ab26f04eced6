import type { Tenant } from '@orderloom/config/tenant.ts';
import { Failure } from '@orderloom/errors/failure.ts';
import type { FailureKind } from '@orderloom/errors/kinds.ts';
import type { DispatchServiceService } from '@orderloom/proto/gen/dispatch/v1/dispatch.ts';
import type { RpcClient } from '@orderloom/rpc/methods.ts';
import { z } from 'zod';
import { errorDoc } from './error-docs.ts';
import { exampleId } from './order-examples.ts';
import { orderIdParams } from './parameters.ts';
import { type Route, route } from './route.ts';

const sentSchema = z
  .object({
    success: z.literal(true),
    request_id: z.uuid(),
    data: z.looseObject({}).meta({ description: "The ERP's own answer" }),
  })
  .meta({ id: 'ErpSendResponse' });

/** Beyond the ERP's own time: entering SENDING and storing the outcome. */
const marginMs = 30_000;
const defaultErpTimeoutSeconds = 30;

export function erpRoutes(dispatch: RpcClient<DispatchServiceService>, tenant: Tenant | null): Route[] {
  const deadlineMs = (tenant?.erp?.timeout_seconds ?? defaultErpTimeoutSeconds) * 1000 + marginMs;
  return [
    route({
      method: 'post',
      path: '/erp/send/{request_id}',
      keys: 'integration',
      tag: 'ERP',
      summary: "Hands an order to the client's ERP and waits for its answer",
      params: orderIdParams,
      responses: {
        200: {
          description: 'The ERP accepted',
          schema: sentSchema,
          example: {
            success: true,
            request_id: exampleId,
            data: { success: true, order_number: 'SO-2026-77' },
          },
        },
        400: errorDoc('Invalid document ID format'),
        404: errorDoc('Order not found'),
        409: errorDoc('Order cannot be sent in status QUEUED'),
        422: errorDoc('ERP error: customer is blocked'),
        500: errorDoc('ERP request timed out after 30 s'),
        503: errorDoc('No ERP endpoint configured'),
      },
      async handle({ params }) {
        // No signal of the caller's: one that hangs up does not cancel a send.
        const { request_id, data_json } = await dispatch
          .sendOrder(params, { deadlineMs })
          .catch(throwOwnAsInternal);
        return { success: true, request_id, data: JSON.parse(data_json) };
      },
    }),
  ];
}

const ownTrouble: readonly FailureKind[] = ['overloaded', 'unavailable', 'deadline'];

/** A 503 here means that no ERP is configured and must not be repeated blindly, so trouble of our own is a 500. */
function throwOwnAsInternal(error: unknown): never {
  if (error instanceof Failure && ownTrouble.includes(error.kind)) {
    throw new Failure('internal', 'Internal server error', {}, { cause: error });
  }
  throw error;
}
