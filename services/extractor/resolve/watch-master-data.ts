import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '@orderloom/errors/failure.ts';
import type { FailureKind } from '@orderloom/errors/kinds.ts';
import type { Log } from '@orderloom/telemetry/log.ts';
import { type ResolveAgainContext, resolveAgain } from './resolve-again.ts';

const pageSize = 100;
const defaultRests = {
  /** Between two rounds at least; a round that took longer is followed by a rest of its length. */
  restMs: 1_000,
  /** Before a service that is away is asked again. */
  troubleMs: 5_000,
};

export interface WatchOptions extends ResolveAgainContext {
  log: Log;
}

export interface MasterDataWatch {
  /** Says that master data changed: open orders are looked at by a round that begins after this. */
  wake(): void;
  /** Resolves when the order in hand is done. */
  stop(): Promise<void>;
}

/**
 * After changes of master data, resolves again what was left open in orders that nobody has looked at. One order at a
 * time, and half of the time at most, however often master data changes: new orders need it, too. Changes that come
 * during a round are one further round. The first begins at once: what changed while nobody watched is unknown.
 */
export function watchMasterData(options: WatchOptions, rests = defaultRests): MasterDataWatch {
  const { log } = options;
  const stopping = new AbortController();
  let isWanted = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (isWanted && !stopping.signal.aborted) {
      isWanted = false;
      const began = performance.now();
      let leastMs = rests.restMs;
      try {
        await resolveOpenOrders(options, stopping.signal);
      } catch (error) {
        isWanted = true;
        leastMs = rests.troubleMs;
        log.warn({ err: error }, 'open orders could not be resolved again; it is tried again');
      }
      const restMs = Math.max(leastMs, performance.now() - began);
      await pause(restMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
    running = undefined;
  }

  function wake(): void {
    isWanted = true;
    running ??= run();
  }

  wake();
  return {
    wake,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** One order's trouble is none of the others'; what keeps all of them from being resolved is thrown. */
async function resolveOpenOrders(options: WatchOptions, stopping: AbortSignal): Promise<void> {
  const { intake, log } = options;
  let [open, resolved, after] = [0, 0, 0];
  do {
    const page = await intake.listUnresolved({ after, limit: pageSize });
    for (const order of page.orders) {
      if (stopping.aborted) return;
      open += 1;
      if (await resolveOne(options, order)) resolved += 1;
    }
    after = page.next;
  } while (after !== 0);
  if (resolved > 0) log.info({ open, resolved }, 'orders resolved after a change of master data');
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
