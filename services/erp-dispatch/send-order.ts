import { Failure } from '@orderloom/errors/failure.ts';
import { isSendable, type OrderStatus } from '@orderloom/orders/order-status.ts';
import type { FinishSendResponse, SendOutcome } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { Dispatch } from './context.ts';
import { judgeAnswer } from './judge-answer.ts';

/** How long the outcome of a send is offered to intake, which may be restarting, before the caller is told. */
const storeOutcomeMs = 12_000;

/**
 * Hands one order to the client's ERP: enter SENDING, call once, write the outcome down, apply it, answer. Returns
 * the ERP's own body. Throws a Failure: `not_configured`, `conflict`, `refused_by_erp` or `erp_failed`.
 */
export async function sendOrder(dispatch: Dispatch, requestId: string): Promise<string> {
  const { intake, erp, owner, log } = dispatch;
  if (!erp) throw await whyNotSent(dispatch, requestId);
  const timeoutMs = erp.timeout_seconds * 1000;
  const { send_id, payload_json } = await intake.beginSend({
    request_id: requestId,
    owner,
    timeout_ms: timeoutMs,
  });

  const result = await dispatch.post({ url: erp.url, key: erp.key, timeoutMs }, payload_json);
  const { outcome, failure } = judgeAnswer(result, erp.timeout_seconds);
  dispatch.count(outcome.kind);
  log.info({ request_id: requestId, send_id, outcome: outcome.kind }, 'erp answered');
  await writeDown(dispatch, requestId, send_id, outcome);

  const { status, applied } = await applyOutcome(dispatch, requestId, send_id, outcome);
  if (!applied) {
    const what = outcome.kind === 'accepted' ? 'ERP accepted the order' : 'ERP answered';
    throw new Failure(
      'erp_failed',
      `${what}, but this send had been given up meanwhile; the order is ${status}. Sending again is safe (same request_id).`,
    );
  }
  if (failure !== null) throw new Failure(failure, outcome.error!);
  return outcome.response_json!;
}

/** Existence and state are told before what the tenant lacks. */
async function whyNotSent({ intake }: Dispatch, requestId: string): Promise<Failure> {
  const { order } = await intake.getOrder({ request_id: requestId });
  const status = order!.status as OrderStatus;
  return isSendable(status)
    ? new Failure('not_configured', 'No ERP endpoint configured')
    : new Failure('conflict', `Order cannot be sent in status ${status}`);
}

/** A journal that cannot be written (a full disk) is no reason to lose what intake can still be told. */
async function writeDown(
  { journal, log }: Dispatch,
  requestId: string,
  sendId: string,
  outcome: SendOutcome,
) {
  try {
    await journal.record(sendId, requestId, outcome);
  } catch (error) {
    log.error(
      { request_id: requestId, send_id: sendId, err: error },
      'outcome of a send could not be journalled',
    );
  }
}

/** When intake cannot be told now, the recovery of sends tells it later, from the journal. */
async function applyOutcome(
  { intake, log }: Dispatch,
  requestId: string,
  sendId: string,
  outcome: SendOutcome,
): Promise<FinishSendResponse> {
  try {
    return await intake.finishSend(
      { request_id: requestId, send_id: sendId, outcome },
      { deadlineMs: storeOutcomeMs },
    );
  } catch (error) {
    log.error(
      { request_id: requestId, send_id: sendId, err: error },
      'outcome of a send could not be stored',
    );
    throw new Failure(
      'erp_failed',
      'ERP answered but the result could not be stored; send again',
      {},
      { cause: error },
    );
  }
}
