import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Customer, Mapping, Product } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { Evidence, ReviewReason } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import type { PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import { type CallBody, createCaller } from './call-service.ts';
import { type OnRead, openForm } from './form-body.ts';

/** An order as GET /order_status gives it. */
export interface OrderStatus {
  request_id: string;
  status: string;
  /** ISO 8601. */
  timestamp: string;
  attachments: Record<string, { size: number; mime_type: string }>;
  metadata: Record<string, string>;
  result: PurchaseOrder | null;
  state: { stage: string; reasons: ReviewReason[]; confidence: number | null } | null;
  erp_ref: string | null;
  email_group_id: string | null;
  order_label: string | null;
  retry_count: number;
  next_retry_at: string | null;
  last_error: string | null;
}

export interface Uploaded {
  request_id: string;
  split: boolean;
  email_group_id?: string;
  orders?: { request_id: string; status: string; order_label: string | null }[];
}

export interface Sent {
  success: boolean;
  request_id: string;
  data: { success: boolean; order_number?: string | number | null };
}

/** `evidence.json` of an order; both by path of the value. */
export interface OrderEvidence {
  confidence: Record<string, number>;
  evidence: Record<string, Evidence[]>;
}

export interface RejectedEmail {
  request_id: string;
  sender: string | null;
  subject: string | null;
  /** ISO 8601. */
  timestamp: string;
  category: string;
  classification_reason: string;
  rejection_status: string;
}

export interface ListPage<T> {
  items: T[];
  total: number;
  page: number;
  size: number;
  pages: number;
}

export interface Upload {
  /** Paths; all of one order, or one e-mail. */
  files: string[];
  metadata?: [name: string, value: string][];
  /** UUID v4; absent: a new one, so that the call can be repeated. */
  requestId?: string | undefined;
  onRead?: OnRead;
}

export interface Target {
  baseUrl: string;
  apiKey: string;
}

export type Client = ReturnType<typeof createClient>;

/** An ERP may take five minutes to answer a send (tenant settings, `erp.timeout_seconds`); this is a little more. */
const timeoutMs = 330_000;

/** The calls of the public interface. They throw ServiceRefusal or NotReachable; see `call-service.ts` for retries. */
export function createClient({ baseUrl, apiKey }: Target) {
  const caller = createCaller({ baseUrl, apiKey, random: Math.random, pause: setTimeout, timeoutMs });
  const get = <T>(path: string) => caller.call<T>({ method: 'GET', path });
  const put = <T>(path: string, value: object) =>
    caller.call<T>({ method: 'PUT', path, body: jsonBody(value) });

  async function upload(path: string, fileField: string, request: Upload): Promise<Uploaded> {
    const { files, metadata = [], requestId = randomUUID(), onRead } = request;
    const fields: [string, string][] = [['request_id', requestId], ...metadata];
    const body = await openForm({ fields, fileField, files, ...(onRead && { onRead }) });
    return caller.call({ method: 'POST', path, body });
  }

  return {
    uploadOrder: (request: Upload) => upload('/order/upload', 'files', request),
    uploadEmail: (request: Upload) => upload('/order/raw/upload', 'file', request),
    orderStatus: (id: string) => get<OrderStatus>(`/order_status/${encodeURIComponent(id)}`),
    listOrders: (page: number, size: number) =>
      get<ListPage<OrderStatus>>(`/order_status/list?page=${page}&size=${size}`),
    evidence: (id: string) => get<OrderEvidence>(`/order/${encodeURIComponent(id)}/evidence.json`),
    sendOrder: (id: string) =>
      caller.call<Sent>({
        method: 'POST',
        path: `/erp/send/${encodeURIComponent(id)}`,
        // No ERP endpoint is configured: asking again does not change that.
        finalStatuses: [503],
      }),
    retryOrder: (id: string) =>
      caller.call<Uploaded>({
        method: 'POST',
        path: `/order/retry/${encodeURIComponent(id)}`,
        // Every success makes a new order.
        isRepeatable: false,
      }),
    listRejected: (page: number, size: number, status: string) =>
      get<ListPage<RejectedEmail>>(
        `/rejected/list?page=${page}&size=${size}&status=${encodeURIComponent(status)}`,
      ),
    putCustomer: ({ number, id, similarity: _, ...fields }: Customer) =>
      put(`/customer/${encodeURIComponent(number)}`, { ...(id && { id }), ...known(fields) }),
    putProduct: ({ item_number, language_code, description, remark }: Product) =>
      put(`/product/${encodeURIComponent(item_number)}/${encodeURIComponent(language_code)}`, {
        description,
        ...known({ remark }),
      }),
    putMapping: ({ customer_number, customer_item_number, item_number, language_code }: Mapping) =>
      put(
        `/customer-product/${encodeURIComponent(customer_number)}/${encodeURIComponent(customer_item_number)}`,
        { item_number, language_code },
      ),
    close: () => caller.close(),
  };
}

function jsonBody(value: object): CallBody {
  const text = JSON.stringify(value);
  return { type: 'application/json', length: Buffer.byteLength(text), open: () => text };
}

/** Without what is null: those fields are strings on the wire. */
function known(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
}
