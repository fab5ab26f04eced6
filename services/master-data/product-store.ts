import type { Product } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';

/** The client's articles: one record for each article number and language. A write is durable when it resolves. */
export interface ProductStore {
  /**
   * Inserts or replaces each product, all in one durable step; a replaced one keeps its place in `newest`. The record
   * id of each in turn.
   */
  put(products: { product: Product; matchKeys: string[] }[]): Promise<number[]>;
  /** Language codes are equal in any case, as RFC 5646 has it. */
  get(itemNumber: string, languageCode: string): Promise<Product | undefined>;
  /**
   * The record id of what was removed, its language in any case; undefined when there is none. The article's mappings go with its last language.
   */
  remove(itemNumber: string, languageCode: string): Promise<number | undefined>;
  /** One page (from 1) in the order of creation, newest first, and how many there are in all. */
  newest(page: number, size: number): Promise<{ products: Product[]; total: number }>;
  /** The records of the article in every language. */
  inAllLanguages(itemNumber: string): Promise<Product[]>;
  /** The records that have this match key, in every language, at most `limit`. */
  withKey(matchKey: string, limit: number): Promise<Product[]>;
  /** Those of these record ids that are there, in their order. */
  withIds(ids: number[]): Promise<{ id: number; product: Product }[]>;
  /** Up to `limit` records of a higher record id than `after`, ascending: for indexes that are made of all. */
  following(after: number, limit: number): Promise<{ id: number; product: Product }[]>;
  /** As `following`, and gives each of them these match keys in place of its own. */
  rekey(
    after: number,
    limit: number,
    keysOf: (product: Product) => string[],
  ): Promise<{ id: number; product: Product }[]>;
  isEmpty(): Promise<boolean>;
}
