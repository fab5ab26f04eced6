import { Failure } from '@orderloom/errors/failure.ts';
import type { OrderRecord } from './order-record.ts';

/** An expired lease holds as long as nobody else took one: the work is done, so it may as well count. */
export function holdsLease(record: OrderRecord, epoch: number): boolean {
  return record.status === 'QUEUED' && record.lease !== null && record.epoch === epoch;
}

/** Refuses what an extractor says whose lease was taken over. */
export function requireLease(record: OrderRecord, epoch: number): void {
  if (!holdsLease(record, epoch)) throw new Failure('conflict', 'The extraction lease was lost');
}
