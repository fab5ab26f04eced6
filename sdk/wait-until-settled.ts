import type { OrderStatus } from './api-types.ts';
import type { Timing } from './call.ts';
import { type CallOptions, withinTime } from './time-limit.ts';

export interface WaitOptions extends CallOptions {
  /** Hears what each poll found. */
  onPoll?: (order: OrderStatus) => void;
}

const firstPauseMs = 100;
const longestPauseMs = 2_000;

/** The order when nothing runs on it any more; the pauses between the polls grow by half. */
export function settledOrder(
  getOrder: (signal: AbortSignal | undefined) => Promise<OrderStatus>,
  timing: Timing,
  { onPoll, ...limits }: WaitOptions,
): Promise<OrderStatus> {
  return withinTime(limits, async (signal, polls) => {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
      polls.count += 1;
      const order = await getOrder(signal);
      onPoll?.(order);
      if (order.status !== 'QUEUED' && order.status !== 'SENDING') return order;
      await timing.pause(pauseMs, signal);
    }
  });
}
