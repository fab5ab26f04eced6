import { fileURLToPath } from 'node:url';
import type { Orderloom, OrderStatus } from '@orderloom/sdk/orderloom.ts';
import type { Announcer, ReadyFacts } from './announce.ts';
import { withClientOf } from './client.ts';
import { renderOrder } from './order-table.ts';
import { readEvidence } from './read-evidence.ts';

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
export async function runDemo(options: DemoOptions): Promise<void> {
  const { baseUrl, integrationKey: apiKey } = options.facts;
  await withClientOf({ baseUrl, apiKey }, (client) => demonstrate(client, options));
}

async function demonstrate(client: Orderloom, { requestId, send, announce }: DemoOptions): Promise<void> {
  announce.step('upload', 'uploading examples/sample-order.pdf …', { request_id: requestId });
  const began = performance.now();
  await client.uploadOrder({ files: [{ path: sample }], requestId });
  const order = await client.waitUntilSettled(requestId);
  const ms = Math.round(performance.now() - began);
  const { status } = order;
  announce.step('extracted', `${status} after ${ms} ms`, { request_id: requestId, status, ms });
  await showOrder(client, order, announce);
  if (send && status !== 'SENT' && status !== 'FAILED') {
    announce.step('sending', 'sending the order to the sandbox ERP …', { request_id: requestId });
    await client.sendOrder(requestId);
  }
  await announceOutcome(client, requestId, announce);
}

async function announceOutcome(client: Orderloom, requestId: string, announce: Announcer): Promise<void> {
  const { status, erp_ref } = await client.getOrder(requestId);
  const number = erp_ref === null ? '' : `, the ERP's number is ${erp_ref}`;
  announce.step('outcome', `the order is ${status}${number}`, { request_id: requestId, status, erp_ref });
}

async function showOrder(client: Orderloom, order: OrderStatus, announce: Announcer): Promise<void> {
  if (order.result === null) return;
  const known = await readEvidence(client, order.request_id);
  const view = { purchase_order: order.result, ...known, reasons: order.state?.reasons ?? [] };
  announce.order(renderOrder(view), { request_id: order.request_id, ...view });
}
