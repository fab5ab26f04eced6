import { invalid } from '@orderloom/errors/failure.ts';
import { orderEvents } from '@orderloom/orders/order-events.ts';
import type { ApplyExtractionRequest } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import { changeOrderAmong } from './change-order.ts';
import type { Intake } from './context.ts';
import { findRepetition } from './find-repetition.ts';
import { requireLease } from './lease.ts';
import { identityOf } from './order-identity.ts';
import { moveTo, note, type OrderRecord } from './order-record.ts';

/**
 * Stores what was extracted, once: an extractor whose lease was taken over is refused. An order that came before is
 * told by a reason and a note; nothing is held back.
 */
export function applyExtraction(intake: Intake, request: ApplyExtractionRequest): Promise<OrderRecord> {
  const { purchase_order, epoch } = request;
  if (!purchase_order) throw invalid(['purchase_order'], 'missing', 'Field required');
  const identity = identityOf(purchase_order);
  return changeOrderAmong(intake, request.request_id, identity, (record, alike, moment) => {
    requireLease(record, epoch);
    const repetition = findRepetition(purchase_order, alike);
    const reasons = repetition ? [repetition.reason, ...request.reasons] : request.reasons;
    const result = repetition ? withNote(purchase_order, repetition.reason.message) : purchase_order;
    const heard = request.second_opinion
      ? note(record, 'second_opinion', request.second_opinion, moment)
      : record;
    const extracted: OrderRecord = {
      ...heard,
      lease: null,
      next_retry_at: null,
      last_error: null,
      result,
      original_result: result,
      reasons,
      duplicate_of: repetition?.duplicateOf ?? null,
      confidence: request.overall_confidence,
      evidence_blob_key: request.evidence_blob_key,
      order_label: record.order_label ?? purchase_order.order_number,
      webhook: intake.settings.webhook ? 'pending' : 'none',
    };
    const lines = `${purchase_order.items.length} lines in ${request.duration_ms} ms`;
    return reasons.length === 0
      ? moveTo(extracted, 'PROCESSED', orderEvents.extracted, `Extracted ${lines}`, moment)
      : moveTo(
          extracted,
          'ATTENTION',
          orderEvents.extracted,
          `Extracted ${lines}, with ${reasons.length} point(s) to review`,
          moment,
        );
  });
}

export function withNote(order: PurchaseOrder, sentence: string): PurchaseOrder {
  const additional_information = [order.additional_information, sentence].filter(Boolean).join('\n');
  return { ...order, additional_information };
}
