import type {
  ArticleResolution,
  LineToResolve,
  Product,
} from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { candidateOf, isSameLanguage, resolved, unresolved } from './article-resolution.ts';
import { type Description, describe, descriptionLikeness, unitAgreement } from './compare-descriptions.ts';
import type { ProductStore } from './product-store.ts';
import { withPartsApart } from './search-text.ts';
import type { Similar, SimilarTexts } from './similar-texts.ts';

export interface FindByDescriptionContext {
  products: ProductStore;
  productTexts: SimilarTexts;
}

/** Records whose descriptions are compared word by word. */
const compared = 60;
/** When the last of them shares nearly as much as the first, an equal one may have been left out. */
const alikeFrom = 0.97;
/** From here on a description names the article, if no other fits nearly as well. */
const namedFrom = 0.85;
/** To the next article: less is a colour or a size that the line leaves open. */
const margin = 0.07;
const unitWeight = 0.06;
/** Less alike than this, a description speaks for nothing. */
const confirmedFrom = 0.6;
/** Of another language than the document's, words agree by chance. */
const otherLanguage = 0.85;
/** Less likely ones do not help the person who decides. */
const shownFrom = 0.3;
/** A hint's score: it is not enough to be taken. */
const hintAtMost = 0.6;
/** A description may mean another article of the same words. */
const confidenceByDescription = 0.92;

interface Scored {
  product: Product;
  score: number;
}

/** The article that a line's description names, or those that it resembles. `because` begins the reason. */
export async function findByDescription(
  context: FindByDescriptionContext,
  line: LineToResolve,
  language: string,
  because: string,
): Promise<ArticleResolution> {
  const near = await context.productTexts.nearest(withPartsApart(line.description!), compared);
  const [best, ...others] = await scoreArticles(context, near, line, language);
  if (best === undefined) return unresolved([], because);
  const second = others[0]?.score ?? 0;
  const isCutAmongAlike = near.length >= compared && near[compared - 1]!.letters > alikeFrom;
  if (best.score >= namedFrom && best.score - second >= margin && !isCutAmongAlike) {
    return resolved(
      best.product,
      confidenceByDescription,
      `${because} Its description names this article alone.`,
    );
  }
  const shown = [best, ...others].filter(({ score }) => score >= shownFrom);
  const candidates = shown.map(({ product, score }) => candidateOf(Math.min(1, score) * hintAtMost)(product));
  if (candidates.length === 0) return unresolved([], because);
  return unresolved(
    candidates,
    best.score >= namedFrom
      ? `${because} Its description fits several articles almost equally well.`
      : `${because} Its description resembles some.`,
  );
}

/** Less is the same likeness, written otherwise. */
const betterBy = 0.03;

/** The article that a line's description fits better than that of this one; null when none does. */
export async function fittingBetter(
  context: FindByDescriptionContext,
  product: Product,
  line: LineToResolve,
  language: string,
): Promise<Product | null> {
  if (!line.description) return null;
  const near = await context.productTexts.nearest(withPartsApart(line.description), compared);
  const scored = await scoreArticles(context, near, line, language);
  const best = scored[0];
  if (best === undefined || best.score < confirmedFrom) return null;
  const own = scored.find((other) => other.product.item_number === product.item_number)?.score ?? 0;
  return best.score > own + betterBy ? best.product : null;
}

/** One record for each article, that of the document's language before others; best first. */
async function scoreArticles(
  { products, productTexts }: FindByDescriptionContext,
  near: Similar[],
  line: LineToResolve,
  language: string,
): Promise<Scored[]> {
  const asked = describe(line.description!);
  const ordered = describe([line.description, line.unit].filter(Boolean).join(' '));
  const best = new Map<string, Scored>();
  for (const { product } of await products.withIds(near.map(({ id }) => id))) {
    const score = scoreOf(product, asked, ordered, language, productTexts.rarity);
    const known = best.get(product.item_number);
    if (known === undefined || known.score < score) best.set(product.item_number, { product, score });
  }
  return [...best.values()].sort(
    (a, b) => b.score - a.score || (a.product.item_number < b.product.item_number ? -1 : 1),
  );
}

function scoreOf(
  product: Product,
  asked: Description,
  ordered: Description,
  language: string,
  rarity: (word: string) => number,
): number {
  const likeness = descriptionLikeness(asked, describe(product.description), rarity);
  const sold = describe([product.description, product.remark].filter(Boolean).join(' '));
  const byLanguage = isSameLanguage(product.language_code, language) ? 1 : otherLanguage;
  return likeness * byLanguage + unitWeight * unitAgreement(ordered, sold);
}
