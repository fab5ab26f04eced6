import { setTimeout as pause } from 'node:timers/promises';
import type { Client, OrderStatus } from './client.ts';
import type { Io } from './io.ts';
import { startProgress } from './progress.ts';

const shortestPauseMs = 100;
const longestPauseMs = 2_000;

/** Polls each order until nothing runs on it any more; the results are in the order of the ids. */
export async function waitUntilSettled(client: Client, ids: string[], io: Io): Promise<OrderStatus[]> {
  const progress = startProgress(io, ids.length, 'orders');
  try {
    const settled: OrderStatus[] = [];
    for (const id of ids) {
      settled.push(await settledOrder(client, id));
      progress.update(settled.length);
    }
    return settled;
  } finally {
    progress.stop();
  }
}

/** The order when nothing runs on it any more. */
export async function settledOrder(client: Client, id: string): Promise<OrderStatus> {
  for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
    const order = await client.orderStatus(id);
    if (order.status !== 'QUEUED' && order.status !== 'SENDING') return order;
    await pause(pauseMs);
  }
}
