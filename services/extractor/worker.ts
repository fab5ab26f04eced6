import { randomUUID } from 'node:crypto';
import { Failure } from '@orderloom/errors/failure.ts';
import { ownerOf } from '@orderloom/orders/owner.ts';
import pLimit from 'p-limit';
import { type ExtractClaimedContext, extractClaimed } from './extract-claimed.ts';

/** Finds orders whose event was lost, whose pause is over, or whose extractor died elsewhere. */
const sweepMs = 5_000;

export interface WorkerOptions extends ExtractClaimedContext {
  /** Name of this instance that survives a restart. */
  instance: string;
  /** Orders at once. */
  slots: number;
}

export interface Worker {
  /** Claims the order when a slot is free and starts on it; resolves when the claim is decided, not the work. */
  take(requestId: string): Promise<void>;
  /** Orders being extracted. */
  running(): number;
  /** Takes nothing new, gives running work `graceMs` to end, then gives its leases back. */
  stop(graceMs: number): Promise<void>;
}

/** Works on the orders that intake has for it. */
export function startWorker(options: WorkerOptions): Worker {
  const { intake, log } = options;
  const owner = ownerOf(options.instance, randomUUID());
  const limit = pLimit(options.slots);
  const stopping = new AbortController();
  const work = new Set<Promise<void>>();
  let draining = false;

  /** Whether there was something to claim. An empty id claims whichever order is due. */
  async function claimAndStart(requestId: string | null): Promise<boolean> {
    const { promise: decided, resolve, reject } = Promise.withResolvers<boolean>();
    const job = limit(async () => {
      try {
        // The event comes again, to an extractor that stays.
        if (draining) throw new Failure('unavailable', 'The extractor is stopping');
        const { claim } = await intake.claimExtraction({
          owner,
          request_id: requestId,
          claim_id: randomUUID(),
        });
        resolve(Boolean(claim));
        if (claim) await extractClaimed(options, claim, stopping.signal);
      } catch (error) {
        reject(error);
      }
    });
    work.add(job);
    job.finally(() => work.delete(job));
    return decided;
  }

  let sweeping: Promise<void> = intake
    .endOrphanedLeases({ owner })
    .then(({ ended }) => {
      if (ended > 0) log.warn({ ended }, 'leases of an earlier process ended');
    })
    .catch((error) =>
      log.warn({ err: error }, 'leases of an earlier process could not be ended; they will run out'),
    )
    .then(sweep);

  async function sweep(): Promise<void> {
    try {
      while (!draining && (await claimAndStart(null)));
    } catch (error) {
      log.warn({ err: error }, 'due orders could not be looked for; trying again');
    }
  }

  const timer = setInterval(() => {
    if (limit.pendingCount === 0) sweeping = sweeping.then(sweep);
  }, sweepMs);

  return {
    async take(requestId) {
      await claimAndStart(requestId);
    },
    running: () => limit.activeCount,
    async stop(graceMs) {
      draining = true;
      clearInterval(timer);
      const cut = setTimeout(() => stopping.abort(), graceMs);
      await Promise.all([...work, sweeping]);
      clearTimeout(cut);
    },
  };
}
