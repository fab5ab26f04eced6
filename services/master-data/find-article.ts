import type {
  ArticleResolution,
  Candidate,
  LineToResolve,
  Mapping,
  Product,
} from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { textSimilarity } from './compare-texts.ts';
import type { MappingStore } from './mapping-store.ts';
import { numberKey } from './match-keys.ts';
import { parseProductKey } from './product-key.ts';
import type { ProductStore } from './product-store.ts';
import type { Embed, VectorIndex } from './vector-index.ts';

export interface FindArticleContext {
  products: ProductStore;
  mappings: MappingStore;
  productVectors: VectorIndex;
  embed: Embed;
}

/** From here on an article counts as found. */
const foundFrom = 0.9;
const shownCandidates = 5;
const describedSimilarity = 0.35;
/** A description alone never decides: sizes and colours differ in a letter. */
const describedAtMost = 0.6;

/** The client's article of one order line: by the customer's mapping, else by our own number. */
export async function findArticle(
  context: FindArticleContext,
  customerNumber: string | null,
  line: LineToResolve,
  language: string,
): Promise<ArticleResolution> {
  const key = numberKey(line.printed_number);
  if (key !== null) {
    const mapped = customerNumber === null ? null : await byMapping(context, customerNumber, line, key);
    const resolution = mapped ?? (await byOwnNumber(context, line, key, language));
    if (resolution !== null) return resolution;
  }
  return byDescription(context, line, language);
}

async function byMapping(
  context: FindArticleContext,
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

async function findProduct({ products }: FindArticleContext, mapping: Mapping): Promise<Product | undefined> {
  const inLanguage = await products.get(mapping.item_number, mapping.language_code);
  if (inLanguage !== undefined) return inLanguage;
  const alike = await products.withKey(numberKey(mapping.item_number) ?? '');
  return alike.find(({ item_number }) => item_number === mapping.item_number);
}

async function byOwnNumber(
  context: FindArticleContext,
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

async function byDescription(
  context: FindArticleContext,
  line: LineToResolve,
  language: string,
): Promise<ArticleResolution> {
  const number = line.printed_number;
  const because = number
    ? `No article or mapping has the number ${number}.`
    : 'The line shows no article number.';
  if (!line.description) return unresolved([], because);
  const [vector] = await context.embed([line.description]);
  const { hits } = await context.productVectors.nearest(vector!, shownCandidates * 3, describedSimilarity);
  const candidates: Candidate[] = [];
  for (const { key, similarity } of hits) {
    const product = await context.products.get(...parseProductKey(key));
    if (product === undefined || candidates.some(({ number: known }) => known === product.item_number))
      continue;
    const score = similarity * (isSameLanguage(product.language_code, language) ? 1 : 0.9) * describedAtMost;
    candidates.push(candidateOf(score)(product));
  }
  candidates.sort((a, b) => b.score - a.score);
  return unresolved(
    candidates,
    candidates.length > 0 ? `${because} Its description resembles some.` : because,
  );
}

/** `de` and `de-AT` are one language. */
function isSameLanguage(a: string, b: string): boolean {
  return a.slice(0, 2).toLowerCase() === b.slice(0, 2).toLowerCase();
}

function resolved(product: Product, confidence: number, because: string): ArticleResolution {
  return {
    item_number: product.item_number,
    confidence,
    candidates: [candidateOf(confidence)(product)],
    because,
  };
}

/** The confidence is that of the best candidate. */
function unresolved(candidates: Candidate[], because: string): ArticleResolution {
  const shown = candidates.slice(0, shownCandidates);
  return { item_number: null, confidence: shown[0]?.score ?? 0, candidates: shown, because };
}

function candidateOf(score: number): (product: Product) => Candidate {
  return ({ item_number, description }) => ({ number: item_number, name: description, score });
}

function mappedCandidate({ item_number }: Mapping): Candidate {
  return { number: item_number, name: '', score: 0.5 };
}
