import { Failure } from '@orderloom/errors/failure.ts';
import type { Product, PutProductRequest } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { MasterDataChanges } from './master-data-changes.ts';
import { productKeys } from './match-keys.ts';
import type { ProductStore } from './product-store.ts';
import { textOfProduct } from './search-text.ts';
import type { SimilarTexts } from './similar-texts.ts';

export interface PutProductContext {
  products: ProductStore;
  productTexts: SimilarTexts;
  changes: MasterDataChanges;
  now: () => number;
}

/**
 * Inserts or replaces the record of each article number and language, all in one durable step. A replaced one keeps its
 * `created_at`, and its language code as it was spelt first: `DE` and `de` are one.
 */
export async function putProducts(
  { products, productTexts, changes, now }: PutProductContext,
  requests: PutProductRequest[],
): Promise<Product[]> {
  const created_at = new Date(now()).toISOString();
  const complete: Product[] = [];
  const known = new Map<string, Product>();
  for (const { item_number, language_code, description, remark } of requests) {
    const key = JSON.stringify([item_number, language_code.toLowerCase()]);
    const former = known.get(key) ?? (await products.get(item_number, language_code));
    const product: Product = {
      item_number,
      language_code: former?.language_code ?? language_code,
      created_at: former?.created_at ?? created_at,
      description,
      remark: remark ?? null,
    };
    known.set(key, product);
    complete.push(product);
  }
  const ids = await products.put(complete.map((product) => ({ product, matchKeys: productKeys(product) })));
  await productTexts.set(ids.map((id, i) => ({ id, text: textOfProduct(complete[i]!) })));
  changes.note('products');
  return complete;
}

export async function deleteProduct(
  { products, productTexts, changes }: Omit<PutProductContext, 'now'>,
  itemNumber: string,
  languageCode: string,
): Promise<void> {
  const id = await products.remove(itemNumber, languageCode);
  if (id === undefined) throw new Failure('not_found', 'Product not found');
  await productTexts.remove(id);
  changes.note('products');
}
