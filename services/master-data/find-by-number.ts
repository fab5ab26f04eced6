import type {
  ArticleResolution,
  LineToResolve,
  Mapping,
  Product,
} from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { candidateOf, isSameLanguage, mappedCandidate, resolved, unresolved } from './article-resolution.ts';
import { textSimilarity } from './compare-texts.ts';
import type { MappingStore } from './mapping-store.ts';
import { numberKey } from './match-keys.ts';
import type { ProductStore } from './product-store.ts';

export interface FindByNumberContext {
  products: ProductStore;
  mappings: MappingStore;
}

/** From here on an article counts as found. */
const foundFrom = 0.9;

/** What a line's number leads to: by the customer's mapping, else as our own number; null when to nothing. */
export async function findByNumber(
  context: FindByNumberContext,
  customerNumber: string | null,
  line: LineToResolve,
  language: string,
): Promise<ArticleResolution | null> {
  const key = numberKey(line.printed_number);
  if (key === null) return null;
  const mapped = customerNumber === null ? null : await byMapping(context, customerNumber, line, key);
  return mapped ?? byOwnNumber(context, line, key, language);
}

async function byMapping(
  context: FindByNumberContext,
  customerNumber: string,
  line: LineToResolve,
  key: string,
): Promise<ArticleResolution | null> {
  const exact = await context.mappings.get(customerNumber, line.printed_number!);
  const mappings = exact ? [exact] : await context.mappings.withKey(customerNumber, key);
  const [mapping] = mappings;
  if (mapping === undefined) return null;
  const printed = line.printed_number;
  if (new Set(mappings.map(({ item_number }) => item_number)).size > 1) {
    return unresolved(
      mappings.map(mappedCandidate),
      `The customer's number ${printed} is mapped to several articles.`,
    );
  }
  const product = await findProduct(context, mapping);
  if (product === undefined) {
    const because = `The customer's number ${printed} is mapped to article ${mapping.item_number}, which does not exist.`;
    return unresolved([mappedCandidate(mapping)], because);
  }
  return resolved(
    product,
    exact ? 0.99 : 0.95,
    `The customer's number ${printed} is mapped to this article.`,
  );
}

async function findProduct(
  { products }: FindByNumberContext,
  mapping: Mapping,
): Promise<Product | undefined> {
  const inLanguage = await products.get(mapping.item_number, mapping.language_code);
  if (inLanguage !== undefined) return inLanguage;
  const alike = await products.withKey(numberKey(mapping.item_number) ?? '');
  return alike.find(({ item_number }) => item_number === mapping.item_number);
}

async function byOwnNumber(
  context: FindByNumberContext,
  line: LineToResolve,
  key: string,
  language: string,
): Promise<ArticleResolution | null> {
  const alike = await context.products.withKey(key);
  const exact = alike.filter(({ item_number }) => item_number === line.printed_number);
  const products = exact.length > 0 ? exact : alike;
  if (products.length === 0) return null;
  if (new Set(products.map(({ item_number }) => item_number)).size > 1) {
    return unresolved(
      products.map(candidateOf(0.5)),
      `Several articles have the number ${line.printed_number}.`,
    );
  }
  const product =
    products.find(({ language_code }) => isSameLanguage(language_code, language)) ?? products[0]!;
  const confidence = confidenceOfOwnNumber(line, product, language, exact.length > 0);
  if (confidence >= foundFrom)
    return resolved(product, confidence, `${product.item_number} is our article number.`);
  const because = `${product.item_number} is our article number, but its description does not confirm it.`;
  return unresolved([candidateOf(confidence)(product)], because);
}

/** A number that is ours may be the customer's own for something else: then the descriptions disagree. */
function confidenceOfOwnNumber(
  line: LineToResolve,
  product: Product,
  language: string,
  isExact: boolean,
): number {
  const base = isExact ? 0.96 : 0.92;
  // Up to three digits are as likely a position or a pack size.
  const isShort = numberKey(line.printed_number)!.length <= 3;
  const isComparable = Boolean(line.description) && isSameLanguage(product.language_code, language);
  if (!isComparable) return isShort ? 0.6 : base;
  const similarity = textSimilarity(line.description!, product.description);
  if (similarity >= 0.3) return Math.max(base, 0.98);
  return isShort || similarity < 0.08 ? 0.6 : base;
}
