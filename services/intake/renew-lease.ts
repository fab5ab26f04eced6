import { leaseMs } from './claim-extraction.ts';
import type { Intake } from './context.ts';
import { holdsLease } from './lease.ts';

/** False when the lease is lost: the work must stop. */
export async function renewLease(intake: Intake, requestId: string, epoch: number): Promise<boolean> {
  const record = await intake.orders.update(requestId, (current) =>
    holdsLease(current, epoch)
      ? { ...current, lease: { ...current.lease!, until: intake.now() + leaseMs } }
      : current,
  );
  return holdsLease(record, epoch);
}
