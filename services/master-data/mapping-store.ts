import type { Mapping } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';

/** What customers call the client's articles. A write is durable when it resolves. */
export interface MappingStore {
  /** Inserts or replaces each, all in one durable step; a replaced one keeps its place in `newest`. */
  put(mappings: { mapping: Mapping; itemKey: string }[]): Promise<void>;
  get(customerNumber: string, customerItemNumber: string): Promise<Mapping | undefined>;
  /** False when there is none. */
  remove(customerNumber: string, customerItemNumber: string): Promise<boolean>;
  /** One page (from 1) of what fits the filter, newest first, and how many fit in all. */
  newest(page: number, size: number, filter: MappingFilter): Promise<{ mappings: Mapping[]; total: number }>;
  /** Mappings of the customer whose customer item number has this key. */
  withKey(customerNumber: string, itemKey: string): Promise<Mapping[]>;
  /**
   * Up to `limit` mappings of a higher record id than `after`, ascending, and gives each of them this key in place of its
   * own.
   */
  rekey(
    after: number,
    limit: number,
    keyOf: (mapping: Mapping) => string,
  ): Promise<{ id: number; mapping: Mapping }[]>;
}

export interface MappingFilter {
  customerNumber?: string | undefined;
  itemNumber?: string | undefined;
}
