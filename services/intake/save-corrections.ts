import { Failure, invalid } from '@orderloom/errors/failure.ts';
import { orderEvents } from '@orderloom/orders/order-events.ts';
import { isSendable } from '@orderloom/orders/order-status.ts';
import type { SaveOrderRequest } from '@orderloom/proto/gen/intake/v1/intake.ts';
import { changeOrder } from './change-order.ts';
import { type Change, compareOrders, isOfLine } from './compare-orders.ts';
import type { Intake } from './context.ts';
import { checkChanges, correctedOrder } from './corrected-order.ts';
import { openReasons } from './open-reasons.ts';
import { isoTime, moveTo, type OrderRecord } from './order-record.ts';
import { wholeOrder } from './whole-order.ts';

/** In a line of the timeline; the order's corrections have them all. */
const maxPathsTold = 10;

/**
 * Makes an operator's order the one that is shown and sent: MODIFIED. What was extracted stays beside it. A Failure
 * `conflict` when somebody else saved it meanwhile or its status has no corrections, `validation` when a value
 * cannot be part of an order.
 */
export async function saveCorrections(intake: Intake, request: SaveOrderRequest): Promise<OrderRecord> {
  const { revision, operator, purchase_order } = request;
  if (!purchase_order) throw invalid(['purchase_order'], 'missing', 'Field required');
  if (operator === '') throw invalid(['operator'], 'missing', 'Field required');
  return changeOrder(intake, request.request_id.toLowerCase(), (record, moment) => {
    requireSavable(record, revision);
    const stored = wholeOrder(record.result!);
    const result = correctedOrder(stored, purchase_order);
    const comparison = compareOrders(stored, result);
    const { changes } = comparison;
    checkChanges(changes);
    const saved: OrderRecord = {
      ...record,
      result,
      revision: revision + 1,
      corrections: [...record.corrections, { at: isoTime(moment.now), operator, changes }],
      reasons: openReasons(record.reasons, comparison),
      // Outside of a split e-mail the label is the order number.
      order_label: record.order_label === stored.order_number ? result.order_number : record.order_label,
    };
    return moveTo(
      saved,
      'MODIFIED',
      orderEvents.modified,
      `Saved by ${operator}: ${summaryOf(changes)}`,
      moment,
    );
  });
}

function requireSavable(record: OrderRecord, revision: number): void {
  const { status } = record;
  // What waits to be sent may still be corrected. (A send that is rolled back may make an order MODIFIED, too.)
  if (!isSendable(status)) throw new Failure('conflict', `Order cannot be changed in status ${status}`);
  if (record.revision !== revision) {
    throw new Failure(
      'conflict',
      `The order was saved meanwhile (revision ${record.revision}, the correction was made on ${revision})`,
    );
  }
}

/** Which values, never what they are: the timeline is a file of the public interface. */
function summaryOf(changes: Change[]): string {
  if (changes.length === 0) return 'no changes';
  return firstOf(changes, (change) =>
    isOfLine(change) ? `${change.path} ${change.from === null ? 'added' : 'removed'}` : change.path,
  );
}

/** The first changes as a part of a sentence, and how many more there are. */
export function firstOf<T>(changes: readonly T[], tell: (change: T) => string): string {
  const told = changes.slice(0, maxPathsTold).map(tell);
  const more = changes.length - told.length;
  return told.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
