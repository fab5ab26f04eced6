import type {
  ArticleResolution,
  LineToResolve,
  Product,
} from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { candidateOf, isSameLanguage, resolved, unresolved } from './article-resolution.ts';
import { describe, descriptionLikeness, unitAgreement } from './compare-descriptions.ts';
import { gtinKey, looseNumberKey, misreadNumberKey, numberKey, withoutLabel } from './match-keys.ts';
import type { ProductStore } from './product-store.ts';
import type { SimilarTexts } from './similar-texts.ts';

export interface FindByNumberContext {
  products: ProductStore;
  productTexts: SimilarTexts;
}

/** From here on an article counts as found. */
const foundFrom = 0.9;
/** Descriptions that agree so far confirm a number. */
const confirmedFrom = 0.35;
/** Descriptions that agree less speak against it: then the number is the customer's own for something else. */
const contradictedBelow = 0.08;
/** Of several articles of one number, the description decides only with this margin. */
const margin = 0.15;
const shownAsLikely = 0.6;
const lookupLimit = 50;

/** A way to read a printed number. `unconfirmed`: the confidence that it has without a description that agrees. */
interface Reading {
  key: string;
  unconfirmed: number;
  says: (printed: string, product: Product) => string;
}

const sure = (_printed: string, { item_number }: Product) => `${item_number} is our article number.`;
const asGtin = (printed: string, { item_number }: Product) =>
  `${printed} is the trade number (GTIN) of ${item_number}.`;
const roughly = (printed: string, { item_number }: Product) =>
  `${printed} is our article number ${item_number}, written otherwise; the description agrees.`;

/** Our article by the number that a line prints for it; null when no article has that number. */
export async function findByNumber(
  context: FindByNumberContext,
  printed: string,
  line: LineToResolve,
  language: string,
): Promise<ArticleResolution | null> {
  const number = withoutLabel(printed);
  const exact = await context.products.inAllLanguages(number);
  if (exact.length > 0)
    return decide(context, exact, { key: '', unconfirmed: 0.96, says: sure }, number, line, language);
  for (const reading of readingsOf(number)) {
    const products = await context.products.withKey(reading.key, lookupLimit);
    if (products.length > 0) return decide(context, products, reading, number, line, language);
  }
  return null;
}

/** The likeliest first. What is only probable needs a description that agrees. */
function readingsOf(number: string): Reading[] {
  const [gtin, key, loose, misread] = [
    gtinKey(number),
    numberKey(number),
    looseNumberKey(number),
    misreadNumberKey(number),
  ];
  const bare = withoutFirstGroup(number);
  return [
    ...(key === null ? [] : [{ key: `number:${key}`, unconfirmed: 0.92, says: sure }]),
    ...(gtin === null ? [] : [{ key: `gtin:${gtin}`, unconfirmed: 0.96, says: asGtin }]),
    ...(loose === null ? [] : [{ key: `loose:${loose}`, unconfirmed: 0.91, says: sure }]),
    ...(bare === null ? [] : [{ key: `number:${bare}`, unconfirmed: 0.7, says: roughly }]),
    ...(misread === null ? [] : [{ key: `misread:${misread}`, unconfirmed: 0.7, says: roughly }]),
  ];
}

/** `KD-4711-20` without its `KD`: what is left must be a number by itself. */
function withoutFirstGroup(number: string): string | null {
  const rest = /^\p{L}{1,5}[\s.\-/_]*(?=\d)(.+)$/u.exec(number)?.[1];
  const key = numberKey(rest);
  return key !== null && key.length >= 4 ? key : null;
}

function decide(
  { productTexts }: FindByNumberContext,
  products: Product[],
  reading: Reading,
  printed: string,
  line: LineToResolve,
  language: string,
): ArticleResolution {
  const likeness = likenessTo(line, language, productTexts);
  const [best, second] = onePerArticle(products, language)
    .map((product) => ({ product, likeness: likeness(product) }))
    .sort((a, b) => (b.likeness ?? 0) - (a.likeness ?? 0));
  if (second !== undefined && (best!.likeness ?? 0) - (second.likeness ?? 0) < margin) {
    return unresolved(products.map(candidateOf(0.5)), `Several articles have the number ${printed}.`);
  }
  const { product } = best!;
  const confidence = confidenceOf(reading, printed, best!.likeness);
  if (confidence >= foundFrom) return resolved(product, confidence, reading.says(printed, product));
  const because = `${product.item_number} is our article number, but its description does not confirm it.`;
  return unresolved([candidateOf(confidence)(product)], because);
}

/** A number that is ours may be the customer's own for something else: then the descriptions disagree. */
function confidenceOf({ unconfirmed }: Reading, printed: string, likeness: number | null): number {
  // Up to three digits are as likely a position or a pack size.
  const isShort = numberKey(printed)!.length <= 3;
  if (likeness === null) return isShort ? shownAsLikely : unconfirmed;
  if (likeness >= confirmedFrom) return Math.max(unconfirmed, 0.98);
  return isShort || likeness < contradictedBelow ? shownAsLikely : unconfirmed;
}

/** Null when there is nothing to compare: no description, or one of another language. */
function likenessTo(line: LineToResolve, language: string, texts: SimilarTexts) {
  const asked = describe(line.description ?? '');
  const ordered = describe([line.description, line.unit].filter(Boolean).join(' '));
  return (product: Product): number | null => {
    if (asked.words.length + asked.numbers.length === 0 || !isSameLanguage(product.language_code, language))
      return null;
    const article = describe(product.description);
    return descriptionLikeness(asked, article, texts.rarity) + 0.1 * unitAgreement(ordered, article);
  };
}

/** The record in the document's language, else the first. */
function onePerArticle(products: Product[], language: string): Product[] {
  const sorted = [...products].sort(
    (a, b) =>
      Number(isSameLanguage(b.language_code, language)) - Number(isSameLanguage(a.language_code, language)),
  );
  return [...new Map(sorted.toReversed().map((product) => [product.item_number, product])).values()];
}
