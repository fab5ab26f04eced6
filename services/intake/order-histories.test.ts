import { randomUUID } from 'node:crypto';
import { Failure } from '@orderloom/errors/failure.ts';
import { canMove, type OrderStatus } from '@orderloom/orders/order-status.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyExtraction } from './apply-extraction.ts';
import { beginSend } from './begin-send.ts';
import { claimExtraction } from './claim-extraction.ts';
import { claimWebhook } from './claim-webhook.ts';
import { endOrphanedLeases } from './end-leases.ts';
import { failExtraction } from './fail-extraction.ts';
import { finishSend } from './finish-send.ts';
import { doubt, extracted, id, intake, resetWorld, upload, world } from './intake.fixture.ts';
import { listSends } from './list-sends.ts';
import type { OrderStore } from './order-store.ts';
import { queueSuccessor, retryOrder } from './retry-order.ts';

/**
 * Random lives of an order and of what its retries made: extractors that die, clocks that jump, sends that are given
 * up and end after all, and a store that fails before or after a write ("applied, but the caller never heard").
 */
const action = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('claim' as const), boot: fc.nat(2) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('apply' as const), pick: fc.nat(), doubtful: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('fail' as const), pick: fc.nat(), permanent: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reboot' as const), boot: fc.nat(2) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(1, 31, 400) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('send' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      pick: fc.nat(),
      kind: fc.constantFrom('accepted', 'refused', 'failed', 'unknown'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('recover' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('retry' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('webhook' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('break' as const), after: fc.boolean() }) },
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

class Crash extends Error {}

/** The store, one of whose next writes fails on demand. */
function breakable(store: OrderStore): { store: OrderStore; breakNext(after: boolean): void } {
  let mode: 'before' | 'after' | undefined;
  const guard = async <T>(write: () => Promise<T>): Promise<T> => {
    const now = mode;
    mode = undefined;
    if (now === 'before') throw new Crash();
    const result = await write();
    if (now === 'after') throw new Crash();
    return result;
  };
  return {
    store: {
      ...store,
      insert: (record) => guard(() => store.insert(record)),
      update: (requestId, change) => guard(() => store.update(requestId, change)),
    },
    breakNext: (after) => {
      mode = after ? 'after' : 'before';
    },
  };
}

/** What the test remembers of the outside world. */
class History {
  readonly claims: { request_id: string; epoch: number }[] = [];
  readonly sends: { request_id: string; send_id: string }[] = [];
  readonly grants = new Map<string, number>();
  /** The ERP is idempotent by request_id, as it must be. */
  readonly booked = new Map<string, string>();
  readonly statuses = new Map<string, OrderStatus>();
  readonly refs = new Map<string, string | null>();
  readonly results = new Map<string, number>();

  async check(store: OrderStore): Promise<void> {
    const { orders } = await store.newest(1, 1000);
    for (const order of orders) {
      const { request_id, status } = order;
      const last = this.statuses.get(request_id) ?? 'QUEUED';
      if (last !== status) expect(canMove(last, status), `${last} to ${status}`).toBe(true);
      this.statuses.set(request_id, status);
      if (status === 'FAILED') expect(order.last_error).not.toBeNull();
      expect(order.send !== null, 'a send is noted exactly while SENDING').toBe(status === 'SENDING');
      if (this.refs.has(request_id)) {
        expect([status, order.erp_ref], 'SENT is final').toEqual(['SENT', this.refs.get(request_id)]);
      }
      if (status === 'SENT') {
        expect(order.erp_ref).toBe(this.booked.get(request_id));
        this.refs.set(request_id, order.erp_ref);
      }
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
}

async function perform(step: Action, history: History, breakNext: (after: boolean) => void): Promise<void> {
  const newest = (await world.orders.newest(1, 1)).orders[0]?.request_id ?? id;
  switch (step.do) {
    case 'claim': {
      const owner = `extractor/boot-${step.boot}`;
      const claim = await claimExtraction(intake(), { owner, request_id: null, claim_id: randomUUID() });
      if (claim) history.claims.push(claim);
      return;
    }
    case 'apply': {
      const claim = history.claims[step.pick % history.claims.length];
      if (!claim) return;
      await applyExtraction(intake(), {
        ...claim,
        purchase_order: extracted(),
        reasons: step.doubtful ? [doubt] : [],
        overall_confidence: 1,
        evidence_blob_key: 'e',
        duration_ms: 1,
      });
      return;
    }
    case 'fail': {
      const claim = history.claims[step.pick % history.claims.length];
      if (claim) await failExtraction(intake(), { ...claim, message: 'no', permanent: step.permanent });
      return;
    }
    case 'reboot':
      await endOrphanedLeases(intake(), `extractor/boot-${step.boot}`);
      return;
    case 'wait':
      world.now += step.seconds * 1000;
      return;
    case 'send': {
      const { send_id } = await beginSend(intake(), {
        request_id: newest,
        owner: 'dispatch/1',
        timeout_ms: 30_000,
      });
      history.sends.push({ request_id: newest, send_id });
      return;
    }
    case 'answer': {
      const send = history.sends[step.pick % history.sends.length];
      if (!send) return;
      const { request_id } = send;
      if (step.kind === 'accepted' || step.kind === 'unknown') {
        history.booked.set(request_id, history.booked.get(request_id) ?? `SO-${history.booked.size + 1}`);
      }
      const erp_ref = step.kind === 'accepted' ? history.booked.get(request_id)! : null;
      await finishSend(intake(), {
        ...send,
        outcome: { kind: step.kind, erp_ref, error: erp_ref ? null : 'no' },
      });
      return;
    }
    case 'recover':
      for (const { request_id, send_id } of (await listSends(intake())).filter(({ overdue }) => overdue)) {
        await finishSend(intake(), {
          request_id,
          send_id,
          outcome: { kind: 'unknown', error: 'interrupted' },
        });
      }
      return;
    case 'retry':
      await retryOrder(intake(), newest);
      return;
    case 'webhook':
      if (await claimWebhook(intake(), newest)) {
        history.grants.set(newest, (history.grants.get(newest) ?? 0) + 1);
      }
      return;
    case 'break':
      breakNext(step.after);
  }
}

/** When nothing breaks any more, what is left over is swept up. */
async function settle(store: OrderStore): Promise<void> {
  for (let round = 0; round < 20; round++) {
    world.now += 400_000;
    for (const { request_id, send_id } of await listSends(intake())) {
      await finishSend(intake(), { request_id, send_id, outcome: { kind: 'unknown', error: 'interrupted' } });
    }
    for (const order of await store.unfinished(100))
      if (order.queue_successor) await queueSuccessor(intake(), order);
    const claim = await claimExtraction(intake(), {
      owner: 'extractor/last',
      request_id: null,
      claim_id: randomUUID(),
    });
    if (claim) await failExtraction(intake(), { ...claim, message: 'no', permanent: true });
  }
}

test('whatever happens to an order, it moves along the table, is sent once at a time, and ends somewhere', async () => {
  let crashes = 0;
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 60 }), async (steps) => {
      resetWorld();
      const whole = world.orders;
      const { store, breakNext } = breakable(whole);
      world.orders = store;
      const history = new History();
      await upload();
      for (const step of steps) {
        await perform(step, history, breakNext).catch((error) => {
          if (error instanceof Crash) crashes += 1;
          else if (!(error instanceof Failure)) throw error;
        });
        await history.check(whole);
      }
      world.orders = whole;
      await settle(whole);
      await history.check(whole);
      const left = (await whole.newest(1, 1000)).orders.map(({ status }) => status);
      for (const status of left) expect(['QUEUED', 'SENDING']).not.toContain(status);
      sent += left.filter((status) => status === 'SENT').length;
      whole.close();
    }),
    // Always the same histories, so that the counts below hold; SEED=n tries others.
    { numRuns: 500, seed: Number(process.env.SEED ?? 1) },
  );
  // Histories in which nothing breaks or nothing is sent would prove little.
  expect(crashes).toBeGreaterThan(50);
  expect(sent).toBeGreaterThan(10);
});
