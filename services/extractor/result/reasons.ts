import type { ReviewReason } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import { makeDoubt } from '../doubt.ts';
import type { Chosen, Doubt, Draft } from '../draft.ts';

/** The review reasons of an order: its doubts, and the decisive values that were read with low confidence. */
export function reasonsOf(draft: Draft, doubts: readonly Doubt[], threshold: number): ReviewReason[] {
  return [...doubts, ...lowConfidence(draft, doubts, threshold)].map(asReason);
}

/** A doubt as intake keeps it and the order desk reads it. */
export function asReason({ code, path, message, places, candidates = [] }: Doubt): ReviewReason {
  return { code, path, message, evidence: places, candidates };
}

/** The values that an ERP acts on. Of telephone numbers one of several is hardly ever another's: 62 of 70 were right. */
function decisive(draft: Draft): [string, Chosen<unknown> | null][] {
  return [
    ['order_number', draft.orderNumber],
    ['order_date', draft.orderDate],
    ['delivery_date', draft.deliveryDate],
    ['total_price', draft.totalPrice],
    ['customer.company', draft.buyer.company],
    ['customer.contact_person', printed(draft.buyer.contactPerson)],
    ['customer.email', printed(draft.buyer.email)],
    ['customer.vat_id', printed(draft.buyer.vatId)],
    ['customer.phone', guessed(draft.buyer.phone)],
    ['customer.address.city', draft.buyer.city],
    ['shipping_details.recipient.address.city', draft.shipTo.city],
    ...draft.rows.flatMap((row, index): [string, Chosen<unknown> | null][] => [
      [`items[${index}].quantity`, row.quantity],
      [`items[${index}].price`, row.price],
      [`items[${index}].customer_item_number`, row.customerArticle],
      // Without a number the words say what is wanted.
      [`items[${index}].description`, row.customerArticle || row.supplierArticle ? null : row.description],
    ]),
  ];
}

/** Who sent the e-mail stands in for a contact that the order does not print: nothing to compare it with. */
function printed(chosen: Chosen | null): Chosen | null {
  return chosen && chosen.places.length > 0 ? chosen : null;
}

/** A telephone that something printed speaks against. */
function guessed(phone: Chosen | null): Chosen | null {
  return phone && phone.confidence < ofRivals ? phone : null;
}
/** Below what one of several numbers of a house is worth. */
const ofRivals = 0.7;

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
export function overallConfidence(draft: Draft): number {
  const all = [
    draft.documentType.confidence,
    ...decisive(draft).flatMap(([, chosen]) => chosen?.confidence ?? []),
  ];
  return draft.rows.length === 0 || !draft.orderNumber ? Math.min(0.3, ...all) : Math.min(...all);
}
