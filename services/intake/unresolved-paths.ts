import type { ReviewCode } from '@orderloom/orders/review-codes.ts';
import type { ReviewReason } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import type { OrderRecord } from './order-record.ts';

const unresolved: readonly ReviewCode[] = ['customer_unresolved', 'article_unresolved'];

/** Whether it is for master data to take this reason away. */
export function isForMasterData({ code }: ReviewReason): boolean {
  return unresolved.some((each) => each === code);
}

/** The values that master data could not tell, while nobody has looked at the order: `items[2].article_number`. */
export function unresolvedPaths({ status, reasons }: OrderRecord): string[] {
  return status === 'ATTENTION' ? reasons.filter(isForMasterData).map(({ path }) => path) : [];
}
