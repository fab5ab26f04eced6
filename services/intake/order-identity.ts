import type { PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';

/** By what two orders are the same business: their number and who buys, however either was written. */
export interface OrderIdentity {
  /** Upper-case letters and digits. */
  number: string;
  customerId: string | null;
  /** Lower-case letters and digits; empty when the buyer was not read. */
  company: string;
}

export function identityOf({ order_number, customer }: PurchaseOrder): OrderIdentity {
  return {
    number: lettersAndDigits(order_number).toUpperCase(),
    customerId: customer?.customer_id ?? null,
    company: lettersAndDigits(customer?.company ?? '').toLowerCase(),
  };
}

/** A number of nothing else stays as it is. */
export function lettersAndDigits(text: string): string {
  return text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '') || text;
}
