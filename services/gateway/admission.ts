import { Failure } from '@orderloom/errors/failure.ts';
import pLimit from 'p-limit';

/** Runs `work` when its turn has come. */
export type Admit = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * At most `count` pieces of work at a time, the rest in the order in which they came. One that has waited
 * `patienceMs` fails with `overloaded` and is never run.
 */
export function admitAtMost(count: number, patienceMs: number): Admit {
  const limit = pLimit(count);
  return (work) =>
    new Promise((resolve, reject) => {
      let hasGivenUp = false;
      const patience = setTimeout(() => {
        hasGivenUp = true;
        reject(new Failure('overloaded', 'Server is busy', { retryAfterSeconds: 2 }));
      }, patienceMs);
      limit(async () => {
        clearTimeout(patience);
        if (!hasGivenUp) await work().then(resolve, reject);
      });
    });
}
