import type { Orderloom, OrderStatus } from '@orderloom/sdk/orderloom.ts';
import type { Io } from './io.ts';
import { startProgress } from './progress.ts';

/** Waits for each order until nothing runs on it any more; the results are in the order of the ids. */
export async function waitUntilSettled(client: Orderloom, ids: string[], io: Io): Promise<OrderStatus[]> {
  const progress = startProgress(io, ids.length, 'orders');
  try {
    const settled: OrderStatus[] = [];
    for (const id of ids) {
      settled.push(await client.waitUntilSettled(id));
      progress.update(settled.length);
    }
    return settled;
  } finally {
    progress.stop();
  }
}
