import type { PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import { changeOrder } from './change-order.ts';
import type { Intake } from './context.ts';
import { note } from './order-record.ts';

/** The order to post, granted to the first who asks; whoever crashes after that has used the one try up. */
export async function claimWebhook(intake: Intake, requestId: string): Promise<PurchaseOrder | undefined> {
  let granted = false;
  const record = await changeOrder(intake, requestId, (current, moment) => {
    granted = current.webhook === 'pending';
    if (!granted) return current;
    return note({ ...current, webhook: 'attempted' }, 'webhook', 'Processing webhook called', moment);
  });
  return granted ? (record.original_result ?? undefined) : undefined;
}

/** Notes what came of the one try. */
export async function recordWebhook(intake: Intake, requestId: string, outcome: string): Promise<void> {
  await changeOrder(intake, requestId, (current, moment) =>
    note(current, 'webhook_outcome', outcome, moment),
  );
}
