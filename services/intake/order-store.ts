import type { OrderIdentity } from './order-identity.ts';
import type { OrderRecord } from './order-record.ts';

/** The orders of the tenant. Each write is durable when it resolves, and each touches one document. */
export interface OrderStore {
  /** False, changing nothing, when an order of that request_id exists. */
  insert(record: OrderRecord): Promise<boolean>;
  /** Inserts all of them in one write; false, changing nothing, when any of their request_ids exists. */
  insertAll(records: readonly OrderRecord[]): Promise<boolean>;
  get(requestId: string): Promise<OrderRecord | undefined>;
  /**
   * Replaces an order by what `change` makes of it, if nobody else changed it meanwhile; else `change` is asked
   * again with the newer one. Returns the stored order. What `change` throws is thrown, and nothing is written.
   * Returning the same object writes nothing. A Failure `not_found` when there is no such order.
   */
  update(requestId: string, change: (record: OrderRecord) => OrderRecord): Promise<OrderRecord>;
  /**
   * `update` that also sees the orders of that identity, oldest first: extracted ones that are neither FAILED nor
   * REPROCESSED, at most 50 of them. No other write comes between: of two that look at once, one sees the other.
   */
  updateAmong(
    requestId: string,
    identity: OrderIdentity,
    change: (record: OrderRecord, alike: OrderRecord[]) => OrderRecord,
  ): Promise<OrderRecord>;
  /**
   * One page (from 1) in the order of creation, newest first, and how many there are in all. The page ends early,
   * after one order at least, where the next would make it larger than 32 MiB.
   */
  newest(page: number, size: number): Promise<{ orders: OrderRecord[]; total: number }>;
  /** Orders of one split e-mail in the order of creation, from the `offset`th on, cut like a page; how many in all. */
  ofGroup(emailGroupId: string, offset: number): Promise<{ orders: OrderRecord[]; total: number }>;
  /** Which of these blobs an order has (or had: evidence of an earlier extraction) among its files. */
  holding(blobKeys: string[]): Promise<Set<string>>;
  /** Ids of QUEUED orders that may be extracted now: no lease holds, no retry time lies ahead. Longest due first. */
  due(now: number, limit: number): Promise<string[]>;
  /** Orders whose extraction somebody has a lease on, in the order of creation. */
  leased(): Promise<OrderRecord[]>;
  /**
   * Orders in ATTENTION, of which master data may tell more by now, in the order of creation: up to `limit`, cut like a
   * page, that come after a place: 0 or what the last page gave as `next`, which is 0 where nothing follows.
   */
  unresolved(after: number, limit: number): Promise<{ orders: OrderRecord[]; next: number }>;
  /** Orders in SENDING. */
  sending(): Promise<OrderRecord[]>;
  /** Orders with something left to do for us: events not yet published, a successor not yet stored. Oldest first. */
  unfinished(limit: number): Promise<OrderRecord[]>;
  close(): void;
}
