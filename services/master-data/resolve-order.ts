import type {
  ResolveOrderRequest,
  ResolveOrderResponse,
} from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { type FindArticlesContext, findArticles } from './find-articles.ts';
import { type FindCustomerContext, findCustomer } from './find-customer.ts';

export type ResolveOrderContext = FindCustomerContext & FindArticlesContext;

/** Finds the customer first, because mappings belong to customers, then the article of each line. */
export async function resolveOrder(
  context: ResolveOrderContext,
  { buyer, lines, language }: ResolveOrderRequest,
): Promise<ResolveOrderResponse> {
  const customer = await findCustomer(context, buyer);
  return {
    customer,
    lines: await findArticles(context, customer.customer_number ?? null, lines, language),
    has_customers: !(await context.customers.isEmpty()),
    has_products: !(await context.products.isEmpty()),
  };
}
