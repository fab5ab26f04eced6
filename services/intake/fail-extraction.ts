import { orderEvents } from '@orderloom/orders/order-events.ts';
import type { FailExtractionRequest } from '@orderloom/proto/gen/intake/v1/intake.ts';
import { changeOrder } from './change-order.ts';
import type { Intake } from './context.ts';
import { requireLease } from './lease.ts';
import { isoTime, type Moment, moveTo, note, type OrderRecord } from './order-record.ts';

const maxTries = 6;
const firstPauseMs = 5_000;
const longestPauseMs = 300_000;

/** `random` gives 0 to 1. */
export interface FailExtractionContext extends Intake {
  random: () => number;
}

/** Records that an extraction did not succeed: FAILED for good, or QUEUED until the next try. */
export function failExtraction(
  intake: FailExtractionContext,
  request: FailExtractionRequest,
): Promise<OrderRecord> {
  return changeOrder(intake, request.request_id, (record, moment) => {
    requireLease(record, request.epoch);
    const failed = { ...record, lease: null, last_error: request.message };
    if (request.permanent) return moveTo(failed, 'FAILED', orderEvents.failed, request.message, moment);
    return tryLater(
      { ...failed, retry_count: record.retry_count + 1 },
      request.message,
      moment,
      intake.random(),
    );
  });
}

/** Exponential with full jitter: a store that was away is not met by all waiting orders at once. */
function tryLater(record: OrderRecord, reason: string, moment: Moment, random: number): OrderRecord {
  if (record.retry_count >= maxTries) {
    const message = `${reason} (tried ${maxTries} times)`;
    return moveTo({ ...record, last_error: message }, 'FAILED', orderEvents.failed, message, moment);
  }
  const pauseMs = random * Math.min(longestPauseMs, firstPauseMs * 4 ** (record.retry_count - 1));
  const waiting = { ...record, next_retry_at: isoTime(moment.now + Math.round(pauseMs)) };
  return note(waiting, 'extraction_postponed', reason, moment);
}
