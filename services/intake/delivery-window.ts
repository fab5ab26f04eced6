import type { PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import type { IntakeSettings } from './context.ts';

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** One date of a stated window as the tenant prefers, as YYYY-MM-DD; null when none was read as a date. */
export function collapseWindow(
  order: PurchaseOrder,
  preference: IntakeSettings['deliveryWindow'],
): string | null {
  const { delivery_date, delivery_date_from: from, delivery_date_to: to } = order;
  if (!from || !to || !isoDate.test(from) || !isoDate.test(to))
    return [delivery_date, from, to].find((date) => date && isoDate.test(date)) ?? null;
  if (preference === 'earliest') return from;
  if (preference === 'latest') return to;
  const middle = new Date((Date.parse(from) + Date.parse(to)) / 2);
  return middle.toISOString().slice(0, 10);
}
