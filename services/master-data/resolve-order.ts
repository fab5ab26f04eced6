import type {
  CustomerResolution,
  LineToResolve,
  ResolveOrderRequest,
  ResolveOrderResponse,
} from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { unresolved } from './article-resolution.ts';
import { type FindArticlesContext, findArticles } from './find-articles.ts';
import { type FindCustomerContext, findCustomer } from './find-customer.ts';

export type ResolveOrderContext = FindCustomerContext & FindArticlesContext;

/**
 * Finds the customer first, because mappings belong to customers, then the article of each line. A customer that is
 * known is looked up by his number; when he is gone every line stays open, since nobody else's mappings are his.
 */
export async function resolveOrder(
  context: ResolveOrderContext,
  { buyer, lines, language, customer_number: known }: ResolveOrderRequest,
): Promise<ResolveOrderResponse> {
  const customer = known ? await lookUp(context, known) : await findCustomer(context, buyer);
  const number = customer.customer_number ?? null;
  const isGone = known && number === null;
  return {
    customer,
    lines: isGone ? leftOpen(lines, customer.because) : await findArticles(context, number, lines, language),
    has_customers: !(await context.customers.isEmpty()),
    has_products: !(await context.products.isEmpty()),
  };
}

async function lookUp({ customers }: FindCustomerContext, number: string): Promise<CustomerResolution> {
  return (await customers.get(number))
    ? { customer_number: number, confidence: 1, candidates: [], because: 'The order has this customer.' }
    : {
        customer_number: null,
        confidence: 0,
        candidates: [],
        because: `The order's customer ${number} is no customer any more.`,
      };
}

function leftOpen(lines: LineToResolve[], because: string) {
  return lines.map(() => unresolved([], because));
}
