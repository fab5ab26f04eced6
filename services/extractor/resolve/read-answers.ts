import type { UnresolvedOrder } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type {
  ArticleResolution,
  LineToResolve,
  ResolveOrderRequest,
  ResolveOrderResponse,
} from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { Evidence, ReviewReason } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import type { Doubt, Place } from '../draft.ts';
import { asReason } from '../result/reasons.ts';
import { articleDoubt, articlePath, customerDoubt, customerPath } from './unresolved-doubts.ts';

/** A value that master data tells by now. */
export interface Answer {
  path: string;
  value: string;
  confidence: number;
  because: string;
  /** Where the document shows what it was found by. */
  places: Evidence[];
  isMapped: boolean;
}

export interface Answers {
  told: Answer[];
  /** Why the rest of what was asked is open. */
  reasons: ReviewReason[];
}

/** Where the documents show each value, by its path. */
type Places = Readonly<Record<string, Evidence[]>>;

/**
 * What the answers of master data change in an order that is open. Where there are no customers or no articles any more,
 * that is the reason for what was doubted; nothing else is doubted then.
 */
export function readAnswers(
  response: ResolveOrderResponse,
  { lines }: ResolveOrderRequest,
  order: UnresolvedOrder,
  places: Places,
): Answers {
  const { has_customers, has_products } = response;
  const doubted = new Set(order.doubted);
  const isCustomerOpen = (order.customer_id ?? null) === null;
  const ofCustomer =
    isCustomerOpen && (has_customers || doubted.has(customerPath))
      ? customerAnswer(response, places)
      : nothing;
  const ofLines = lines.map((line, index) => {
    const article = response.lines[index];
    if (!article || !(has_products || doubted.has(articlePath(index)))) return nothing;
    return lineAnswer({ line, index, article, order }, places);
  });
  const all = [ofCustomer, ...ofLines];
  return { told: all.flatMap(({ told }) => told), reasons: all.flatMap(({ reasons }) => reasons) };
}

const nothing: Answers = { told: [], reasons: [] };

function customerAnswer({ customer }: ResolveOrderResponse, places: Places): Answers {
  if (!customer) return nothing;
  const shown = places['customer.company'] ?? [];
  const { customer_number, confidence, because } = customer;
  return customer_number == null
    ? open(customerDoubt(customer, shown.map(asPlace)))
    : told({
        path: customerPath,
        value: customer_number,
        confidence,
        because,
        places: shown,
        isMapped: false,
      });
}

interface LineAnswer {
  line: LineToResolve;
  index: number;
  article: ArticleResolution;
  order: UnresolvedOrder;
}

/** Of a line that was decided only what the customer has mapped it to is news. */
function lineAnswer({ line, index, article, order }: LineAnswer, places: Places): Answers {
  const isMapped = article.is_mapped ?? false;
  if (line.decided && !isMapped) return nothing;
  const path = articlePath(index);
  const shown = places[`items[${index}].customer_item_number`] ?? places[`items[${index}].description`] ?? [];
  const { item_number: value, confidence, because } = article;
  if (value == null) return open(articleDoubt(index, article, shown.map(asPlace)));
  const isKnown = order.article_numbers[index] === value && !order.paths.includes(path);
  return isKnown ? nothing : told({ path, value, confidence, because, places: shown, isMapped });
}

function told(answer: Answer): Answers {
  return { told: [answer], reasons: [] };
}

function open(doubt: Doubt): Answers {
  return { told: [], reasons: [asReason(doubt)] };
}

function asPlace({ file, page, box, text }: Evidence): Place {
  const [x0, y0, x1, y1] = box as [number, number, number, number];
  return { file, page, box: [x0, y0, x1, y1], text };
}
