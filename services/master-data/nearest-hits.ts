import type { Nearest } from './vector-index.ts';

type Hit = Nearest['hits'][number];

export interface NearestHits {
  offer(key: string, similarity: number): void;
  result(): Nearest;
}

/** Keeps the best `limit` of what it is offered and counts all: sorting all would take as long as comparing them. */
export function collectNearest(limit: number): NearestHits {
  const best: Hit[] = [];
  let total = 0;
  return {
    offer(key, similarity) {
      total += 1;
      const hit = { key, similarity };
      const worst = best[limit - 1];
      if (worst !== undefined && !isBefore(hit, worst)) return;
      best.splice(placeOf(hit, best), 0, hit);
      if (best.length > limit) best.pop();
    },
    result: () => ({ hits: best, total }),
  };
}

function isBefore(a: Hit, b: Hit): boolean {
  return a.similarity === b.similarity ? a.key < b.key : a.similarity > b.similarity;
}

function placeOf(hit: Hit, sorted: Hit[]): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isBefore(hit, sorted[middle]!)) to = middle;
    else from = middle + 1;
  }
  return from;
}
