import type {
  ArticleResolution,
  CustomerResolution,
  ResolveOrderRequest,
  ResolveOrderResponse,
} from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { type FindArticlesContext, findArticles } from './find-articles.ts';
import { type FindCustomerContext, findCustomer } from './find-customer.ts';

export type ResolveOrderContext = FindCustomerContext & FindArticlesContext;

/**
 * Finds the customer first, because mappings belong to customers, then the article of each line. A customer that is
 * known is looked up by his number; when he is gone so are his mappings, nobody else's count, and a line that stays open
 * says so.
 */
export async function resolveOrder(
  context: ResolveOrderContext,
  { buyer, lines, language, customer_number: known }: ResolveOrderRequest,
): Promise<ResolveOrderResponse> {
  const customer = known ? await lookUp(context, known) : await findCustomer(context, buyer);
  const number = customer.customer_number ?? null;
  const articles = await findArticles(context, number, lines, language);
  return {
    customer,
    lines: known && number === null ? articles.map(withReason(customer.because)) : articles,
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

/** Why no mapping was looked up, for a line that is not decided without one. */
function withReason(because: string): (article: ArticleResolution) => ArticleResolution {
  return (article) =>
    article.item_number == null ? { ...article, because: `${article.because} ${because}` } : article;
}
