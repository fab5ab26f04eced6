import { invalid } from '@orderloom/errors/failure.ts';
import { orderEvents } from '@orderloom/orders/order-events.ts';
import type { ApplyExtractionRequest } from '@orderloom/proto/gen/intake/v1/intake.ts';
import { changeOrder } from './change-order.ts';
import type { Intake } from './context.ts';
import { requireLease } from './lease.ts';
import { moveTo, type OrderRecord } from './order-record.ts';

/** Stores what was extracted, once: an extractor whose lease was taken over is refused. */
export function applyExtraction(intake: Intake, request: ApplyExtractionRequest): Promise<OrderRecord> {
  const { purchase_order, reasons, epoch } = request;
  if (!purchase_order) throw invalid(['purchase_order'], 'missing', 'Field required');
  return changeOrder(intake, request.request_id, (record, moment) => {
    requireLease(record, epoch);
    const extracted: OrderRecord = {
      ...record,
      lease: null,
      next_retry_at: null,
      last_error: null,
      result: purchase_order,
      original_result: purchase_order,
      reasons,
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
