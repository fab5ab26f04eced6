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
export function unresolvedPaths({ result, reasons }: OrderRecord): string[] {
  if (result === null) return [];
  const isCustomerKnown = (result.customer?.customer_id ?? null) !== null;
  const lines = result.items.flatMap(({ article_number }, line) =>
    (article_number ?? null) === null ? [`items[${line}].article_number`] : [],
  );
  const doubted = reasons.filter(isForMasterData).map(({ path }) => path);
  return [...new Set([...(isCustomerKnown ? [] : [customerPath]), ...doubted, ...lines])];
}
