import type {
  ImportResult,
  ListPage,
  Mapping,
  MappingBody,
  MappingFilter,
  MappingRecord,
} from './api-types.ts';
import type { Caller } from './call.ts';
import { type IterateOptions, iteratePages, type PageOptions } from './pages.ts';
import { pathOf } from './path-of.ts';
import type { CallOptions } from './time-limit.ts';

/** The calls about what a customer's own item numbers stand for. */
export interface MappingCalls {
  /**
   * Creates or replaces up to 1,000 mappings, in at most 1 MiB of JSON; those that are refused do not keep the others out.
   * May be repeated.
   */
  importMappings(records: MappingRecord[], options?: CallOptions): Promise<ImportResult>;
  /** Creates the mapping or replaces it; not found when the customer or the product is. */
  putMapping(
    customer: string,
    customerItem: string,
    mapping: MappingBody,
    options?: CallOptions,
  ): Promise<Mapping>;
  getMapping(customer: string, customerItem: string, options?: CallOptions): Promise<Mapping>;
  deleteMapping(customer: string, customerItem: string, options?: CallOptions): Promise<void>;
  /** One page, newest first. */
  listMappings(options?: PageOptions & MappingFilter): Promise<ListPage<Mapping>>;
  /** All mappings, newest first. */
  iterateMappings(options?: IterateOptions & MappingFilter): AsyncGenerator<Mapping, void, undefined>;
}

export function mappingCalls(caller: Caller): MappingCalls {
  const path = (customer: string, item: string) => pathOf('customer-product', customer, item);
  const calls: MappingCalls = {
    importMappings: (records, options) =>
      caller.json({ method: 'POST', path: pathOf('customer-product', 'import'), json: { records } }, options),
    putMapping: (customer, customerItem, json, options) =>
      caller.json({ method: 'PUT', path: path(customer, customerItem), json }, options),
    getMapping: (customer, customerItem, options) =>
      caller.json({ method: 'GET', path: path(customer, customerItem) }, options),
    deleteMapping: (customer, customerItem, options) =>
      caller.done({ method: 'DELETE', path: path(customer, customerItem) }, options),
    listMappings({ page, size, customer_number, item_number, ...options } = {}) {
      const query = { page, size, customer_number, item_number };
      return caller.json({ method: 'GET', path: pathOf('customer-product', 'list'), query }, options);
    },
    iterateMappings: (options) =>
      iteratePages(
        (page) => calls.listMappings({ ...options, page }),
        ({ customer_number, customer_item_number }) => path(customer_number, customer_item_number),
      ),
  };
  return calls;
}
