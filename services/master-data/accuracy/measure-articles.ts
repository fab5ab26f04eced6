import type { ArticleResolution, LineToResolve } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { findArticles } from '../find-articles.ts';
import { type KnownArticle, makeArticles } from './articles.ts';
import type { Split } from './countries.ts';
import { type Random, seededRandom } from './random.ts';
import { openProducts } from './start-in-memory.ts';

export interface ArticleFigures {
  split: Split;
  /** What the line shows of the article. */
  shown: string;
  lines: number;
  /** Share of the lines whose first candidate is the article. */
  top1: number;
  /** Share of the lines for which an article was named. */
  named: number;
  /** Lines for which another article was named. */
  wrong: number;
  /** Milliseconds a line. */
  p95Ms: number;
}

type Line = Partial<LineToResolve>;
/** Null when it does not apply to this article. */
type Print = (article: KnownArticle, random: Random) => Line | null;

const numberWays: Record<string, Print> = {
  'number as it is': ({ product }) => ({ supplier_item_number: product.item_number }),
  'number without blanks, dashes': ({ product }) => ({
    supplier_item_number: product.item_number.replace(/[-. ]/g, ''),
  }),
  'number without zeros': ({ product }) => ({
    supplier_item_number: product.item_number.replace(/(^|-)0+(?=\d)/g, '$1'),
  }),
  'number with a label': ({ product }) => ({ supplier_item_number: `Art.-Nr. ${product.item_number}` }),
  'number as the customer’s': ({ product }) => ({ customer_item_number: product.item_number }),
  'both numbers, the customer’s unknown': ({ product }, random) => ({
    supplier_item_number: product.item_number,
    customer_item_number: `X${random.digits(6)}`,
  }),
  'GTIN-13': ({ gtin }) => (gtin === null ? null : { supplier_item_number: gtin }),
  'GTIN-14': ({ gtin }) => (gtin === null ? null : { supplier_item_number: `0${gtin}` }),
};
const heldOutNumberWays: Record<string, Print> = {
  'number misread (O, I, S), described': (article, random) => ({
    ...described(article, random),
    supplier_item_number: article.product.item_number.replace(
      /[015]/,
      (digit) => ({ 0: 'O', 1: 'I', 5: 'S' })[digit]!,
    ),
  }),
  'number with a prefix, described': (article, random) => ({
    ...described(article, random),
    supplier_item_number: `KD-${article.product.item_number}`,
  }),
};
const descriptionWays: Record<string, Print> = {
  'description as it is': ({ product }) => ({ description: product.description }),
  'description otherwise written': (article, random) => described(article, random),
};

function described({ product }: KnownArticle, random: Random): Line {
  const words = product.description.split(' ');
  switch (random.below(4)) {
    case 0:
      return { description: [...words.slice(1), words[0]].join(' ') };
    case 1:
      return { description: product.description.replace(/(\d)x(\d)/, '$1 x $2').toUpperCase() };
    case 2:
      return { description: words.map((word, i) => (i === 0 ? word.slice(0, -1) : word)).join(' ') };
    default:
      return { description: product.description.replace(/(\d),(\d)/, '$1.$2').replace('verzinkt', 'verz.') };
  }
}

/** Lines that show the article by one of its numbers or by its description in the document's language. */
export async function measureArticles(
  count: number,
  linesEach: number,
  split: Split,
): Promise<ArticleFigures[]> {
  const random = seededRandom(31);
  const known = makeArticles(count, split, random);
  const context = await openProducts(known.flatMap(({ product, translated }) => [product, translated]));
  const figures: ArticleFigures[] = [];
  for (const [shown, print] of Object.entries({ ...numberWays, ...heldOutNumberWays, ...descriptionWays })) {
    const tally = { lines: 0, top1: 0, named: 0, wrong: 0, times: [] as number[] };
    while (tally.lines < linesEach) {
      const article = random.pick(known);
      const line = article.isTwin ? null : print(article, random);
      if (line === null) continue;
      const { found, ms } = await resolveLine(context, line, article.product.language_code);
      tally.lines += 1;
      tally.times.push(ms);
      const best = found.item_number ?? found.candidates[0]?.number;
      if (best === article.product.item_number) tally.top1 += 1;
      if (found.item_number != null) tally.named += 1;
      if (found.item_number != null && found.item_number !== article.product.item_number) tally.wrong += 1;
    }
    const { lines, top1, named, wrong, times } = tally;
    const p95Ms = times.toSorted((a, b) => a - b)[Math.ceil(lines * 0.95) - 1]!;
    figures.push({ split, shown, lines, top1: top1 / lines, named: named / lines, wrong, p95Ms });
  }
  context.close();
  return figures;
}

/** How many of the planted twins were named by a description alone, of how many. */
export async function measureTwins(
  count: number,
  split: Split,
): Promise<{ split: Split; twins: number; named: number }> {
  const random = seededRandom(32);
  const known = makeArticles(count, split, random);
  const context = await openProducts(known.flatMap(({ product, translated }) => [product, translated]));
  const twins = known.filter(({ isTwin }) => isTwin);
  let named = 0;
  for (const twin of twins) {
    for (const line of [{ description: twin.product.description }, described(twin, random)]) {
      const { found } = await resolveLine(context, line, twin.product.language_code);
      if (found.item_number != null) named += 1;
    }
  }
  context.close();
  return { split, twins: twins.length, named };
}

async function resolveLine(
  context: Parameters<typeof findArticles>[0],
  shown: Line,
  language: string,
): Promise<{ found: ArticleResolution; ms: number }> {
  const line = {
    supplier_item_number: null,
    description: null,
    customer_item_number: null,
    unit: null,
    ...shown,
  };
  const began = performance.now();
  const [found] = await findArticles(context, null, [line], language);
  return { found: found!, ms: performance.now() - began };
}
