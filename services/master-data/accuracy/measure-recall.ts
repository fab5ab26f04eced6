import type { LineToResolve } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { type FindByDescriptionContext, findByDescription } from '../find-by-description.ts';
import { type SearchCustomersContext, searchCustomers, similarFrom } from '../search-customers.ts';
import type { SimilarTexts } from '../similar-texts.ts';
import { heldOutWritings, writeLine, writings } from './article-lines.ts';
import type { Split } from './countries.ts';
import { openCatalogue } from './measure-articles.ts';
import { allVariants, percentile, queryFor, whoFits } from './measure-search.ts';
import { makeCustomers } from './parties.ts';
import { seededRandom } from './random.ts';
import { openCustomers } from './start-in-memory.ts';

/** The index against weighing every record, by what comes out at the end. */
export interface RecallFigures {
  /** How the records were sought. */
  variant: string;
  split: Split;
  queries: number;
  /** Share of the queries whose first hit, or the article that was named or not, is the same. */
  first: number;
  /** Share of the hits of weighing every record (ten customers, five articles) that the index has, or as good ones. */
  recall: number;
  /** The same of those that are likely meant; the others share a trade or a town with what is sought. */
  recallOfLikely: number;
  /** Milliseconds with the index. */
  p95Ms: number;
}

/** Of a customer: nearly all words agree. Of an article, whose hints are worth 0.6 at most: likewise. */
const likelyFrom = { customers: 0.7, articles: 0.45 };

interface Hit {
  number: string;
  score: number;
}

/** Each record, whatever it is like: so that all are weighed. */
function everyText(ids: number[], texts: SimilarTexts): SimilarTexts {
  const all = ids.map((id) => ({ id, letters: 1, meaning: 0 }));
  return { ...texts, nearest: async () => all };
}

/** `onQuery` hears of each, for progress. */
export async function measureCustomerRecall(
  count: number,
  queriesEach: number,
  split: Split,
  onQuery: () => void = () => {},
): Promise<RecallFigures[]> {
  const random = seededRandom(12);
  const known = makeCustomers(count, split, random);
  const context = await openCustomers(known.map(({ customer }) => customer));
  const fitting = whoFits(known.map(({ customer }) => customer));
  const records = await context.customers.following(0, count);
  const whole = {
    customers: { ...context.customers, withIds: async () => records },
    customerTexts: everyText(
      records.map(({ id }) => id),
      context.customerTexts,
    ),
  };
  const hitsOf = async (parts: SearchCustomersContext, query: string, topK: number): Promise<Hit[]> => {
    const { customers } = await searchCustomers(parts, query, topK);
    return customers
      .map(({ number, similarity }) => ({ number, score: similarity ?? 0 }))
      .filter(({ score }) => score >= similarFrom)
      .slice(0, 10);
  };
  const figures: RecallFigures[] = [];
  for (const [variant, change] of Object.entries(allVariants)) {
    const tally = newTally();
    while (tally.times.length < queriesEach) {
      const query = queryFor(random.pick(known), change, fitting, random);
      if (query === null) continue;
      const found = await timed(tally, () => hitsOf(context, query, 10));
      // All are weighed when all are wanted.
      compare(tally, found, await hitsOf(whole, query, count), likelyFrom.customers);
      onQuery();
    }
    figures.push(figuresOf(variant, split, tally));
  }
  context.close();
  return figures;
}

/** `count` articles, each in two languages. */
export async function measureArticleRecall(
  count: number,
  queriesEach: number,
  split: Split,
  onQuery: () => void = () => {},
): Promise<RecallFigures[]> {
  const { known, context, countFitting, random } = await openCatalogue(count, split, 33);
  const records = await context.products.following(0, 2 * count);
  const whole = {
    products: { ...context.products, withIds: async () => records },
    productTexts: everyText(
      records.map(({ id }) => id),
      context.productTexts,
    ),
  };
  const hitsOf = async (
    parts: FindByDescriptionContext,
    line: LineToResolve,
    language: string,
  ): Promise<Hit[]> => {
    const { candidates } = await findByDescription(parts, line, language, '');
    return candidates.map(({ number, score }) => ({ number, score }));
  };
  const figures: RecallFigures[] = [];
  for (const [variant, write] of Object.entries({ ...writings, ...heldOutWritings })) {
    const tally = newTally();
    for (let tried = 0; tally.times.length < queriesEach && tried < 1_000; tried++) {
      const article = random.pick(known);
      const written = writeLine(article, write, countFitting, random);
      if (written === null) continue;
      const line = {
        supplier_item_number: null,
        customer_item_number: null,
        description: written.line.description ?? null,
        unit: written.line.unit ?? null,
      };
      const found = await timed(tally, () => hitsOf(context, line, article.language));
      compare(tally, found, await hitsOf(whole, line, article.language), likelyFrom.articles);
      onQuery();
    }
    if (tally.times.length > 0) figures.push(figuresOf(variant, split, tally));
  }
  context.close();
  return figures;
}

interface Tally {
  times: number[];
  first: number;
  /** How many hits weighing every record gives, and how many of them were found. */
  all: { best: number; found: number };
  likely: { best: number; found: number };
}

function newTally(): Tally {
  return { times: [], first: 0, all: { best: 0, found: 0 }, likely: { best: 0, found: 0 } };
}

async function timed<T>(tally: Tally, search: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const found = await search();
  tally.times.push(performance.now() - began);
  return found;
}

/** Hits of equal score are as good as each other: which of them is shown is chance. */
function compare(tally: Tally, found: Hit[], best: Hit[], likely: number): void {
  const isAsGood = (hit: Hit, place: number) => Math.abs((found[place]?.score ?? 0) - hit.score) < 1e-6;
  if (best.length === 0 || isAsGood(best[0]!, 0)) tally.first += 1;
  for (const [place, hit] of best.entries()) {
    for (const part of hit.score >= likely ? [tally.all, tally.likely] : [tally.all]) {
      part.best += 1;
      if (isAsGood(hit, place)) part.found += 1;
    }
  }
}

function figuresOf(variant: string, split: Split, { times, first, all, likely }: Tally): RecallFigures {
  const share = ({ best, found }: Tally['all']) => (best === 0 ? 1 : found / best);
  return {
    variant,
    split,
    queries: times.length,
    first: first / times.length,
    recall: share(all),
    recallOfLikely: share(likely),
    p95Ms: percentile(times, 0.95),
  };
}
