import type {
  Customer,
  CustomerBody,
  CustomerRecord,
  CustomerSearch,
  ImportResult,
  ListPage,
} from './api-types.ts';
import type { Caller } from './call.ts';
import { type IterateOptions, iteratePages, type PageOptions } from './pages.ts';
import { pathOf } from './path-of.ts';
import type { CallOptions } from './time-limit.ts';

export interface SearchOptions extends CallOptions {
  /** At most so many hits, 1 to 1000; the service's default is 10. */
  topK?: number;
}

/** The calls about customers, each known by the number that the client gave it. */
export interface CustomerCalls {
  /**
   * Creates or replaces up to 1,000 customers, in at most 1 MiB of JSON; those that are refused do not keep the others out.
   * May be repeated.
   */
  importCustomers(records: CustomerRecord[], options?: CallOptions): Promise<ImportResult>;
  /** Creates the customer or replaces all of it; the `id` of an existing one stays unless one is given. */
  putCustomer(number: string, customer: CustomerBody, options?: CallOptions): Promise<Customer>;
  getCustomer(number: string, options?: CallOptions): Promise<Customer>;
  deleteCustomer(number: string, options?: CallOptions): Promise<void>;
  /** One page, newest first. */
  listCustomers(options?: PageOptions): Promise<ListPage<Customer>>;
  /** All customers, newest first. */
  iterateCustomers(options?: IterateOptions): AsyncGenerator<Customer, void, undefined>;
  /** Customers whose data resembles a text, best first. */
  searchCustomers(query: string, options?: SearchOptions): Promise<CustomerSearch>;
}

export function customerCalls(caller: Caller): CustomerCalls {
  const calls: CustomerCalls = {
    importCustomers: (records, options) =>
      caller.json({ method: 'POST', path: pathOf('customer', 'import'), json: { records } }, options),
    putCustomer: (number, json, options) =>
      caller.json({ method: 'PUT', path: pathOf('customer', number), json }, options),
    getCustomer: (number, options) =>
      caller.json({ method: 'GET', path: pathOf('customer', number) }, options),
    deleteCustomer: (number, options) =>
      caller.done({ method: 'DELETE', path: pathOf('customer', number) }, options),
    listCustomers: ({ page, size, ...options } = {}) =>
      caller.json({ method: 'GET', path: pathOf('customer', 'list'), query: { page, size } }, options),
    iterateCustomers: (options) =>
      iteratePages(
        (page) => calls.listCustomers({ ...options, page }),
        ({ number }) => number,
      ),
    searchCustomers: (text, { topK, ...options } = {}) =>
      caller.json(
        { method: 'GET', path: pathOf('customer', 'search', text), query: { top_k: topK } },
        options,
      ),
  };
  return calls;
}
