import type { Failure } from '@orderloom/errors/failure.ts';
import type { Customer } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';

/** The client's customers. A write is durable when it resolves. */
export interface CustomerStore {
  /**
   * Inserts or replaces each customer by its number, all in one durable step; a replaced one keeps its place in
   * `newest`. For each in turn its record id, or the Failure `conflict` of one whose id another customer has.
   */
  put(customers: { customer: Customer; matchKeys: string[] }[]): Promise<(number | Failure)[]>;
  get(number: string): Promise<Customer | undefined>;
  /** The record id of what was removed, with its mappings; undefined when there is none. */
  remove(number: string): Promise<number | undefined>;
  /** One page (from 1) in the order of creation, newest first, and how many there are in all. */
  newest(page: number, size: number): Promise<{ customers: Customer[]; total: number }>;
  /** Customers that have any of these match keys, each once; at most `limitPerKey` for one key. */
  withKeys(matchKeys: string[], limitPerKey: number): Promise<Customer[]>;
  /** Those of these record ids that are there, in their order. */
  withIds(ids: number[]): Promise<{ id: number; customer: Customer }[]>;
  /** Up to `limit` records of a higher record id than `after`, ascending: for indexes that are made of all. */
  following(after: number, limit: number): Promise<{ id: number; customer: Customer }[]>;
  /** As `following`, and gives each of them these match keys in place of its own. */
  rekey(
    after: number,
    limit: number,
    keysOf: (customer: Customer) => string[],
  ): Promise<{ id: number; customer: Customer }[]>;
  isEmpty(): Promise<boolean>;
}
