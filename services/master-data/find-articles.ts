import { setImmediate as nextTurn } from 'node:timers/promises';
import type {
  ArticleResolution,
  Candidate,
  LineToResolve,
} from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { candidateOf, isSameLanguage, unresolved } from './article-resolution.ts';
import { type FindByNumberContext, findByNumber } from './find-by-number.ts';
import { parseProductKey } from './product-key.ts';
import type { Embed, Nearest, VectorIndex } from './vector-index.ts';

export interface FindArticlesContext extends FindByNumberContext {
  productVectors: VectorIndex;
  embed: Embed;
}

/** Some lookups in memory or in a file that is in memory: a millisecond or two. */
const linesATurn = 25;
/** A search costs 10 ms among 20,000 products, and whoever must fill in fifty lines can do without a hint for more. */
const mostHints = 50;
const describedSimilarity = 0.35;
/** A description alone never decides: sizes and colours differ in a letter. */
const describedAtMost = 0.6;
/** More than are shown, since one article may come in several languages. */
const hitsPerLine = 15;

/**
 * The client's article of each order line, in their order: by its number, else a hint by its description, for the
 * first fifty such lines.
 */
export async function findArticles(
  context: FindArticlesContext,
  customerNumber: string | null,
  lines: LineToResolve[],
  language: string,
): Promise<ArticleResolution[]> {
  const found: (ArticleResolution | null)[] = [];
  for (const [index, line] of lines.entries()) {
    if (index % linesATurn === linesATurn - 1) await nextTurn();
    found.push(await findByNumber(context, customerNumber, line, language));
  }
  const open = lines.filter((line, index) => found[index] === null && line.description);
  const hints = await findResembling(context, open.slice(0, mostHints), language);
  return lines.map((line, index) => found[index] ?? hinted(line, hints.get(line) ?? []));
}

/** Articles whose descriptions resemble a line's, best first. */
async function findResembling(
  context: FindArticlesContext,
  lines: LineToResolve[],
  language: string,
): Promise<Map<LineToResolve, Candidate[]>> {
  const vectors = await context.embed(lines.map((line) => line.description!));
  const nearest = await context.productVectors.nearest(vectors, hitsPerLine, describedSimilarity);
  const hints = new Map<LineToResolve, Candidate[]>();
  for (const [index, { hits }] of nearest.entries()) {
    if (index % linesATurn === linesATurn - 1) await nextTurn();
    hints.set(lines[index]!, await candidatesOf(context, hits, language));
  }
  return hints;
}

async function candidatesOf(
  { products }: FindArticlesContext,
  hits: Nearest['hits'],
  language: string,
): Promise<Candidate[]> {
  const candidates = new Map<string, Candidate>();
  for (const { key, similarity } of hits) {
    const product = await products.get(...parseProductKey(key));
    if (product === undefined || candidates.has(product.item_number)) continue;
    const score = similarity * (isSameLanguage(product.language_code, language) ? 1 : 0.9) * describedAtMost;
    candidates.set(product.item_number, candidateOf(score)(product));
  }
  return [...candidates.values()].sort((a, b) => b.score - a.score);
}

function hinted({ printed_number }: LineToResolve, candidates: Candidate[]): ArticleResolution {
  const because = printed_number
    ? `No article or mapping has the number ${printed_number}.`
    : 'The line shows no article number.';
  return unresolved(
    candidates,
    candidates.length > 0 ? `${because} Its description resembles some.` : because,
  );
}
