import type { ArticleResolution, Mapping, Product } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { mappedCandidate, resolved, unresolved } from './article-resolution.ts';
import type { MappingStore } from './mapping-store.ts';
import { numberKey, withoutLabel } from './match-keys.ts';
import type { ProductStore } from './product-store.ts';

export interface FindByMappingContext {
  products: ProductStore;
  mappings: MappingStore;
}

/**
 * The article that the customer means by a number, as the client has mapped it; null when it is not mapped. `MAT-55` is
 * what is mapped as that, else `55` after a label.
 */
export async function findByMapping(
  context: FindByMappingContext,
  customerNumber: string,
  printed: string,
): Promise<ArticleResolution | null> {
  const number = withoutLabel(printed);
  const asPrinted = await findAsWritten(context, customerNumber, printed.trim());
  const isWhole = asPrinted !== null || number === printed.trim();
  const found = isWhole ? asPrinted : await findAsWritten(context, customerNumber, number);
  return found && { ...found, is_mapped: true };
}

async function findAsWritten(
  context: FindByMappingContext,
  customerNumber: string,
  number: string,
): Promise<ArticleResolution | null> {
  const exact = await context.mappings.get(customerNumber, number);
  const key = numberKey(number);
  const mappings = exact || key === null ? [exact] : await context.mappings.withKey(customerNumber, key);
  const [mapping] = mappings;
  if (mapping === undefined) return null;
  const all = mappings.filter((each) => each !== undefined);
  if (new Set(all.map(({ item_number }) => item_number)).size > 1) {
    return unresolved(
      all.map(mappedCandidate),
      `The customer's number ${number} is mapped to several articles.`,
    );
  }
  const product = await findProduct(context, mapping);
  if (product === undefined) {
    const because = `The customer's number ${number} is mapped to article ${mapping.item_number}, which does not exist.`;
    return unresolved([mappedCandidate(mapping)], because);
  }
  return resolved(product, exact ? 0.99 : 0.95, `The customer's number ${number} is mapped to this article.`);
}

async function findProduct(
  { products }: FindByMappingContext,
  { item_number, language_code }: Mapping,
): Promise<Product | undefined> {
  return (await products.get(item_number, language_code)) ?? (await products.inAllLanguages(item_number))[0];
}
