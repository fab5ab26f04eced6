import { Failure } from '@orderloom/errors/failure.ts';
import { orderEvents } from '@orderloom/orders/order-events.ts';
import { changeOrder } from './change-order.ts';
import type { Intake } from './context.ts';
import { type Moment, moveTo, newOrder, type OrderRecord } from './order-record.ts';

/**
 * Queues a new order with the files of a failed one. The failed one becomes REPROCESSED and names its successor in
 * one write, which decides between callers; the successor's own write can be repeated after a crash.
 */
export async function retryOrder(intake: Intake, requestId: string): Promise<OrderRecord> {
  const successorId = intake.newId();
  const original = await changeOrder(intake, requestId, (current, moment) => {
    requireRetryable(current, intake.settings.debug);
    return moveTo(
      { ...current, successor_id: successorId, queue_successor: true, next_retry_at: null, lease: null },
      'REPROCESSED',
      orderEvents.reprocessed,
      `Retried as order ${successorId}`,
      moment,
    );
  });
  return queueSuccessor(intake, original);
}

/** Stores the order that a retry promised; does nothing when it is stored already. */
export async function queueSuccessor(intake: Intake, original: OrderRecord): Promise<OrderRecord> {
  const moment: Moment = { now: intake.now(), newId: intake.newId };
  const successor = newOrder(
    {
      request_id: original.successor_id!,
      files: original.files,
      metadata: original.metadata,
      email: original.email,
      email_group_id: original.email_group_id,
      order_label: original.email_group_id === null ? null : original.order_label,
      retry_of: original.request_id,
      message: `Retry of order ${original.request_id}`,
    },
    moment,
  );
  await intake.orders.insert(successor);
  await intake.orders.update(original.request_id, (current) =>
    // A later retry has promised another one meanwhile.
    current.successor_id === successor.request_id ? { ...current, queue_successor: false } : current,
  );
  intake.wakeRelay();
  return (await intake.orders.get(successor.request_id))!;
}

function requireRetryable({ status, files, queue_successor }: OrderRecord, debug: boolean): void {
  // A successor that is promised and not stored yet must not be forgotten for a second one.
  const allowed = status === 'FAILED' || (debug && status !== 'SENDING' && !queue_successor);
  if (!allowed) throw new Failure('not_retryable', 'Only FAILED orders can be retried');
  if (files.length === 0) throw new Failure('not_retryable', 'Order has no files');
}
