import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ArticleResolution, LineToResolve } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { unresolved } from './article-resolution.ts';
import { type FindByDescriptionContext, findByDescription } from './find-by-description.ts';
import { type FindByMappingContext, findByMapping } from './find-by-mapping.ts';
import { findByNumber } from './find-by-number.ts';
import { printedGtins } from './match-keys.ts';

export type FindArticlesContext = FindByMappingContext & FindByDescriptionContext;

/** Descriptions looked up for one order: 8 ms each among a million products, of the 10 s that a caller waits. */
const mostDescriptions = 500;
/** Of two articles that are as likely meant. */
const equal = 0.5;

/**
 * The client's article of each order line, in their order: by what the customer's number is mapped to, else by our own
 * number or a trade number, else by the description, of five hundred lines at most. Of a line that was decided before only
 * the mapping is looked up.
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
    if (line.decided && !(await isMapped(context, customerNumber, line))) {
      found.push(notMapped);
      continue;
    }
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

const notMapped = unresolved([], 'The customer has mapped no number of the line.');

async function isMapped(
  context: FindByMappingContext,
  customerNumber: string | null,
  { customer_item_number, supplier_item_number }: LineToResolve,
): Promise<boolean> {
  if (customerNumber === null) return false;
  for (const number of [customer_item_number, supplier_item_number])
    if (number && (await findByMapping(context, customerNumber, number)) !== null) return true;
  return false;
}

/**
 * The mapping wins, and says so when the line prints one of our numbers that means something else. But a number that
 * stands as ours beside the customer's own is hardly his: there mapping and article leave it open.
 */
async function byNumbers(
  context: FindArticlesContext,
  customerNumber: string | null,
  line: LineToResolve,
  language: string,
): Promise<ArticleResolution | null> {
  const own = await byOwnNumber(context, line, language);
  if (customerNumber === null) return own;
  const { customer_item_number: his, supplier_item_number: ours } = line;
  const mapped = his ? await findByMapping(context, customerNumber, his) : null;
  if (mapped !== null) return isOther(own, mapped) ? mappingWins(mapped, own) : mapped;
  // It may be his, in a column that does not say whose numbers it has.
  const mappedAsHis = ours ? await findByMapping(context, customerNumber, ours) : null;
  if (mappedAsHis === null) return own;
  if (!isOther(own, mappedAsHis)) return mappedAsHis;
  if (!his) return mappingWins(mappedAsHis, own);
  const isOurs =
    own.item_number == null ? `. ${own.because}` : `, and the line's number of ours is ${own.item_number}.`;
  const open = unresolved(
    [...mappedAsHis.candidates, ...own.candidates].map((candidate) => ({ ...candidate, score: equal })),
    `${ours} is mapped to ${mappedAsHis.item_number} as the customer's number, but stands as ours beside his own ${his}${isOurs}`,
  );
  return { ...open, is_mapped: true };
}

/** Whether the line's own numbers name another article than the mapping, or leave it open between others. */
function isOther(own: ArticleResolution | null, mapped: ArticleResolution): own is ArticleResolution {
  if (own === null || mapped.item_number == null) return false;
  if (own.item_number != null) return own.item_number !== mapped.item_number;
  return own.candidates.length > 1 && own.candidates.every(({ number }) => number !== mapped.item_number);
}

function mappingWins(mapped: ArticleResolution, own: ArticleResolution): ArticleResolution {
  const conflict =
    own.item_number == null
      ? own.because
      : `${own.item_number}, which the line prints too, is another article of ours.`;
  return { ...mapped, because: `${mapped.because} The mapping wins: ${conflict}` };
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
    { text: gtinWithin(line.description), isCustomers: false },
  ];
  for (const { text, isCustomers } of printed) {
    const found = text ? await findByNumber(context, { text, isCustomers }, line, language) : null;
    if (found?.isSettled) return found.article;
    doubtful ??= found?.article ?? null;
  }
  return doubtful;
}

/** The trade number that a description holds; null when it holds several, of which one may be of the carton. */
function gtinWithin(description: string | null | undefined): string | null {
  const [gtin, ...others] = new Set(printedGtins(description));
  return gtin !== undefined && others.length === 0 ? gtin : null;
}

function noNumber({ supplier_item_number, customer_item_number }: LineToResolve): string {
  const printed = [supplier_item_number, customer_item_number].filter(Boolean);
  return printed.length > 0
    ? `No article or mapping has the number ${printed.join(' or ')}.`
    : 'The line shows no article number.';
}
