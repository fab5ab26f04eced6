/** The closed set of the public interface. */
export const categories = [
  'purchase_order',
  'order_confirmation',
  'invoice',
  'delivery_note',
  'quotation',
  'receipt',
  'credit_note',
  'unknown',
] as const;

export type Category = (typeof categories)[number];
