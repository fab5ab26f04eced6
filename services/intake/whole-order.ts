import { PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';

/** The order with every key of the interface: through the message and back. */
export function wholeOrder(order: PurchaseOrder): PurchaseOrder {
  return PurchaseOrder.decode(PurchaseOrder.encode(order).finish());
}
