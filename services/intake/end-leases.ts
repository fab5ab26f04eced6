import { isOtherProcess } from '@orderloom/orders/owner.ts';
import { changeOrder } from './change-order.ts';
import type { Intake } from './context.ts';
import { holdsLease } from './lease.ts';
import { note } from './order-record.ts';

/** Gives a lease back unused: the order is due at once and nothing counts against it. */
export async function releaseLease(intake: Intake, requestId: string, epoch: number): Promise<void> {
  await intake.orders.update(requestId, (record) =>
    holdsLease(record, epoch) ? { ...record, lease: null } : record,
  );
}

/**
 * Ends the leases of earlier processes of `owner`'s instance, which died: their orders are due at once, and the
 * interruption counts against them. Returns how many there were.
 */
export async function endOrphanedLeases(intake: Intake, owner: string): Promise<number> {
  const leased = await intake.orders.leased();
  const orphaned = leased.filter(({ lease }) => isOtherProcess(lease!.owner, owner));
  for (const { request_id, epoch } of orphaned) {
    await changeOrder(intake, request_id, (record, moment) =>
      holdsLease(record, epoch)
        ? note(
            { ...record, lease: null, interruptions: record.interruptions + 1 },
            'interrupted',
            'The extraction was interrupted and starts again',
            moment,
          )
        : record,
    );
  }
  return orphaned.length;
}
