import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '@orderloom/errors/failure.ts';
import type { FailureKind } from '@orderloom/errors/kinds.ts';
import type { UnresolvedOrder } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { Log } from '@orderloom/telemetry/log.ts';
import { type ResolveAgainContext, resolveAgain } from './resolve-again.ts';

const allKinds = ['customers', 'products', 'mappings'];
const pageSize = 20;
const defaultWaits = {
  /** Without a change before a round: while half of the records are imported, a namesake may pass for the right one. */
  quietMs: 2_000,
  /** For that quiet at most: some keep in sync all day. An import of a million takes two minutes. */
  latestMs: 300_000,
  /** After a round as long as it took, so much at most: 11,000 orders take two minutes, and others wait for the next. */
  longestRestMs: 10_000,
  /** Before a service that is away is asked again. */
  troubleMs: 5_000,
  /**
   * Between looks without a change, after the last round: an order that was being sent during a round may be open again,
   * and with several extractors another one is told of a change.
   */
  idleMs: 1_800_000,
};

export interface WatchOptions extends ResolveAgainContext {
  log: Log;
}

export interface MasterDataWatch {
  /**
   * Says that customers, products or mappings changed: orders that one of these may resolve are looked at by a round that
   * begins after this, when it is quiet.
   */
  wake(kinds: readonly string[]): void;
  /** Extracts; an order that master data changed under way was told of the former one, and is looked at again. */
  during<T>(extract: () => Promise<T>): Promise<T>;
  /** Resolves when the order in hand is done. */
  stop(): Promise<void>;
}

/**
 * After changes of master data, when none came for a while, resolves again what was left open in orders that nobody has
 * looked at. One order at a time, with rests, however often master data changes: new orders need it, too. Changes that
 * come during a round are one further round. The first needs no change, nor does one now and then: what changed while
 * nobody watched, or while an order was not in ATTENTION, is unknown.
 */
export function watchMasterData(options: WatchOptions, waits = defaultWaits): MasterDataWatch {
  const { log } = options;
  const stopping = new AbortController();
  /** Kinds that changed since the last round began. */
  let wanted = new Set<string>();
  let changedAt = 0;
  let running: Promise<void> | undefined;
  let idle: NodeJS.Timeout | undefined;

  const rest = (ms: number) => pause(ms, undefined, { signal: stopping.signal }).catch(() => {});

  async function untilQuiet(): Promise<void> {
    const began = performance.now();
    const quietAt = () => Math.min(Math.max(began, changedAt) + waits.quietMs, began + waits.latestMs);
    const leftMs = () => quietAt() - performance.now();
    while (leftMs() > 0 && !stopping.signal.aborted) await rest(leftMs());
  }

  async function run(): Promise<void> {
    while (wanted.size > 0 && !stopping.signal.aborted) {
      await untilQuiet();
      if (stopping.signal.aborted) return;
      const changed = wanted;
      wanted = new Set();
      const began = performance.now();
      let leastMs = 0;
      try {
        await resolveOpenOrders(options, changed, stopping.signal);
      } catch (error) {
        for (const kind of changed) wanted.add(kind);
        leastMs = waits.troubleMs;
        log.warn({ err: error }, 'open orders could not be resolved again; it is tried again');
      }
      await rest(Math.max(leastMs, Math.min(performance.now() - began, waits.longestRestMs)));
    }
    running = undefined;
    if (!stopping.signal.aborted) idle = setTimeout(begin, waits.idleMs, allKinds).unref();
  }

  function begin(kinds: readonly string[]): void {
    clearTimeout(idle);
    for (const kind of kinds) wanted.add(kind);
    running ??= run();
  }

  function wake(kinds: readonly string[]): void {
    changedAt = performance.now();
    begin(kinds);
  }

  wake(allKinds);
  return {
    wake,
    async during(extract) {
      const began = performance.now();
      const extraction = await extract();
      // A second opinion may take longer than the quiet before a round.
      if (changedAt > began) begin(allKinds);
      return extraction;
    },
    async stop() {
      stopping.abort();
      clearTimeout(idle);
      await running;
    },
  };
}

/** One order's trouble is none of the others'; what keeps all of them from being resolved is thrown. */
async function resolveOpenOrders(
  options: WatchOptions,
  changed: ReadonlySet<string>,
  stopping: AbortSignal,
): Promise<void> {
  const { intake, log } = options;
  let [open, resolved, after] = [0, 0, 0];
  do {
    const page = await intake.listUnresolved({ after, limit: pageSize });
    for (const order of page.orders.filter((each) => mayResolve(changed, each))) {
      if (stopping.aborted) return;
      open += 1;
      if (await resolveOne(options, order)) resolved += 1;
    }
    after = page.next;
  } while (after !== 0);
  if (resolved > 0) log.info({ open, resolved }, 'orders resolved after a change of master data');
}

/**
 * Who the buyer is depends on customers alone, what an article is on products and mappings. A number that was taken as it
 * is printed, because there were no articles, is looked up when they come; what was decided, when mappings of its
 * customer's may have come.
 */
function mayResolve(
  changed: ReadonlySet<string>,
  { customer_id, article_numbers }: UnresolvedOrder,
): boolean {
  const isCustomerOpen = (customer_id ?? null) === null;
  if (isCustomerOpen && changed.has('customers')) return true;
  if (article_numbers.length === 0) return false;
  return changed.has('products') || (changed.has('mappings') && !isCustomerOpen);
}

const passing: FailureKind[] = ['unavailable', 'deadline', 'overloaded'];

async function resolveOne(
  options: WatchOptions,
  order: Parameters<typeof resolveAgain>[1],
): Promise<boolean> {
  try {
    return await resolveAgain(options, order);
  } catch (error) {
    if (error instanceof Failure && passing.includes(error.kind)) throw error;
    // Somebody else changed the order meanwhile, and wins.
    if (error instanceof Failure && error.kind === 'conflict') return false;
    options.log.warn({ err: error, request_id: order.request_id }, 'order could not be resolved again');
    return false;
  }
}
