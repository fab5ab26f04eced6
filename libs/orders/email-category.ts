/** What an e-mail can be: the closed set of the public interface. */
export const emailCategories = [
  'purchase_order',
  'order_confirmation',
  'invoice',
  'delivery_note',
  'quotation',
  'receipt',
  'credit_note',
  'unknown',
] as const;

export type EmailCategory = (typeof emailCategories)[number];
