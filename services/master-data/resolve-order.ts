import type {
  ResolveOrderRequest,
  ResolveOrderResponse,
} from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { type FindArticleContext, findArticle } from './find-article.ts';
import { type FindCustomerContext, findCustomer } from './find-customer.ts';

export type ResolveOrderContext = FindCustomerContext & FindArticleContext;

/** Finds the customer first, because mappings belong to customers, then the article of each line. */
export async function resolveOrder(
  context: ResolveOrderContext,
  { buyer, lines, language }: ResolveOrderRequest,
): Promise<ResolveOrderResponse> {
  const customer = await findCustomer(context, buyer);
  const articles = await Promise.all(
    lines.map((line) => findArticle(context, customer.customer_number ?? null, line, language)),
  );
  return { customer, lines: articles };
}
