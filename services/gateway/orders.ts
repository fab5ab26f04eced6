import type { OrderStatus } from '@orderloom/orders/order-status.ts';
import type { IntakeServiceService } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { Order } from '@orderloom/proto/gen/orders/v1/order.ts';
import type { RpcClient } from '@orderloom/rpc/methods.ts';
import { z } from 'zod';
import { errorDoc, validationDoc } from './error-docs.ts';
import { type AskPage, sendList } from './list-chunks.ts';
import { listPageExample, listPageSchema } from './list-page.ts';
import { exampleId, orderStatusExample } from './order-examples.ts';
import { orderLinks } from './order-links.ts';
import { orderStatusNames, orderStatusSchema, uploadedSchema } from './order-schemas.ts';
import { orderStatusJson } from './order-status-json.ts';
import { orderIdParams, pageQuery, uuidText } from './parameters.ts';
import { type Route, route } from './route.ts';

const groupSchema = z
  .object({
    email_group_id: z.uuid(),
    message_id: z.string().nullable(),
    order_count: z.int(),
    orders: z.array(orderStatusSchema),
    status: orderStatusNames.nullable().meta({ description: 'What the e-mail as a whole still waits for' }),
  })
  .meta({ id: 'EmailGroup' });

export function orderRoutes(intake: RpcClient<IntakeServiceService>): Route[] {
  return [
    route({
      method: 'get',
      path: '/order_status/list',
      keys: 'integration',
      tag: 'Orders',
      summary: 'All orders, newest first',
      query: pageQuery,
      responses: {
        200: {
          description: 'One page of orders',
          schema: listPageSchema(orderStatusSchema),
          example: listPageExample(orderStatusExample),
        },
      },
      async handle({ query }, { response }) {
        const ask: AskPage<Order> = async (page) => {
          const { orders: items, total } = await intake.listOrders(page);
          return { items, total };
        };
        await sendList(response, query, ask, orderStatusJson);
      },
    }),
    route({
      method: 'get',
      path: '/order_status/{request_id}',
      keys: 'integration',
      tag: 'Orders',
      summary: 'Where an order stands and what was read in it',
      params: orderIdParams,
      responses: {
        200: { description: 'The order', schema: orderStatusSchema, example: orderStatusExample },
        400: errorDoc('Invalid document ID format'),
        404: errorDoc('Order not found'),
      },
      async handle({ params }) {
        const { order } = await intake.getOrder(params);
        return orderStatusJson(order!);
      },
    }),
    route({
      method: 'get',
      path: '/order/group/{email_group_id}',
      keys: 'integration',
      tag: 'Orders',
      summary: 'All orders of one split e-mail',
      params: z.object({ email_group_id: uuidText }),
      responses: {
        200: {
          description: 'The e-mail and its orders',
          schema: groupSchema,
          example: {
            email_group_id: exampleId,
            message_id: 'order-1@muster.test',
            order_count: 1,
            orders: [orderStatusExample],
            status: 'PROCESSED',
          },
        },
        404: errorDoc('E-mail group not found'),
        422: validationDoc(
          'uuid_parsing',
          ['path', 'email_group_id'],
          'Input should be a valid UUID',
          'group-1',
        ),
      },
      async handle({ params }) {
        const { message_id, orders } = await wholeGroup(intake, params.email_group_id);
        return {
          ...params,
          message_id,
          order_count: orders.length,
          orders: orders.map(orderStatusJson),
          status: groupStatus(orders),
        };
      },
    }),
    route({
      method: 'post',
      path: '/order/retry/{request_id}',
      keys: 'integration',
      tag: 'Orders',
      summary: 'Processes the files of a failed order again, as a new order',
      params: orderIdParams,
      responses: {
        200: {
          description: 'The new order',
          schema: uploadedSchema,
          example: { request_id: exampleId, split: false },
          links: orderLinks,
        },
        400: errorDoc('Only FAILED orders can be retried'),
        404: errorDoc('Order not found'),
      },
      async handle({ params }) {
        const { order } = await intake.retryOrder(params);
        return { request_id: order!.request_id, split: false };
      },
    }),
  ];
}

/** All orders of one e-mail, however many messages they take. */
async function wholeGroup(intake: RpcClient<IntakeServiceService>, email_group_id: string) {
  const { message_id, orders, total } = await intake.getGroup({ email_group_id, offset: 0 });
  let more = orders;
  while (orders.length < total && more.length > 0) {
    more = (await intake.getGroup({ email_group_id, offset: orders.length })).orders;
    orders.push(...more);
  }
  return { message_id: message_id ?? null, orders };
}

/** From what still runs, over what needs a person, to what is done. */
const mostOpenFirst: OrderStatus[] = [
  'QUEUED',
  'SENDING',
  'FAILED',
  'ATTENTION',
  'PROCESSED',
  'MODIFIED',
  'REPROCESSED',
  'SENT',
];

/** The most open status among the orders of one e-mail. */
function groupStatus(orders: { status: string }[]): OrderStatus | null {
  return mostOpenFirst.find((status) => orders.some((order) => order.status === status)) ?? null;
}
