import type {
  Address,
  Customer,
  Item,
  PurchaseOrder,
} from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import type { IntakeSettings } from './context.ts';
import { collapseWindow } from './delivery-window.ts';

/** The request body for the ERP receive endpoint: every key present, unknown values null. */
export function erpPayload(
  requestId: string,
  order: PurchaseOrder,
  window: IntakeSettings['deliveryWindow'],
) {
  const { order_number, order_date, currency, total_price, supplier } = order;
  const delivery_date = collapseWindow(order, window);
  return {
    request_id: requestId,
    purchase_order: {
      order_number,
      order_date,
      delivery_date,
      currency: orNull(currency),
      total_price: orNull(total_price),
      additional_information: withPrintedDate(order, delivery_date),
      supplier: supplier ?? null,
      customer: erpCustomer(order.customer),
      shipping_details: erpShipping(order),
      items: order.items.filter(isOrdered).map(erpItem),
    },
  };
}

/** The ERP takes dates only: what is printed in place of one is told as text. */
function withPrintedDate(
  { delivery_date, additional_information }: PurchaseOrder,
  told: string | null,
): string | null {
  const printed = delivery_date && told === null ? `Delivery date as printed: ${delivery_date}` : null;
  return [additional_information, printed].filter(Boolean).join('\n') || null;
}

/** A line whose quantity nobody could read stays, for the operator chose to send it; an empty or zero one goes. */
function isOrdered({ quantity, quantity_state }: Item): boolean {
  return quantity === null || quantity === undefined
    ? quantity_state === 'Unrecognised'
    : quantity !== 0 && quantity_state !== 'Zero';
}

function erpItem(item: Item) {
  return {
    article_number: orNull(item.article_number),
    description: orNull(item.description),
    quantity: orNull(item.quantity),
    unit: orNull(item.unit),
    price: orNull(item.price),
    currency: orNull(item.currency),
    line_total: orNull(item.line_total),
  };
}

function erpCustomer(customer: Customer | null | undefined) {
  return {
    customer_id: orNull(customer?.customer_id),
    company: orNull(customer?.company),
    contact_person: orNull(customer?.contact_person),
    email: orNull(customer?.email),
    phone: orNull(customer?.phone),
    vat_id: orNull(customer?.vat_id),
    iban: orNull(customer?.iban),
    bic: orNull(customer?.bic),
    address: erpAddress(customer?.address),
  };
}

/** Goods go to the customer when the document names no other place. */
function erpShipping({ shipping_details, customer }: PurchaseOrder) {
  const recipient = shipping_details?.recipient ?? customer;
  return {
    recipient: {
      company: orNull(recipient?.company),
      department: orNull(shipping_details?.recipient?.department),
      contact_person: orNull(recipient?.contact_person),
      email: orNull(recipient?.email),
      phone: orNull(recipient?.phone),
      address: erpAddress(hasPlace(recipient?.address) ? recipient?.address : customer?.address),
    },
    special_instructions: orNull(shipping_details?.special_instructions),
  };
}

function hasPlace(address: Address | null | undefined): boolean {
  return Boolean(address && (address.street || address.postal_code || address.city));
}

function erpAddress(address: Address | null | undefined) {
  return {
    street: orNull(address?.street),
    postal_code: orNull(address?.postal_code),
    city: orNull(address?.city),
    country: orNull(address?.country),
  };
}

function orNull<T>(value: T | null | undefined): T | null {
  return value ?? null;
}
