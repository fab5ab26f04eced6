import { Failure } from '@orderloom/errors/failure.ts';
import type { Product, PutProductRequest } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { numberKey } from './match-keys.ts';
import { productKey } from './product-key.ts';
import type { ProductStore } from './product-store.ts';
import type { Embed, VectorIndex } from './vector-index.ts';

export interface PutProductContext {
  products: ProductStore;
  productVectors: VectorIndex;
  embed: Embed;
  now: () => number;
}

/** Inserts or replaces the record of that article number and language. A replaced one keeps its `created_at`. */
export async function putProduct(context: PutProductContext, request: PutProductRequest): Promise<Product> {
  const { item_number, language_code, description } = request;
  const former = await context.products.get(item_number, language_code);
  const created_at = former?.created_at ?? new Date(context.now()).toISOString();
  const product = { item_number, language_code, created_at, description, remark: request.remark ?? null };
  // The vector first: whoever has the answer finds the record, and a vector without a record is passed over.
  const [vector] = await context.embed([description]);
  await context.productVectors.put(productKey(item_number, language_code), vector!);
  await context.products.put(product, numberKey(item_number) ?? '');
  return product;
}

export async function deleteProduct(
  { products, productVectors }: Pick<PutProductContext, 'products' | 'productVectors'>,
  itemNumber: string,
  languageCode: string,
): Promise<void> {
  if (!(await products.remove(itemNumber, languageCode))) throw new Failure('not_found', 'Product not found');
  await productVectors.remove(productKey(itemNumber, languageCode));
}
