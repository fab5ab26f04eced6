import type { ReviewCode } from '@orderloom/orders/review-codes.ts';
import type { OrderRecord, StoredReason } from './order-record.ts';

export const customerPath = 'customer.customer_id';

const unresolved: readonly ReviewCode[] = ['customer_unresolved', 'article_unresolved'];

/** Whether it is for master data to take this reason away. */
export function isForMasterData({ code }: Pick<StoredReason, 'code'>): boolean {
  return unresolved.some((each) => each === code);
}

/**
 * The values of an order that are not known, or that master data doubts: `items[2].article_number`. An order that was
 * read when there was no master data has such values and no doubt about them.
 */
export function unresolvedPaths(record: OrderRecord): string[] {
  const { result } = record;
  if (result === null) return [];
  const isCustomerKnown = (result.customer?.customer_id ?? null) !== null;
  const lines = result.items.flatMap(({ article_number }, line) =>
    (article_number ?? null) === null ? [`items[${line}].article_number`] : [],
  );
  return [...new Set([...(isCustomerKnown ? [] : [customerPath]), ...doubtedPaths(record), ...lines])];
}

/** The values of an order that master data doubts. */
export function doubtedPaths({ reasons }: Pick<OrderRecord, 'reasons'>): string[] {
  return reasons.filter(isForMasterData).map(({ path }) => path);
}
