import { Failure } from '@orderloom/errors/failure.ts';
import type { Log } from '@orderloom/telemetry/log.ts';
import type { Embedder } from './embedder.ts';

/** Searches and orders wait for it: by letters a search takes 30 ms. */
const searchMs = 1_000;
/** Before an embedder that did not answer is tried again; twice as long after each failure, up to the latter. */
const againMs = 5_000;
const longestAgainMs = 60_000;

/** Vectors of what is searched for. */
export interface SearchVectors {
  /** Null when there is none in a second, or the embedder is away. */
  of(text: string): Promise<Float32Array | null>;
  stop(): void;
}

/**
 * After one search that waited in vain the embedder is left alone by searches: nobody waits for it until it has answered
 * again, within the time of a search, in the background.
 */
export function searchVectors(embedder: Embedder, log: Log): SearchVectors {
  let isAway = false;
  let timer: NodeJS.Timeout | undefined;

  function leaveAlone(text: string, pauseMs: number): void {
    isAway = true;
    timer = setTimeout(() => probe(text, pauseMs), pauseMs).unref();
  }

  async function probe(text: string, pausedMs: number): Promise<void> {
    try {
      await embedder.embed([text], searchMs);
      isAway = false;
      log.info('the embedder answers again');
    } catch {
      // The failure of the search was logged, and whoever waits for vectors logs his own.
      leaveAlone(text, Math.min(pausedMs * 2, longestAgainMs));
    }
  }

  return {
    async of(text) {
      if (isAway) return null;
      try {
        const [vector] = await embedder.embed([text], searchMs);
        return vector!;
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        log.warn({ err: error }, 'searched by letters alone');
        // Who refuses one text may take the next.
        if (error.kind !== 'validation' && !isAway) leaveAlone(text, againMs);
        return null;
      }
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
