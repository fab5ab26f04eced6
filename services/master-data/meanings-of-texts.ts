import { Failure } from '@orderloom/errors/failure.ts';
import type { Log } from '@orderloom/telemetry/log.ts';
import type { Embedder } from './embedder.ts';
import type { LettersOfTexts } from './letters-of-texts.ts';
import { searchVectors } from './search-vectors.ts';
import type { SimilarTexts } from './similar-texts.ts';
import type { VectorIndex } from './vector-index.ts';

/** Texts of one call to the embedder. */
const atATime = 64;
/** For them: nobody waits, but a stop does. */
const batchMs = 5_000;
const againMs = 5_000;
/** More by their meaning are in no answer: each costs ten comparisons with stored vectors. */
const mostByMeaning = 100;
/** Texts that are waiting between two lines of the log. */
const toldEach = 10_000;

export interface Meanings {
  embedder: Embedder;
  vectors: VectorIndex;
  log: Log;
}

export interface TextsWithMeaning extends SimilarTexts {
  /** Resolves when the call under way has ended; what has no vector yet gets one after the next start. */
  stop(): Promise<void>;
}

/**
 * Likeness by letters, and by what an embedder makes of the texts. Records never wait for the embedder: they are found
 * by their letters at once, and by their meaning when their vector is there. With another embedder all vectors are made
 * anew in this way, while searches go on.
 */
export function meaningsOfTexts(
  letters: LettersOfTexts,
  { embedder, vectors, log }: Meanings,
): TextsWithMeaning {
  const waiting = new Map<number, string>();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const searched = searchVectors(embedder, log);

  async function run(): Promise<void> {
    while (waiting.size > 0 && !isStopped) {
      const batch = [...waiting].slice(0, atATime);
      const made = await embedEach(batch.map(([, text]) => text));
      // One that was changed or removed meanwhile is not the one that was embedded.
      const current = batch
        .map(([id, text], i) => ({ id, text, vector: made[i]! }))
        .filter(({ id, text }) => waiting.get(id) === text);
      await vectors.put(current.flatMap(({ id, vector }) => (vector === null ? [] : [{ id, vector }])));
      for (const { id } of current) waiting.delete(id);
      const refused = current.filter(({ vector }) => vector === null).map(({ id }) => id);
      if (refused.length > 0)
        log.warn({ refused }, 'texts refused by the embedder are found by letters alone');
      if (waiting.size > 0 && waiting.size % toldEach < atATime)
        log.info({ waiting: waiting.size }, 'texts are embedded');
    }
  }

  /** A refused batch is halved until the refused texts are alone: theirs is null. */
  async function embedEach(texts: string[]): Promise<(Float32Array | null)[]> {
    try {
      return await embedder.embed(texts, batchMs);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (texts.length === 1) return [null];
      const middle = texts.length >> 1;
      return [...(await embedEach(texts.slice(0, middle))), ...(await embedEach(texts.slice(middle)))];
    }
  }

  /** Most endpoints refuse an empty text. */
  function awaitVector(id: number, text: string): void {
    if (text.trim() === '') waiting.delete(id);
    else waiting.set(id, text);
  }

  function wake(): void {
    if (running || isStopped) return;
    clearTimeout(timer);
    running = run()
      .catch((error) => {
        log.warn({ err: error, waiting: waiting.size }, 'texts could not be embedded; they are tried again');
        timer = setTimeout(wake, againMs).unref();
      })
      .finally(() => {
        running = undefined;
      });
  }

  async function byMeaning(text: string, limit: number) {
    const vector = text.trim() === '' ? null : await searched.of(text);
    if (vector === null) return [];
    try {
      return await vectors.nearest(vector, limit);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      log.warn({ err: error }, 'searched by letters alone');
      return [];
    }
  }

  return {
    async set(texts) {
      const changed: { id: number; text: string }[] = [];
      await letters.set(texts, (others) => changed.push(...others));
      const known = await vectors.having(changed.map(({ id }) => id));
      for (const { id, text } of changed) {
        // A vector of the former text must not outlive a stop.
        if (known.has(id)) await vectors.remove(id);
        awaitVector(id, text);
      }
      wake();
    },
    async fill(texts) {
      await letters.fill(texts);
      const known = await vectors.having(texts.map(({ id }) => id));
      for (const { id, text } of texts) if (!known.has(id)) awaitVector(id, text);
      wake();
    },
    renew() {
      // A vector is of the same text as before: it serves until the new one is there.
      return letters.renew((texts) => {
        for (const { id, text } of texts) awaitVector(id, text);
        wake();
      });
    },
    async remove(id) {
      await letters.remove(id);
      waiting.delete(id);
      await vectors.remove(id);
    },
    async nearest(text, limit) {
      const [near, alike] = await Promise.all([
        letters.nearest(text, limit),
        byMeaning(text, Math.min(limit, mostByMeaning)),
      ]);
      const cosines = new Map(alike.map(({ id, cosine }) => [id, Math.max(0, cosine)]));
      const known = new Set(near.map(({ id }) => id));
      const others = alike.filter(({ id }) => !known.has(id));
      return [
        ...near.map((hit) => ({ ...hit, meaning: cosines.get(hit.id) ?? 0 })),
        ...others.map(({ id }) => ({ id, letters: 0, meaning: cosines.get(id)! })),
      ];
    },
    asAlike: letters.asAlike,
    rarity: letters.rarity,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      searched.stop();
      await running;
    },
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof Failure && error.kind === 'validation';
}
