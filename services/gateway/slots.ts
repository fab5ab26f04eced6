import { Failure } from '@orderloom/errors/failure.ts';

/** Runs `work` when a slot is free. */
export type Slots = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * At most `count` pieces of work at a time, the rest in the order in which they came. One that waited `patienceMs`
 * fails with `overloaded`; absent: waits as long as it takes.
 */
export function createSlots(count: number, patienceMs?: number): Slots {
  let free = count;
  const waiting: (() => void)[] = [];

  function enter(): Promise<void> {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const timer =
        patienceMs === undefined
          ? undefined
          : setTimeout(() => {
              waiting.splice(waiting.indexOf(admit), 1);
              reject(new Failure('overloaded', 'Server is busy', { retryAfterSeconds: 2 }));
            }, patienceMs);
      const admit = () => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push(admit);
    });
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
