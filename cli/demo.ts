import { fileURLToPath } from 'node:url';
import type { Announcer, ReadyFacts } from './announce.ts';
import { type Client, createClient, type OrderStatus } from './client.ts';
import { renderOrder } from './order-table.ts';
import { settledOrder } from './wait-until-settled.ts';

const sample = fileURLToPath(new URL('../examples/sample-order.pdf', import.meta.url));

export interface DemoOptions {
  facts: ReadyFacts;
  /** The same at every start on a data folder: the demo's order is made once. */
  requestId: string;
  /** Whether the ERP is the sandbox, so that the order may be sent. */
  send: boolean;
  announce: Announcer;
}

/** Uploads the sample order as a client would, shows what was read and where, sends it to the sandbox ERP. */
export async function runDemo({ facts, requestId, send, announce }: DemoOptions): Promise<void> {
  const client = createClient({ baseUrl: facts.baseUrl, apiKey: facts.integrationKey });
  try {
    announce.step('upload', 'uploading examples/sample-order.pdf …', { request_id: requestId });
    const began = performance.now();
    await client.uploadOrder({ files: [sample], requestId });
    const order = await settledOrder(client, requestId);
    const ms = Math.round(performance.now() - began);
    announce.step('extracted', `${order.status} after ${ms} ms`, {
      request_id: requestId,
      status: order.status,
      ms,
    });
    await showOrder(client, order, announce);
    if (send && order.status !== 'SENT' && order.status !== 'FAILED') {
      announce.step('sending', 'sending the order to the sandbox ERP …', { request_id: requestId });
      await client.sendOrder(requestId);
    }
    const { status, erp_ref } = await client.orderStatus(requestId);
    const number = erp_ref === null ? '' : `, the ERP's number is ${erp_ref}`;
    announce.step('outcome', `the order is ${status}${number}`, { request_id: requestId, status, erp_ref });
  } finally {
    client.close();
  }
}

async function showOrder(client: Client, order: OrderStatus, announce: Announcer): Promise<void> {
  if (order.result === null) return;
  const known = await client.evidence(order.request_id);
  const view = { purchase_order: order.result, ...known, reasons: order.state?.reasons ?? [] };
  announce.order(renderOrder(view), { request_id: order.request_id, ...view });
}
