import type {
  ArticleResolution,
  LineToResolve,
  Product,
} from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { candidateOf, isSameLanguage, resolved, unresolved } from './article-resolution.ts';
import { ask, type Fit, fitOf, isToldFrom } from './compare-descriptions.ts';
import type { Rarity } from './compare-names.ts';
import { describe } from './describe-goods.ts';
import { isOtherGoods } from './other-goods.ts';
import type { ProductStore } from './product-store.ts';
import { partsApart, withPartsApart } from './search-text.ts';
import type { SimilarTexts } from './similar-texts.ts';

export interface FindByDescriptionContext {
  products: ProductStore;
  productTexts: SimilarTexts;
}

/** Records whose descriptions are compared word by word: of the nearest, and of those as alike as the best of them. */
const nearestCompared = 40;
const compared = 100;
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
  id: number;
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
  const { articles, isWhole } = await articlesLike(context, line, language);
  const [best, ...others] = articles;
  if (best === undefined) return unresolved([], because);
  const { there, hasAllNumbers, lacksKnownWord } = best.fit;
  const isOther = isOtherGoods(line.description ?? '', best.product.description);
  const isLike =
    best.score >= namedFrom && there >= foundFrom && hasAllNumbers && !lacksKnownWord && !isOther;
  const equals = others.filter(({ fit }) => !isToldFrom(best.fit, fit));
  if (isLike && isWhole && equals.length === 0) {
    return resolved(
      best.product,
      confidenceByDescription,
      `${because} Its description names this article alone.`,
    );
  }
  const candidates = [best, ...(isLike && equals.length > 0 ? equals : others)]
    .filter(({ score }) => score >= shownFrom)
    .map(({ product, score }) => candidateOf(Math.min(1, score) * hintAtMost)(product));
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
  const isOther = ({ description }: Product) => isOtherGoods(line.description ?? '', description);
  const own = scoreFor(context.productTexts.rarity, line, language)(product);
  const isOwnOther = isOther(product);
  const { articles } = await articlesLike(context, line, language);
  const better = articles.find(
    (other) =>
      other.product.item_number !== product.item_number &&
      other.score >= speaksFrom &&
      !isOther(other.product) &&
      (isToldFrom(other.fit, own.fit) || (isOwnOther && other.score >= own.score)),
  );
  return better?.product ?? null;
}

/** What a line is ordered in may say more of the goods: `box of 12`. */
function textToSeek({ description, unit }: LineToResolve): string {
  return [description, unit].filter(Boolean).join(' ');
}

/** How often the best of what was found leads to a better one. */
const mostRounds = 4;

/**
 * One record for each article, that of the document's language before others; best first. `isWhole`: every article that
 * says as much of the line as the best one is among them. Of many that share the rare words `nearest` gives some only.
 */
async function articlesLike(
  context: FindByDescriptionContext,
  line: LineToResolve,
  language: string,
): Promise<{ articles: Scored[]; isWhole: boolean }> {
  const { productTexts } = context;
  const text = textToSeek(line);
  const near = await productTexts.nearest(withPartsApart(text), nearestCompared);
  const scored = await scoreRecords(
    context,
    near.map(({ id }) => id),
    line,
    language,
  );
  let [alikeTo, alike]: [number, number[]] = [0, []];
  for (let round = 1; scored.length > 0 && round <= mostRounds; round++) {
    scored.sort((a, b) => b.score - a.score || (a.product.item_number < b.product.item_number ? -1 : 1));
    const { id, fit } = scored[0]!;
    if (id !== alikeTo) alike = productTexts.asAlike(partsApart(text), id, compared);
    alikeTo = id;
    const known = new Set(scored.map((each) => each.id));
    const unknown = alike.filter((each) => !known.has(each));
    if (unknown.length === 0) {
      // One of which the line says all is among the shortest, and so is its equal.
      const isWhole = alike.length < compared || (fit.unsaid === 0 && alike.includes(id));
      return { articles: onePerArticle(scored), isWhole };
    }
    scored.push(...(await scoreRecords(context, unknown, line, language)));
  }
  return { articles: onePerArticle(scored), isWhole: false };
}

async function scoreRecords(
  { products, productTexts }: FindByDescriptionContext,
  ids: number[],
  line: LineToResolve,
  language: string,
): Promise<Scored[]> {
  const score = scoreFor(productTexts.rarity, line, language);
  return (await products.withIds(ids)).map(({ id, product }) => ({ id, product, ...score(product) }));
}

/** The first of each. */
function onePerArticle(scored: Scored[]): Scored[] {
  const known = new Set<string>();
  return scored.filter(({ product: { item_number } }) => !known.has(item_number) && known.add(item_number));
}

function scoreFor(
  rarity: Rarity,
  { description, unit }: LineToResolve,
  language: string,
): (product: Product) => Pick<Scored, 'score' | 'fit'> {
  const asked = ask(description, unit);
  return (product) => {
    const article = describe(product.description);
    const sold = product.remark ? article.units.union(describe(product.remark).units) : article.units;
    const fit = fitOf(asked, article, sold, rarity);
    const byLanguage = isSameLanguage(product.language_code, language) ? 1 : otherLanguage;
    return { fit, score: fit.score * byLanguage + unitWeight * fit.unit };
  };
}
