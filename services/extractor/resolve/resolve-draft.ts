import type {
  ArticleResolution,
  CustomerResolution,
  ResolveOrderRequest,
  ResolveOrderResponse,
} from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { Chosen, Doubt, Draft, DraftRow } from '../draft.ts';
import { articleDoubt, customerDoubt } from './unresolved-doubts.ts';

export type Resolver = (request: ResolveOrderRequest) => Promise<ResolveOrderResponse>;

/** What master data made of a draft. */
export interface Resolution {
  /** Our number of the buyer; null when unknown or uncertain. */
  customerId: Chosen | null;
  /** Our article number of each row, in the order of the rows. */
  articleNumbers: (Chosen | null)[];
  doubts: Doubt[];
  /** What was asked, and which lines were decided: master data may know more later. */
  asked: ResolveOrderRequest;
}

/**
 * Asks master data for the customer and the articles of a draft; who sent its e-mail is evidence, too. What cannot be
 * resolved is a doubt, unless there is no master data to resolve against: then a number printed as ours is taken as it is.
 */
export async function resolveDraft(
  draft: Draft,
  resolver: Resolver,
  senderEmail: string | null = null,
): Promise<Resolution> {
  const request = requestOf(draft, senderEmail);
  const response = await resolver(request);
  const customer = response.customer ?? null;
  const hasProducts = response.has_products;
  const articleNumbers = draft.rows.map((row, index) =>
    articleOf(row, response.lines[index] ?? null, hasProducts),
  );
  const doubts = [
    ...customerDoubts(customer, draft, response.has_customers),
    ...articleDoubts(response.lines, articleNumbers, draft, hasProducts),
  ];
  return {
    customerId: customerIdOf(customer, draft),
    articleNumbers,
    doubts,
    asked: withDecided(request, response.lines),
  };
}

function requestOf(draft: Draft, senderEmail: string | null): ResolveOrderRequest {
  const { buyer } = draft;
  return {
    buyer: {
      company: buyer.company?.value ?? null,
      street: buyer.street?.value ?? null,
      postal_code: buyer.postalCode?.value ?? null,
      city: buyer.city?.value ?? null,
      country: buyer.country?.value ?? null,
      vat_id: buyer.vatId?.value ?? null,
      email: buyer.email?.value ?? null,
      phone: buyer.phone?.value ?? null,
      printed_number: draft.printedCustomerNumber?.value ?? null,
      registration_number: buyer.registrationNumber?.value ?? null,
      branch: buyer.branch?.value ?? null,
      sender_email: senderEmail,
      home_page: draft.homePage ?? null,
    },
    lines: draft.rows.map((row) => ({
      supplier_item_number: row.supplierArticle?.value ?? null,
      description: row.description?.value ?? null,
      customer_item_number: row.customerArticle?.value ?? null,
      unit: row.unit?.value ?? null,
    })),
    language: draft.language,
  };
}

/** With which lines master data told the article of. A number that was taken as printed is none of those. */
function withDecided(request: ResolveOrderRequest, lines: readonly ArticleResolution[]): ResolveOrderRequest {
  return {
    ...request,
    lines: request.lines.map((line, index) => ({ ...line, decided: lines[index]?.item_number != null })),
  };
}

function customerIdOf(customer: CustomerResolution | null, draft: Draft): Chosen | null {
  if (customer?.customer_number == null) return null;
  const places = (draft.printedCustomerNumber ?? draft.buyer.company)?.places ?? [];
  return {
    value: customer.customer_number,
    confidence: customer.confidence,
    places,
    because: customer.because,
  };
}

function customerDoubts(customer: CustomerResolution | null, draft: Draft, hasCustomers: boolean): Doubt[] {
  if (!hasCustomers || customer === null || customer.customer_number != null) return [];
  return [customerDoubt(customer, draft.buyer.company?.places ?? [])];
}

function articleOf(row: DraftRow, line: ArticleResolution | null, hasProducts: boolean): Chosen | null {
  const printed = row.supplierArticle ?? row.customerArticle ?? row.description;
  if (line?.item_number != null)
    return {
      value: line.item_number,
      confidence: line.confidence,
      places: printed?.places ?? [],
      because: line.because,
    };
  return hasProducts ? null : row.supplierArticle;
}

function articleDoubts(
  lines: readonly ArticleResolution[],
  articles: readonly (Chosen | null)[],
  draft: Draft,
  hasProducts: boolean,
): Doubt[] {
  if (!hasProducts) return [];
  return articles.flatMap((article, index) => {
    if (article) return [];
    const row = draft.rows[index]!;
    return [
      articleDoubt(index, lines[index] ?? null, (row.customerArticle ?? row.description)?.places ?? []),
    ];
  });
}
