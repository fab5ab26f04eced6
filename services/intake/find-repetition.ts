import { reviewSentences } from '@orderloom/orders/review-codes.ts';
import type { PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import { differencesBetween } from './order-differences.ts';
import type { OrderRecord, StoredReason } from './order-record.ts';

/** What an order is to those that came before it. */
export interface Repetition {
  /** request_id of the earliest order of the same content; null for a revision. */
  duplicateOf: string | null;
  reason: StoredReason;
}

/**
 * Says whether an order repeats an earlier one of its number and customer, or revises the latest of them. What an
 * operator made of the earlier one counts as its content, and so does what was extracted.
 */
export function findRepetition(order: PurchaseOrder, earlier: readonly OrderRecord[]): Repetition | null {
  const latest = earlier.at(-1);
  if (!latest) return null;
  const same = earlier.find(({ result, original_result }) =>
    [result, original_result].some((content) => content && differencesBetween(content, order).length === 0),
  );
  if (same) return { duplicateOf: same.request_id, reason: reasonOf('duplicate', same.request_id) };
  const differences = differencesBetween(latest.result!, order);
  return { duplicateOf: null, reason: reasonOf('revision', latest.request_id, listed(differences)) };
}

function reasonOf(code: 'duplicate' | 'revision', of: string, differences = ''): StoredReason {
  return { code, path: '', message: reviewSentences[code](of, differences), evidence: [] };
}

const mostListed = 8;

function listed(differences: readonly string[]): string {
  const more = differences.length - mostListed;
  return differences.slice(0, mostListed).join('; ') + (more > 0 ? `; and ${more} more` : '');
}
