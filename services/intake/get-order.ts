import { Failure } from '@orderloom/errors/failure.ts';
import type { Intake } from './context.ts';
import type { OrderRecord } from './order-record.ts';

/** The order of that id, in any hex case; a Failure `not_found` when there is none. */
export async function getOrder({ orders }: Intake, requestId: string): Promise<OrderRecord> {
  const record = await orders.get(requestId.toLowerCase());
  if (record === undefined) throw new Failure('not_found', 'Order not found');
  return record;
}
