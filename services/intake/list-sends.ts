import type { SendInProgress } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { Intake } from './context.ts';

/** The sends in progress, for whoever recovers those that a crash left behind. */
export async function listSends({ orders, now }: Intake): Promise<SendInProgress[]> {
  const records = await orders.sending();
  return records.map(({ request_id, send }) => ({
    request_id,
    send_id: send!.send_id,
    owner: send!.owner,
    overdue: send!.deadline <= now(),
  }));
}
