import type { BlobStore } from '@orderloom/blobs/blob-store.ts';
import type { OrderStore } from './order-store.ts';
import type { RejectedStore } from './rejected-store.ts';

/** Where files are before they belong to anybody, and where their parts and evidence are. */
const folders = ['uploads', 'parts', 'evidence'];
/** A blob is written before its order; the slowest upload ends in an hour. */
const youngestMs = 24 * 3_600_000;
const asked = 200;

export interface SweepContext {
  blobs: BlobStore;
  orders: Pick<OrderStore, 'holding'>;
  rejected: Pick<RejectedStore, 'holding'>;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/**
 * Removes blobs that nobody holds a day after they were written: left by a gateway that died between file and order,
 * by calls whose outcome nobody learned, by extractions whose lease was lost. Returns how many.
 */
export async function sweepBlobs(context: SweepContext): Promise<number> {
  let removed = 0;
  for (const folder of folders) {
    let keys: string[] = [];
    for await (const { key } of context.blobs.writtenBefore(folder, context.now() - youngestMs)) {
      keys.push(key);
      if (keys.length < asked) continue;
      removed += await removeUnheld(context, keys);
      keys = [];
    }
    removed += await removeUnheld(context, keys);
  }
  return removed;
}

async function removeUnheld({ blobs, orders, rejected }: SweepContext, keys: string[]): Promise<number> {
  const held = (await orders.holding(keys)).union(await rejected.holding(keys));
  const unheld = keys.filter((key) => !held.has(key));
  for (const key of unheld) await blobs.remove(key);
  return unheld.length;
}
