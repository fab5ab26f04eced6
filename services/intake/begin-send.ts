import { createHash } from 'node:crypto';
import { Failure } from '@orderloom/errors/failure.ts';
import { orderEvents } from '@orderloom/orders/order-events.ts';
import { isSendable } from '@orderloom/orders/order-status.ts';
import type { BeginSendRequest } from '@orderloom/proto/gen/intake/v1/intake.ts';
import { changeOrder } from './change-order.ts';
import type { Intake } from './context.ts';
import { erpPayload } from './erp-payload.ts';
import { moveTo, type SendInProgress } from './order-record.ts';

/** Beyond the ERP's own time: for storing the outcome. */
const marginMs = 15_000;

/**
 * Enters SENDING in one compare-and-set that freezes payload, prior status and deadline. One of many callers at
 * once wins; the others get a Failure `conflict`.
 */
export async function beginSend(intake: Intake, request: BeginSendRequest): Promise<SendInProgress> {
  const record = await changeOrder(intake, request.request_id, (current, moment) => {
    const { status, result } = current;
    if (status === 'SENDING') throw new Failure('conflict', 'A send is already in progress');
    if (!isSendable(status) || result === null) {
      throw new Failure('conflict', `Order cannot be sent in status ${status}`);
    }
    const payload = JSON.stringify(erpPayload(current.request_id, result, intake.settings.deliveryWindow));
    const send: SendInProgress = {
      send_id: moment.newId(),
      prior_status: status,
      payload_json: payload,
      payload_sha256: createHash('sha256').update(payload).digest('hex'),
      owner: request.owner,
      deadline: moment.now + request.timeout_ms + marginMs,
    };
    return moveTo(
      { ...current, send, erp_request_json: payload, erp_response_json: null },
      'SENDING',
      orderEvents.sendStarted,
      'Sending to the ERP',
      moment,
    );
  });
  return record.send!;
}
