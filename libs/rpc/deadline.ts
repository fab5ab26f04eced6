import { AsyncLocalStorage } from 'node:async_hooks';

const deadlines = new AsyncLocalStorage<number>();

/** Runs `run` so that calls made inside end by `deadline` (ms since the epoch) at the latest. */
export function withDeadline<T>(deadline: number, run: () => T): T {
  return deadlines.run(deadline, run);
}

/** When a call that may take `ownMs` must end: never later than the deadline of the call being served. */
export function deadlineOf(ownMs: number): Date {
  return new Date(Math.min(Date.now() + ownMs, deadlines.getStore() ?? Number.POSITIVE_INFINITY));
}
