import type { Intake } from './context.ts';
import type { Moment, OrderRecord } from './order-record.ts';

/** Changes one stored order and has its events published. See `OrderStore.update` for what `change` may do. */
export async function changeOrder(
  intake: Intake,
  requestId: string,
  change: (record: OrderRecord, moment: Moment) => OrderRecord,
): Promise<OrderRecord> {
  const moment = { now: intake.now(), newId: intake.newId };
  const record = await intake.orders.update(requestId, (current) => change(current, moment));
  if (record.outbox.length > 0 || record.queue_successor) intake.wakeRelay();
  return record;
}
