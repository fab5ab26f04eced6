import { TimedOut } from './errors.ts';

/** What every call takes. */
export interface CallOptions {
  /** Ends the call: it rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** For the whole call with its repetitions, in milliseconds; it rejects with TimedOut then. */
  timeoutMs?: number | undefined;
}

/** What the work has tried so far, for the error when time is up. */
export interface Attempts {
  count: number;
  lastError?: unknown;
}

/** Runs work that obeys the signal it gets, which is the caller's and that of the time together. */
export async function withinTime<T>(
  { signal, timeoutMs }: CallOptions,
  work: (signal: AbortSignal | undefined, attempts: Attempts) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const attempts: Attempts = { count: 0 };
  if (timeoutMs === undefined) return work(signal, attempts);
  // It goes on until the body of an answer is read, which may be after this function.
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await work(signal ? AbortSignal.any([signal, timeout]) : timeout, attempts);
  } catch (error) {
    if (error !== timeout.reason) throw error;
    throw new TimedOut(timeoutMs, attempts.count, attempts.lastError);
  }
}

/** Resolves after `ms`, or rejects with the signal's reason. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal!.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
