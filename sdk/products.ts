import type { ImportResult, ListPage, Product, ProductBody, ProductRecord } from './api-types.ts';
import type { Caller } from './call.ts';
import { type IterateOptions, iteratePages, type PageOptions } from './pages.ts';
import { pathOf } from './path-of.ts';
import type { CallOptions } from './time-limit.ts';

/** The calls about products: one record for each product number and language. */
export interface ProductCalls {
  /**
   * Creates or replaces up to 1,000 products, in at most 1 MiB of JSON; those that are refused do not keep the others out.
   * May be repeated.
   */
  importProducts(records: ProductRecord[], options?: CallOptions): Promise<ImportResult>;
  /** Creates the record or replaces all of it. */
  putProduct(number: string, language: string, product: ProductBody, options?: CallOptions): Promise<Product>;
  getProduct(number: string, language: string, options?: CallOptions): Promise<Product>;
  deleteProduct(number: string, language: string, options?: CallOptions): Promise<void>;
  /** One page, newest first. */
  listProducts(options?: PageOptions): Promise<ListPage<Product>>;
  /** All products, newest first. */
  iterateProducts(options?: IterateOptions): AsyncGenerator<Product, void, undefined>;
}

export function productCalls(caller: Caller): ProductCalls {
  const path = (number: string, language: string) => pathOf('product', number, language);
  const calls: ProductCalls = {
    importProducts: (records, options) =>
      caller.json({ method: 'POST', path: pathOf('product', 'import'), json: { records } }, options),
    putProduct: (number, language, json, options) =>
      caller.json({ method: 'PUT', path: path(number, language), json }, options),
    getProduct: (number, language, options) =>
      caller.json({ method: 'GET', path: path(number, language) }, options),
    deleteProduct: (number, language, options) =>
      caller.done({ method: 'DELETE', path: path(number, language) }, options),
    listProducts: ({ page, size, ...options } = {}) =>
      caller.json({ method: 'GET', path: pathOf('product', 'list'), query: { page, size } }, options),
    iterateProducts: (options) =>
      iteratePages(
        (page) => calls.listProducts({ ...options, page }),
        ({ item_number, language_code }) => path(item_number, language_code),
      ),
  };
  return calls;
}
