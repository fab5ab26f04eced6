import type { Extraction } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import type {
  Customer,
  Item,
  PurchaseOrder,
  ShippingDetails,
  Supplier,
} from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import type { Chosen, Doubt, Draft, DraftParty, DraftRow } from '../draft.ts';
import type { Resolution } from '../resolve/resolve-draft.ts';
import type { ExtractSettings } from '../settings.ts';
import { findFallbacks, type Origin } from './fallbacks.ts';
import { Ledger } from './ledger.ts';
import { overallConfidence, reasonsOf } from './reasons.ts';

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
  return {
    purchase_order: order,
    reasons: reasonsOf(draft, doubts, settings.thresholds.review),
    confidence: ledger.confidence,
    evidence: ledger.evidence,
    overall_confidence: overallConfidence(draft),
    duration_ms: durationMs,
    asked: resolution.asked,
    second_opinion: null,
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
    currency: ledger.take(`${path}.currency`, row.price || row.lineTotal ? currency : null),
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
    branch: ledger.take(`${path}.branch`, buyer.branch),
    vat_id: ledger.take(`${path}.vat_id`, buyer.vatId),
    iban: ledger.take(`${path}.iban`, buyer.iban),
    bic: ledger.take(`${path}.bic`, buyer.bic),
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
