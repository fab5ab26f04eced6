import type { MetadataField, Order } from '@orderloom/proto/gen/orders/v1/order.ts';

/** OrderStatus as the interface has it: every key present, null when unknown. */
export function orderStatusJson(order: Order) {
  return {
    request_id: order.request_id,
    status: order.status,
    timestamp: order.timestamp,
    attachments: byName(
      order.files.map(({ name, size, mime_type }) => ({ name, value: { size, mime_type } })),
    ),
    metadata: metadataJson(order.metadata),
    result: order.result ?? null,
    state: order.state && {
      stage: order.state.stage,
      reasons: order.state.reasons,
      confidence: order.state.confidence ?? null,
      duplicate_of: order.state.duplicate_of ?? null,
    },
    erp_ref: order.erp_ref ?? null,
    email_group_id: order.email_group_id ?? null,
    order_label: order.order_label ?? null,
    retry_count: order.retry_count,
    next_retry_at: order.next_retry_at ?? null,
    last_error: order.last_error ?? null,
  };
}

export function metadataJson(fields: MetadataField[]): Record<string, string> {
  return byName(fields);
}

/** Names come from clients: without a prototype even `__proto__` is a name like any other. */
function byName<V>(entries: { name: string; value: V }[]): Record<string, V> {
  const object: Record<string, V> = Object.create(null);
  for (const { name, value } of entries) object[name] = value;
  return object;
}
