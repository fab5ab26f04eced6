import { secondOpinion } from '@orderloom/orders/review-codes.ts';
import type { Extraction, ReviewReason } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import type { Chosen, Draft, DraftRow } from '../draft.ts';
import type { Opinion } from './judge-answers.ts';

/** What agreement takes of what is missing to certainty: a value below 0.6 still asks for a person at 0.8. */
const agreement = 0.5;
/** A sum that agrees is worth 0.99: an opinion proves nothing. */
const most = 0.95;

/**
 * The draft with more confidence in the values that opinions confirm, and without the doubt that other places of
 * the document raised against those. No value changes.
 */
export function withAgreement(draft: Draft, opinions: readonly Opinion[]): Draft {
  const paths = new Set(opinions.filter(({ confirms }) => confirms).map(({ path }) => path));
  if (paths.size === 0) return draft;
  const at = <T>(path: string, chosen: Chosen<T> | null) =>
    chosen && paths.has(path) ? surer(chosen) : chosen;
  return {
    ...draft,
    orderNumber: at('order_number', draft.orderNumber),
    orderDate: at('order_date', draft.orderDate),
    deliveryDate: at('delivery_date', draft.deliveryDate),
    deliveryDateFrom: at('delivery_date_from', draft.deliveryDateFrom),
    deliveryDateTo: at('delivery_date_to', draft.deliveryDateTo),
    currency: at('currency', draft.currency),
    totalPrice: at('total_price', draft.totalPrice),
    buyer: { ...draft.buyer, company: at('customer.company', draft.buyer.company) },
    rows: draft.rows.map(
      (row, index): DraftRow => ({
        ...row,
        quantity: at(`items[${index}].quantity`, row.quantity),
        price: at(`items[${index}].price`, row.price),
        lineTotal: at(`items[${index}].line_total`, row.lineTotal),
        customerArticle: at(`items[${index}].customer_item_number`, row.customerArticle),
      }),
    ),
    doubts: draft.doubts.filter(({ code, path }) => code !== 'conflicting_values' || !paths.has(path)),
  };
}

function surer<T>(chosen: Chosen<T>): Chosen<T> {
  const { confidence, because } = chosen;
  const raised = Math.min(most, confidence + (1 - confidence) * agreement);
  return {
    ...chosen,
    confidence: Math.max(confidence, raised),
    because: `${because}; a second opinion agrees`,
  };
}

/** The extraction whose reasons tell what was said about their values, with the place where another one is printed. */
export function withOpinions(extraction: Extraction, opinions: readonly Opinion[]): Extraction {
  const byPath = new Map(opinions.map((opinion) => [opinion.path, opinion]));
  const told = (reason: ReviewReason): ReviewReason => {
    const opinion = byPath.get(reason.path);
    if (!opinion) return reason;
    byPath.delete(reason.path);
    const message = `${reason.message} ${sentenceOf(opinion)}`;
    const isElsewhere = opinion.place && !opinion.agrees;
    return {
      ...reason,
      message,
      evidence: isElsewhere ? [...reason.evidence, opinion.place!] : reason.evidence,
    };
  };
  return { ...extraction, reasons: extraction.reasons.map(told) };
}

function sentenceOf({ value, agrees, place, name }: Opinion): string {
  if (agrees) return `${secondOpinion} agrees with the value.`;
  if (place) return `${secondOpinion} is ${value}, for "${place.text}" on page ${place.page}.`;
  return `${secondOpinion} is ${value}${name ? ` ${name}` : ''}.`;
}
