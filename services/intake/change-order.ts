import type { Intake } from './context.ts';
import type { OrderIdentity } from './order-identity.ts';
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

/** `changeOrder` that sees the orders of that identity. See `OrderStore.updateAmong`. */
export async function changeOrderAmong(
  intake: Intake,
  requestId: string,
  identity: OrderIdentity,
  change: (record: OrderRecord, alike: OrderRecord[], moment: Moment) => OrderRecord,
): Promise<OrderRecord> {
  const moment = { now: intake.now(), newId: intake.newId };
  const record = await intake.orders.updateAmong(requestId, identity, (current, alike) =>
    change(current, alike, moment),
  );
  if (record.outbox.length > 0) intake.wakeRelay();
  return record;
}
