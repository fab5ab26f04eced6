import { erpPayload } from '@orderloom/intake/erp-payload.ts';
import { wholeOrder } from '@orderloom/intake/whole-order.ts';
import type { Item, PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';

const address = { street: 'Teststraße 1', postal_code: '1011 AA', city: 'Amsterdam', country: 'NL' };
const line: Item = {
  article_number: 'TEST-1',
  description: 'Test article',
  quantity: 2,
  quantity_state: 'Valid',
  unit: 'pcs',
  price: 1.5,
  currency: 'EUR',
  line_total: 3,
};

/** An order in which everything is known. */
export const completeOrder: PurchaseOrder = {
  order_number: 'ORDERLOOM-CHECK',
  order_date: '2026-03-02',
  delivery_date: '2026-03-16',
  currency: 'EUR',
  total_price: 3,
  additional_information: 'Test order of orderloom erp-check',
  supplier: { company: 'Test supplier', address },
  customer: {
    customer_id: '10000',
    company: 'Test customer',
    contact_person: 'A. Test',
    email: 'test@example.test',
    phone: '+31 10 555 0100',
    vat_id: 'NL000000000B00',
    iban: null,
    bic: null,
    address,
  },
  shipping_details: {
    recipient: { company: 'Test customer', contact_person: 'A. Test', address },
    special_instructions: 'None',
  },
  items: [line],
};

/** An order of which nothing is known that may be unknown. */
export const emptyOrder: PurchaseOrder = {
  order_number: 'ORDERLOOM-CHECK',
  order_date: '',
  items: [{ ...line, description: null, unit: null, price: null, currency: null, line_total: null }],
};

/** What an operator sends all the same: a line that is no known article and of which nobody can read the quantity. */
export const overriddenOrder: PurchaseOrder = {
  ...completeOrder,
  customer: { ...completeOrder.customer!, customer_id: null },
  items: [line, { ...line, article_number: null, quantity: null, quantity_state: 'Unrecognised' }],
};

const oddText = `Größe "½" <b>&amp;</b> 'x'; -- \\ \t\u4e2d\u6587 \u0627\u0644 😀 ${'lang '.repeat(200)}`;
export const oddOrder: PurchaseOrder = {
  ...completeOrder,
  additional_information: oddText,
  items: [{ ...line, description: oddText }],
};

export const longOrder: PurchaseOrder = { ...completeOrder, items: Array.from({ length: 1000 }, () => line) };

/** The request body as the service sends it. */
export function requestBody(requestId: string, order: PurchaseOrder): string {
  return JSON.stringify(erpPayload(requestId, wholeOrder(order), 'latest'));
}
