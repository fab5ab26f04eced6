import { invalid } from '@orderloom/errors/failure.ts';
import { orderEvents } from '@orderloom/orders/order-events.ts';
import type { FinishSendRequest, SendOutcome } from '@orderloom/proto/gen/intake/v1/intake.ts';
import { changeOrder } from './change-order.ts';
import type { Intake } from './context.ts';
import { type Moment, moveTo, note, type OrderRecord, type SendInProgress } from './order-record.ts';

/**
 * Applies the outcome of a send while that send is the one in progress; the same outcome again changes nothing. An outcome that comes after another was
 * applied (a process that was thought dead) only leaves a line in the timeline.
 */
export async function finishSend(
  intake: Intake,
  { request_id, send_id, outcome }: FinishSendRequest,
): Promise<{ record: OrderRecord; applied: boolean }> {
  if (!outcome) throw invalid(['outcome'], 'missing', 'Field required');
  let applied = false;
  const record = await changeOrder(intake, request_id, (current, moment) => {
    const isRepeated =
      current.finished_send?.send_id === send_id && current.finished_send.kind === outcome.kind;
    applied = isRepeated || current.send?.send_id === send_id;
    if (isRepeated) return current;
    return applied
      ? applyOutcome(current, current.send!, outcome, moment)
      : note(current, 'late_send_outcome', describeLate(outcome), moment);
  });
  return { record, applied };
}

function applyOutcome(
  record: OrderRecord,
  send: SendInProgress,
  outcome: SendOutcome,
  moment: Moment,
): OrderRecord {
  const finished = {
    ...record,
    send: null,
    finished_send: { send_id: send.send_id, kind: outcome.kind },
    erp_response_json: outcome.response_json ?? null,
  };
  if (outcome.kind === 'accepted') return accept(finished, send, outcome.erp_ref ?? null, moment);
  const reason = outcome.error ?? 'The send failed';
  const mayBeBooked = outcome.kind === 'unknown';
  return moveTo(
    {
      ...finished,
      last_error: reason,
      unknown_payloads: mayBeBooked
        ? [...record.unknown_payloads, send.payload_sha256]
        : record.unknown_payloads,
    },
    send.prior_status,
    orderEvents.sendRolledBack,
    reason,
    moment,
  );
}

function accept(
  record: OrderRecord,
  send: SendInProgress,
  erpRef: string | null,
  moment: Moment,
): OrderRecord {
  const diverged = record.unknown_payloads.some((sha256) => sha256 !== send.payload_sha256);
  // The ERP is idempotent by request_id: of two different contents it may have kept the first.
  const warning = diverged
    ? `ERP confirmed order ${erpRef ?? 'without a number'}; an earlier attempt with different content may have been booked: compare in the ERP`
    : null;
  const sent = { ...record, erp_ref: erpRef, last_error: warning, unknown_payloads: [] };
  const message = erpRef === null ? 'Accepted by the ERP' : `Accepted by the ERP as ${erpRef}`;
  return moveTo(sent, 'SENT', orderEvents.sent, warning ?? message, moment);
}

function describeLate(outcome: SendOutcome): string {
  return outcome.kind === 'accepted'
    ? `A send that had been given up was accepted by the ERP as ${outcome.erp_ref ?? 'an order without a number'}`
    : `A send that had been given up ended: ${outcome.error ?? outcome.kind}`;
}
