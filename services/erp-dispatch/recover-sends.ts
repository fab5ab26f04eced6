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
  for (const { request_id, send_id } of abandoned) {
    const outcome = dispatch.journal.find(send_id) ?? unknownOutcome;
    await dispatch.intake.finishSend({ request_id, send_id, outcome });
    dispatch.log.warn({ request_id, send_id, outcome: outcome.kind }, 'interrupted send ended');
  }
  return abandoned.length;
}

/** Past its deadline, or begun by an earlier process of the same name, which cannot be alive beside this one. */
function isAbandoned({ owner, overdue }: SendInProgress, self: string): boolean {
  return overdue || (owner !== self && instanceOf(owner) === instanceOf(self));
}

function instanceOf(owner: string): string {
  return owner.slice(0, owner.lastIndexOf('/'));
}
