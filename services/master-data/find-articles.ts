import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ArticleResolution, LineToResolve } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { unresolved } from './article-resolution.ts';
import { type FindByDescriptionContext, findByDescription } from './find-by-description.ts';
import { type FindByMappingContext, findByMapping } from './find-by-mapping.ts';
import { findByNumber } from './find-by-number.ts';

export type FindArticlesContext = FindByMappingContext & FindByDescriptionContext;

/** Descriptions looked up for one order: 8 ms each among a million products, of the 10 s that a caller waits. */
const mostDescriptions = 500;

/**
 * The client's article of each order line, in their order: by what the customer's number is mapped to, else by our own
 * number or a trade number, else by the description, of five hundred lines at most.
 */
export async function findArticles(
  context: FindArticlesContext,
  customerNumber: string | null,
  lines: LineToResolve[],
  language: string,
): Promise<ArticleResolution[]> {
  const found: ArticleResolution[] = [];
  let descriptions = 0;
  for (const line of lines) {
    await nextTurn();
    const byNumber = await byNumbers(context, customerNumber, line, language);
    if (byNumber !== null) {
      found.push(byNumber);
    } else if (line.description && descriptions < mostDescriptions) {
      descriptions += 1;
      found.push(await findByDescription(context, line, language, noNumber(line)));
    } else {
      found.push(unresolved([], noNumber(line)));
    }
  }
  return found;
}

/** The mapping wins, and says so when the line prints one of our numbers that means something else. */
async function byNumbers(
  context: FindArticlesContext,
  customerNumber: string | null,
  line: LineToResolve,
  language: string,
): Promise<ArticleResolution | null> {
  const own = await byOwnNumber(context, line, language);
  const mapped = customerNumber === null ? null : await byMapping(context, customerNumber, line);
  if (mapped === null) return own;
  if (mapped.item_number == null || own?.item_number == null || own.item_number === mapped.item_number)
    return mapped;
  return {
    ...mapped,
    because: `${mapped.because} The mapping wins: ${own.item_number}, which the line prints too, is another article of ours.`,
  };
}

/** The customer's number first: the other may stand in a column that does not say whose it is. */
async function byMapping(
  context: FindArticlesContext,
  customerNumber: string,
  { customer_item_number, supplier_item_number }: LineToResolve,
): Promise<ArticleResolution | null> {
  for (const printed of [customer_item_number, supplier_item_number]) {
    const mapped = printed ? await findByMapping(context, customerNumber, printed) : null;
    if (mapped !== null) return mapped;
  }
  return null;
}

async function byOwnNumber(
  context: FindArticlesContext,
  line: LineToResolve,
  language: string,
): Promise<ArticleResolution | null> {
  let doubtful: ArticleResolution | null = null;
  const printed = [
    { text: line.supplier_item_number, isCustomers: false },
    { text: line.customer_item_number, isCustomers: true },
  ];
  for (const { text, isCustomers } of printed) {
    const own = text ? await findByNumber(context, { text, isCustomers }, line, language) : null;
    if (own?.item_number != null) return own;
    doubtful ??= own;
  }
  return doubtful;
}

function noNumber({ supplier_item_number, customer_item_number }: LineToResolve): string {
  const printed = [supplier_item_number, customer_item_number].filter(Boolean);
  return printed.length > 0
    ? `No article or mapping has the number ${printed.join(' or ')}.`
    : 'The line shows no article number.';
}
