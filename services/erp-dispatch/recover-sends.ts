import { isOtherProcess } from '@orderloom/orders/owner.ts';
import type { SendInProgress, SendOutcome } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { Dispatch } from './context.ts';

const unknownOutcome: SendOutcome = {
  kind: 'unknown',
  erp_ref: null,
  error:
    'ERP send was interrupted; its outcome is unknown. The ERP may already hold this order. Sending again is safe (same request_id).',
  response_json: null,
};

/**
 * Ends the sends that a crash left behind: a known outcome is applied, an unknown one rolls back. Nothing is sent
 * again by itself. Returns how many were ended.
 */
export async function recoverSends(dispatch: Dispatch): Promise<number> {
  const { sends } = await dispatch.intake.listSends({});
  const abandoned = sends.filter((send) => isAbandoned(send, dispatch.owner));
  let ended = 0;
  for (const send of abandoned) {
    try {
      await endSend(dispatch, send);
      ended += 1;
    } catch (error) {
      // The others are not to wait for this one.
      dispatch.log.error({ request_id: send.request_id, err: error }, 'interrupted send could not be ended');
    }
  }
  return ended;
}

async function endSend(
  { intake, journal, log }: Dispatch,
  { request_id, send_id }: SendInProgress,
): Promise<void> {
  const outcome = (await journal.find(send_id)) ?? unknownOutcome;
  await intake.finishSend({ request_id, send_id, outcome });
  log.warn({ request_id, send_id, outcome: outcome.kind }, 'interrupted send ended');
}

/** Past its deadline, or begun by an earlier process of the same name: the lock on the name says that it is gone. */
function isAbandoned({ owner, overdue }: SendInProgress, self: string): boolean {
  return overdue || isOtherProcess(owner, self);
}
