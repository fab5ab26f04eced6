import type { Extraction, ReviewReason } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import type {
  Customer,
  Item,
  PurchaseOrder,
  ShippingDetails,
  Supplier,
} from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import { makeDoubt } from './doubt.ts';
import type { Chosen, Doubt, Draft, DraftParty, DraftRow } from './draft.ts';
import { findFallbacks, type Origin } from './fallbacks.ts';
import { Ledger } from './ledger.ts';
import type { Resolution } from './resolve/resolve-draft.ts';
import type { ExtractSettings } from './settings.ts';

/**
 * Writes the order from a draft and what master data made of it: every key present, unknown values null, with the
 * confidence, evidence and reasons of each value by its path. An order without reasons needs no person.
 */
export function assembleOrder(
  draft: Draft,
  resolution: Resolution,
  origin: Origin,
  settings: ExtractSettings,
  durationMs: number,
): Extraction {
  const ledger = new Ledger();
  const fallbacks = findFallbacks(draft, origin);
  const items = draft.rows.map((row, index) =>
    itemOf(row, resolution.articleNumbers[index] ?? null, draft.currency, `items[${index}]`, ledger),
  );
  const order: PurchaseOrder = {
    order_number: (ledger.take('order_number', draft.orderNumber) ?? fallbacks.orderNumber).replaceAll(
      '/',
      '-',
    ),
    order_date: ledger.take('order_date', draft.orderDate) ?? fallbacks.orderDate,
    delivery_date: ledger.take('delivery_date', draft.deliveryDate),
    delivery_date_from: ledger.take('delivery_date_from', draft.deliveryDateFrom),
    delivery_date_to: ledger.take('delivery_date_to', draft.deliveryDateTo),
    currency: ledger.take('currency', draft.currency),
    total_price: ledger.take('total_price', draft.totalPrice),
    additional_information: additionalInformation(draft, fallbacks.doubts),
    supplier: supplierOf(settings.supplier),
    customer: customerOf(draft.buyer, resolution.customerId, ledger),
    shipping_details: shippingOf(draft, ledger),
    items,
  };
  const doubts = [...draft.doubts, ...fallbacks.doubts, ...resolution.doubts];
  const reasons = [...doubts, ...lowConfidence(draft, doubts, settings.thresholds.review)].map(reasonOf);
  return {
    purchase_order: order,
    reasons,
    confidence: ledger.confidence,
    evidence: ledger.evidence,
    overall_confidence: overall(draft),
    duration_ms: durationMs,
  };
}

function itemOf(
  row: DraftRow,
  article: Chosen | null,
  currency: Chosen | null,
  path: string,
  ledger: Ledger,
): Item {
  return {
    article_number: ledger.take(`${path}.article_number`, article),
    customer_item_number: ledger.take(`${path}.customer_item_number`, row.customerArticle),
    description: ledger.take(`${path}.description`, row.description),
    quantity: ledger.take(`${path}.quantity`, row.quantity),
    quantity_state: row.quantityState,
    unit: ledger.take(`${path}.unit`, row.unit),
    price: ledger.take(`${path}.price`, row.price),
    currency: row.price || row.lineTotal ? (currency?.value ?? null) : null,
    line_total: ledger.take(`${path}.line_total`, row.lineTotal),
  };
}

function supplierOf({ company, contactPerson, email, address }: ExtractSettings['supplier']): Supplier {
  const { street, postalCode, city, country } = address;
  return {
    company,
    contact_person: contactPerson,
    email,
    address: { street, postal_code: postalCode, city, country },
  };
}

function customerOf(buyer: DraftParty, customerId: Chosen | null, ledger: Ledger): Customer {
  const path = 'customer';
  return {
    customer_id: ledger.take(`${path}.customer_id`, customerId),
    company: ledger.take(`${path}.company`, buyer.company) ?? '',
    contact_person: ledger.take(`${path}.contact_person`, buyer.contactPerson),
    email: ledger.take(`${path}.email`, buyer.email),
    phone: ledger.take(`${path}.phone`, buyer.phone),
    branch: null,
    vat_id: ledger.take(`${path}.vat_id`, buyer.vatId),
    iban: null,
    bic: null,
    address: addressOf(buyer, path, ledger),
  };
}

/** Without a delivery address on the document, the goods go to the buyer. */
function shippingOf(draft: Draft, ledger: Ledger): ShippingDetails {
  const { shipTo, buyer } = draft;
  const path = 'shipping_details.recipient';
  const party = shipTo.company || shipTo.street || shipTo.city ? shipTo : buyer;
  return {
    recipient: {
      company: ledger.take(`${path}.company`, party.company ?? buyer.company) ?? '',
      contact_person: ledger.take(`${path}.contact_person`, party.contactPerson),
      department: null,
      email: ledger.take(`${path}.email`, party.email),
      phone: ledger.take(`${path}.phone`, party.phone),
      address: addressOf(party, path, ledger),
    },
    special_instructions: ledger.take('shipping_details.special_instructions', draft.instructions),
  };
}

function addressOf(party: DraftParty, path: string, ledger: Ledger) {
  return {
    street: ledger.take(`${path}.address.street`, party.street),
    postal_code: ledger.take(`${path}.address.postal_code`, party.postalCode),
    city: ledger.take(`${path}.address.city`, party.city),
    country: ledger.take(`${path}.address.country`, party.country),
  };
}

/** The document's remarks, then our notes: one to a line, null when there are none. */
function additionalInformation(draft: Draft, fallbacks: readonly Doubt[]): string | null {
  const lines = [
    draft.remarks?.value ?? '',
    ...draft.notes,
    ...fallbacks.map((doubt) => doubt.message),
  ].filter((line) => line !== '');
  return lines.length > 0 ? lines.join('\n') : null;
}

/** The values that an ERP acts on. */
function decisive(draft: Draft): [string, Chosen<unknown> | null][] {
  return [
    ['order_number', draft.orderNumber],
    ['order_date', draft.orderDate],
    ['delivery_date', draft.deliveryDate],
    ['total_price', draft.totalPrice],
    ['customer.company', draft.buyer.company],
    ...draft.rows.flatMap((row, index): [string, Chosen<unknown> | null][] => [
      [`items[${index}].quantity`, row.quantity],
      [`items[${index}].price`, row.price],
      [`items[${index}].customer_item_number`, row.customerArticle],
    ]),
  ];
}

/** A decisive value below the threshold asks for a person, unless a doubt has said so already. */
function lowConfidence(draft: Draft, doubts: readonly Doubt[], threshold: number): Doubt[] {
  const known = new Set(doubts.map((doubt) => doubt.path));
  return decisive(draft).flatMap(([path, chosen]) =>
    chosen && chosen.confidence < threshold && !known.has(path)
      ? [makeDoubt('low_confidence', path, [String(chosen.value)], chosen.places)]
      : [],
  );
}

/** The confidence in the order as a whole is that in its least certain decisive value. */
function overall(draft: Draft): number {
  const all = [
    draft.documentType.confidence,
    ...decisive(draft).flatMap(([, chosen]) => chosen?.confidence ?? []),
  ];
  return draft.rows.length === 0 || !draft.orderNumber ? Math.min(0.3, ...all) : Math.min(...all);
}

function reasonOf({ code, path, message, places }: Doubt): ReviewReason {
  return { code, path, message, evidence: places };
}
