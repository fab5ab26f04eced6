import type { Product } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';

/** The client's articles: one record for each article number and language. A write is durable when it resolves. */
export interface ProductStore {
  /** Inserts or replaces; a replaced one keeps its place in `newest`. */
  put(product: Product, itemKey: string): Promise<void>;
  get(itemNumber: string, languageCode: string): Promise<Product | undefined>;
  /** False when there is none. */
  remove(itemNumber: string, languageCode: string): Promise<boolean>;
  /** One page (from 1) in the order of creation, newest first, and how many there are in all. */
  newest(page: number, size: number): Promise<{ products: Product[]; total: number }>;
  /** The records, in every language, of the articles whose number has this key. */
  withKey(itemKey: string): Promise<Product[]>;
}
