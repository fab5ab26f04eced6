import type {
  ArticleResolution,
  LineToResolve,
  Product,
} from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { candidateOf, isSameLanguage, resolved, unresolved } from './article-resolution.ts';
import { ask, type Fit, fitOf, isToldFrom } from './compare-descriptions.ts';
import { describe } from './describe-goods.ts';
import { isOtherGoods } from './other-goods.ts';
import type { ProductStore } from './product-store.ts';
import { withPartsApart } from './search-text.ts';
import type { Similar, SimilarTexts } from './similar-texts.ts';

export interface FindByDescriptionContext {
  products: ProductStore;
  productTexts: SimilarTexts;
}

/** Records whose descriptions are compared word by word. */
const compared = 100;
/** When the last of them shares nearly as much as the first, an equal one may have been left out. */
const alikeFrom = 0.97;
/** From here on a description names the article, if it can be told from every other. */
const namedFrom = 0.7;
/** So much of what the line says must be found. */
const foundFrom = 0.8;
const unitWeight = 0.06;
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
  fit: Fit;
}

/** The article that a line's description names, or those that it resembles. `because` begins the reason. */
export async function findByDescription(
  context: FindByDescriptionContext,
  line: LineToResolve,
  language: string,
  because: string,
): Promise<ArticleResolution> {
  const near = await context.productTexts.nearest(textToSeek(line), compared);
  const [best, ...others] = await scoreArticles(context, near, line, language);
  if (best === undefined) return unresolved([], because);
  const { there, hasAllNumbers, lacksKnownWord } = best.fit;
  const isOther = isOtherGoods(line.description ?? '', best.product.description);
  const isLike =
    best.score >= namedFrom && there >= foundFrom && hasAllNumbers && !lacksKnownWord && !isOther;
  const isCutAmongAlike = near.length >= compared && near[compared - 1]!.letters > alikeFrom;
  if (isLike && !isCutAmongAlike && others.every(({ fit }) => isToldFrom(best.fit, fit))) {
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
    isLike
      ? `${because} Its description fits several articles almost equally well.`
      : `${because} Its description resembles some.`,
  );
}

/** Less alike than this, a description speaks for nothing. */
const speaksFrom = 0.6;

/** The article that a line's description means rather than this one; null when none does. */
export async function fittingBetter(
  context: FindByDescriptionContext,
  product: Product,
  line: LineToResolve,
  language: string,
): Promise<Product | null> {
  if (!line.description) return null;
  const near = await context.productTexts.nearest(textToSeek(line), compared);
  const own = scoreFor(context, line, language)(product);
  const others = await scoreArticles(context, near, line, language);
  const better = others.find(
    (other) =>
      other.product.item_number !== product.item_number &&
      other.score >= speaksFrom &&
      isToldFrom(other.fit, own.fit),
  );
  return better?.product ?? null;
}

/** What a line is ordered in may say more of the goods: `box of 12`. */
function textToSeek({ description, unit }: LineToResolve): string {
  return withPartsApart([description, unit].filter(Boolean).join(' '));
}

/** One record for each article, that of the document's language before others; best first. */
async function scoreArticles(
  context: FindByDescriptionContext,
  near: Similar[],
  line: LineToResolve,
  language: string,
): Promise<Scored[]> {
  const score = scoreFor(context, line, language);
  const best = new Map<string, Scored>();
  for (const { product } of await context.products.withIds(near.map(({ id }) => id))) {
    const scored = score(product);
    const known = best.get(product.item_number);
    if (known === undefined || known.score < scored.score) best.set(product.item_number, scored);
  }
  return [...best.values()].sort(
    (a, b) => b.score - a.score || (a.product.item_number < b.product.item_number ? -1 : 1),
  );
}

function scoreFor(
  { productTexts }: FindByDescriptionContext,
  { description, unit }: LineToResolve,
  language: string,
): (product: Product) => Scored {
  const asked = ask(description, unit);
  return (product) => {
    const article = describe(product.description);
    const sold = product.remark ? article.units.union(describe(product.remark).units) : article.units;
    const fit = fitOf(asked, article, sold, productTexts.rarity);
    const byLanguage = isSameLanguage(product.language_code, language) ? 1 : otherLanguage;
    return { product, fit, score: fit.score * byLanguage + unitWeight * fit.unit };
  };
}
