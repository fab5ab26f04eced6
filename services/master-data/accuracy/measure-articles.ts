import type { ArticleResolution } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { findArticles } from '../find-articles.ts';
import {
  countFittingAmong,
  heldOutWritings,
  isDetermined,
  leavingOpen,
  type Writing,
  writeLine,
  writings,
} from './article-lines.ts';
import { makeArticles } from './articles.ts';
import type { Split } from './countries.ts';
import { type Line, numberWays, type Print, plantedNumbers } from './printed-numbers.ts';
import { seededRandom } from './random.ts';
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
  /** Lines for which another article was named, or any where none is right. */
  wrong: number;
  /** Milliseconds a line. */
  p95Ms: number;
}

/** Lines of `count` articles, and what they are held against. */
export async function openCatalogue(count: number, split: Split, seed: number) {
  const random = seededRandom(seed);
  const known = makeArticles(count, split, random);
  const context = await openProducts(known.flatMap(({ product, translated }) => [product, translated]));
  return { split, random, known, context, countFitting: countFittingAmong(known) };
}

export type Catalogue = Awaited<ReturnType<typeof openCatalogue>>;

/** Lines that print one of the article's numbers, some with a description. */
export async function measureNumbers(catalogue: Catalogue, linesEach: number): Promise<ArticleFigures[]> {
  const figures: (ArticleFigures | null)[] = [];
  for (const [shown, print] of Object.entries(numberWays)) {
    figures.push(await measureLines(catalogue, shown, linesEach, print));
  }
  return figures.filter((each) => each !== null);
}

/** Lines that describe the article so that no other fits as well. */
export async function measureDescriptions(
  catalogue: Catalogue,
  linesEach: number,
): Promise<ArticleFigures[]> {
  const figures: (ArticleFigures | null)[] = [];
  const alone =
    (write: Writing): Print =>
    (article, random) => {
      const written = writeLine(article, write, catalogue.countFitting, random);
      return written?.fitting === 1 ? written.line : null;
    };
  for (const [shown, write] of Object.entries({ ...writings, ...heldOutWritings })) {
    figures.push(await measureLines(catalogue, shown, linesEach, alone(write)));
  }
  return figures.filter((each) => each !== null);
}

/**
 * Lines for which no article is right: descriptions of twins, such as leave open what tells the articles of a series
 * apart, and customers' own numbers that are ours by chance. `named` is to be 0.
 */
export async function measurePlanted(catalogue: Catalogue, linesEach: number): Promise<ArticleFigures[]> {
  const { known, countFitting } = catalogue;
  const twins: Print = (article, random) => {
    if (!article.isTwin) return null;
    const written = writeLine(article, random.pick(Object.values(writings)), countFitting, random);
    return written === null || isDetermined(written) ? null : written.line;
  };
  const open: Print = (article, random) => {
    const written = writeLine(article, leavingOpen, countFitting, random);
    return written === null || isDetermined(written) ? null : written.line;
  };
  const planted = {
    'description of a twin': twins,
    'size, colour or pack left open': open,
    ...plantedNumbers(known),
  };
  const figures: (ArticleFigures | null)[] = [];
  for (const [shown, print] of Object.entries(planted)) {
    figures.push(await measureLines(catalogue, shown, linesEach, print, true));
  }
  return figures.filter((each) => each !== null);
}

/** Null when it applies to no article of these families. */
async function measureLines(
  { split, random, known, context }: Catalogue,
  shown: string,
  count: number,
  print: Print,
  withTwins = false,
): Promise<ArticleFigures | null> {
  const tally = { lines: 0, top1: 0, named: 0, wrong: 0, times: [] as number[] };
  for (let tried = 0; tally.lines < count && tried < count * 1_000; tried++) {
    const article = random.pick(known);
    const line = article.isTwin && !withTwins ? null : print(article, random);
    if (line === null) continue;
    const { found, ms } = await resolveLine(context, line, article.language);
    tally.lines += 1;
    tally.times.push(ms);
    const best = found.item_number ?? found.candidates[0]?.number;
    if (best === article.product.item_number) tally.top1 += 1;
    if (found.item_number != null) tally.named += 1;
    if (found.item_number != null && (withTwins || found.item_number !== article.product.item_number))
      tally.wrong += 1;
  }
  const { lines, top1, named, wrong, times } = tally;
  if (lines === 0) return null;
  const p95Ms = times.toSorted((a, b) => a - b)[Math.ceil(lines * 0.95) - 1]!;
  return { split, shown, lines, top1: top1 / lines, named: named / lines, wrong, p95Ms };
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
