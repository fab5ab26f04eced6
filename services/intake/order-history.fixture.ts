import { canMove, type OrderStatus } from '@orderloom/orders/order-status.ts';
import type { UnresolvedOrder } from '@orderloom/proto/gen/intake/v1/intake.ts';
import { expect } from 'vitest';
import type { OrderRecord } from './order-record.ts';
import type { OrderStore } from './order-store.ts';

/** What a test remembers of the outside world, and what must be so after each step. */
export class History {
  readonly claims: { request_id: string; epoch: number }[] = [];
  readonly sends: { request_id: string; send_id: string }[] = [];
  /** Calls of the ERP that it has not answered and whose time is not over. */
  readonly inFlight = new Map<string, Set<string>>();
  /** Orders as they were when master data was asked again. */
  readonly listed: UnresolvedOrder[] = [];
  readonly grants = new Map<string, number>();
  /** The ERP is idempotent by request_id, as it must be. */
  readonly booked = new Map<string, string>();
  /** Contents that it may hold without our knowing. */
  readonly doubtful = new Map<string, Set<string>>();
  readonly revisions = new Map<string, number>();
  modified = 0;
  warned = 0;
  resolved = 0;
  /** Orders that were retried although they were SENT. */
  resent = 0;
  readonly statuses = new Map<string, OrderStatus>();
  readonly refs = new Map<string, string | null>();
  readonly results = new Map<string, number>();

  readonly debug: boolean;

  constructor(debug: boolean) {
    this.debug = debug;
  }

  begin(send: { request_id: string; send_id: string }): void {
    this.sends.push(send);
    const { request_id, send_id } = send;
    this.inFlight.set(request_id, new Set(this.inFlight.get(request_id)).add(send_id));
  }

  end({ request_id, send_id }: { request_id: string; send_id: string }): void {
    this.inFlight.get(request_id)?.delete(send_id);
  }

  async check(store: OrderStore): Promise<void> {
    for (const sends of this.inFlight.values())
      expect(sends.size, 'one ERP call in flight').toBeLessThanOrEqual(1);
    const { orders } = await store.newest(1, 1000);
    for (const order of orders) {
      const { request_id, status } = order;
      const last = this.statuses.get(request_id) ?? 'QUEUED';
      if (last !== status) expect(canMove(last, status), `${last} to ${status}`).toBe(true);
      this.statuses.set(request_id, status);
      if (status === 'REPROCESSED' && last !== status) this.#checkRetry(last);
      if (status === 'FAILED') expect(order.last_error).not.toBeNull();
      expect(order.send !== null, 'a send is noted exactly while SENDING').toBe(status === 'SENDING');
      if (this.refs.has(request_id)) {
        const final = this.debug && status === 'REPROCESSED' ? status : 'SENT';
        expect([status, order.erp_ref], 'SENT is final').toEqual([final, this.refs.get(request_id)]);
      }
      if (status === 'SENT') {
        expect(order.erp_ref).toBe(this.booked.get(request_id));
        this.refs.set(request_id, order.erp_ref);
      }
      if (last === 'SENDING') this.#checkOutcome(order);
      if (last !== 'MODIFIED' && status === 'MODIFIED') this.modified += 1;
      const revision = this.revisions.get(request_id) ?? 0;
      expect([revision, revision + 1], 'one change at a time').toContain(order.revision);
      if (order.revision > revision) this.#checkChange(order, last);
      this.revisions.set(request_id, order.revision);
      expect(order.corrections.length, 'every change is remembered').toBe(order.revision);
      const told = order.timeline.filter(({ event }) => event === 'resolved').length;
      const byMasterData = order.corrections.filter(({ operator }) => operator === 'master data').length;
      expect(told, 'what master data told is in the timeline').toBe(byMasterData);
      expect(order.original_result?.items[0]?.quantity ?? 2, 'what was read stays').toBe(2);
      const extractions = order.timeline.filter(({ event }) => event === 'extracted').length;
      expect(extractions, 'one result is taken').toBeLessThanOrEqual(1);
      expect(this.grants.get(request_id) ?? 0, 'one webhook').toBeLessThanOrEqual(1);
    }
    const promised = orders.filter(
      ({ successor_id, queue_successor }) => successor_id !== null && !queue_successor,
    );
    for (const { successor_id } of promised)
      expect(orders.map((order) => order.request_id)).toContain(successor_id);
  }

  #checkRetry(last: OrderStatus): void {
    if (!this.debug) expect(last, 'only FAILED orders are retried').toBe('FAILED');
    if (last === 'SENT') this.resent += 1;
  }

  /** An operator makes it MODIFIED; master data touches only what is in ATTENTION. */
  #checkChange({ status, send, corrections, reasons, result }: OrderRecord, last: OrderStatus): void {
    const { operator, changes } = corrections.at(-1)!;
    if (operator !== 'master data') {
      expect([status, send]).toEqual(['MODIFIED', null]);
      return;
    }
    this.resolved += 1;
    expect([last, status, send]).toEqual([
      'ATTENTION',
      reasons.length === 0 ? 'PROCESSED' : 'ATTENTION',
      null,
    ]);
    expect(changes).toMatchObject([{ path: 'customer.customer_id', to: result!.customer!.customer_id }]);
    expect(reasons.map(({ code }) => code)).not.toContain('customer_unresolved');
  }

  /** Whoever changed an order after an unknown outcome is warned when the ERP confirms it. */
  #checkOutcome({ request_id, status, finished_send, erp_request_json, last_error }: OrderRecord): void {
    const doubtful = this.doubtful.get(request_id) ?? new Set();
    if (status !== 'SENDING' && finished_send?.kind === 'unknown') {
      this.doubtful.set(request_id, doubtful.add(erp_request_json!));
    }
    if (status !== 'SENT') return;
    const others = [...doubtful].filter((content) => content !== erp_request_json);
    expect(last_error?.includes('an earlier attempt with different content') ?? false).toBe(
      others.length > 0,
    );
    if (others.length > 0) this.warned += 1;
  }
}
