import type { Order } from '@orderloom/proto/gen/orders/v1/order.ts';
import type { OrderRecord } from './order-record.ts';

/** The order as the other services see it. */
export function renderOrder(record: OrderRecord, now: number): Order {
  return {
    request_id: record.request_id,
    status: record.status,
    timestamp: record.status_at,
    files: record.files,
    metadata: record.metadata,
    result: record.result,
    state: {
      stage: stageOf(record, now),
      reasons: record.reasons.map((reason) => ({ ...reason, candidates: reason.candidates ?? [] })),
      confidence: record.confidence,
      duplicate_of: record.duplicate_of,
    },
    erp_ref: record.erp_ref,
    email_group_id: record.email_group_id,
    order_label: record.order_label,
    retry_count: record.retry_count,
    next_retry_at: record.next_retry_at,
    last_error: record.last_error,
    revision: record.revision,
  };
}

/** What the status alone does not say. */
function stageOf({ status, lease, next_retry_at }: OrderRecord, now: number): string {
  if (status === 'SENDING') return 'sending';
  if (status !== 'QUEUED') return 'settled';
  if (lease !== null && lease.until > now) return 'extracting';
  return next_retry_at === null ? 'queued' : 'waiting_for_retry';
}
