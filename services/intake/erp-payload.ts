import type {
  Address,
  Customer,
  Item,
  PurchaseOrder,
  Recipient,
} from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import type { IntakeSettings } from './context.ts';
import { collapseWindow } from './delivery-window.ts';

/** The request body for the ERP receive endpoint: every key present, unknown values null, blank texts among them. */
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
      order_date: textOrNull(order_date),
      delivery_date,
      currency: textOrNull(currency),
      total_price: numberOrNull(total_price),
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
    article_number: textOrNull(item.article_number),
    description: textOrNull(item.description),
    quantity: numberOrNull(item.quantity),
    unit: textOrNull(item.unit),
    price: numberOrNull(item.price),
    currency: textOrNull(item.currency),
    line_total: numberOrNull(item.line_total),
  };
}

function erpCustomer(customer: Customer | null | undefined) {
  return {
    customer_id: textOrNull(customer?.customer_id),
    company: textOrNull(customer?.company),
    contact_person: textOrNull(customer?.contact_person),
    email: textOrNull(customer?.email),
    phone: textOrNull(customer?.phone),
    vat_id: textOrNull(customer?.vat_id),
    iban: textOrNull(customer?.iban),
    bic: textOrNull(customer?.bic),
    address: erpAddress(customer?.address),
  };
}

/**
 * Goods go to the customer when the document names no other place, and to nobody else there when it names nobody. Of
 * another place or person only the company is the customer's unless it is told.
 */
function erpShipping({ shipping_details, customer }: PurchaseOrder) {
  const recipient = shipping_details?.recipient;
  const isNamed = isSomebody(recipient) || hasPlace(recipient?.address);
  const contact = isNamed ? recipient : customer;
  return {
    recipient: {
      company: textOrNull(recipient?.company) ?? textOrNull(customer?.company),
      department: textOrNull(recipient?.department),
      contact_person: textOrNull(contact?.contact_person),
      email: textOrNull(contact?.email),
      phone: textOrNull(contact?.phone),
      address: erpAddress(hasPlace(recipient?.address) ? recipient?.address : customer?.address),
    },
    special_instructions: textOrNull(shipping_details?.special_instructions),
  };
}

function isSomebody(recipient: Recipient | null | undefined): boolean {
  if (!recipient) return false;
  const { company, department, contact_person, email, phone } = recipient;
  return Boolean(company || department || contact_person || email || phone);
}

function hasPlace(address: Address | null | undefined): boolean {
  return Boolean(address && (address.street || address.postal_code || address.city));
}

function erpAddress(address: Address | null | undefined) {
  return {
    street: textOrNull(address?.street),
    postal_code: textOrNull(address?.postal_code),
    city: textOrNull(address?.city),
    country: textOrNull(address?.country),
  };
}

function numberOrNull(value: number | null | undefined): number | null {
  return value ?? null;
}

/** The order has an empty text where the interface has no null, as for the company of an unknown customer. */
function textOrNull(value: string | null | undefined): string | null {
  return value?.trim() ? value : null;
}
