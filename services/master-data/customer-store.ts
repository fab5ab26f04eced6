import type { Customer } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';

/** The client's customers. A write is durable when it resolves. */
export interface CustomerStore {
  /** Inserts or replaces the customer of that number; a replaced one keeps its place in `newest`. */
  put(customer: Customer, matchKeys: string[]): Promise<void>;
  get(number: string): Promise<Customer | undefined>;
  /** False when there is none. */
  remove(number: string): Promise<boolean>;
  /** One page (from 1) in the order of creation, newest first, and how many there are in all. */
  newest(page: number, size: number): Promise<{ customers: Customer[]; total: number }>;
  /** Customers that have any of these match keys, each once; at most `limitPerKey` for one key. */
  withKeys(matchKeys: string[], limitPerKey: number): Promise<Customer[]>;
}
