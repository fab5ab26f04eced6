/** The statuses of the public interface. */
export const orderStatuses = [
  'QUEUED',
  'PROCESSED',
  'ATTENTION',
  'MODIFIED',
  'SENDING',
  'SENT',
  'FAILED',
  'REPROCESSED',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

export interface Transition {
  from: OrderStatus;
  to: OrderStatus;
  /** What makes it happen. */
  on: string;
}

/** The life of an order: every change of status there is. A new order starts QUEUED. */
export const transitions: readonly Transition[] = [
  { from: 'QUEUED', to: 'PROCESSED', on: 'extracted without doubt' },
  { from: 'QUEUED', to: 'ATTENTION', on: 'extracted with doubts' },
  { from: 'QUEUED', to: 'FAILED', on: 'cannot be extracted' },
  { from: 'PROCESSED', to: 'MODIFIED', on: 'saved by an operator' },
  { from: 'ATTENTION', to: 'MODIFIED', on: 'saved by an operator' },
  { from: 'MODIFIED', to: 'MODIFIED', on: 'saved by an operator' },
  { from: 'ATTENTION', to: 'PROCESSED', on: 'resolved by master data' },
  { from: 'PROCESSED', to: 'SENDING', on: 'send started' },
  { from: 'ATTENTION', to: 'SENDING', on: 'send started' },
  { from: 'MODIFIED', to: 'SENDING', on: 'send started' },
  { from: 'SENDING', to: 'SENT', on: 'ERP accepted' },
  { from: 'SENDING', to: 'PROCESSED', on: 'send rolled back' },
  { from: 'SENDING', to: 'ATTENTION', on: 'send rolled back' },
  { from: 'SENDING', to: 'MODIFIED', on: 'send rolled back' },
  { from: 'FAILED', to: 'REPROCESSED', on: 'retried as a new order' },
  // Only in debug mode: anything that is not on its way to the ERP can be retried.
  { from: 'QUEUED', to: 'REPROCESSED', on: 'retried in debug mode' },
  { from: 'PROCESSED', to: 'REPROCESSED', on: 'retried in debug mode' },
  { from: 'ATTENTION', to: 'REPROCESSED', on: 'retried in debug mode' },
  { from: 'MODIFIED', to: 'REPROCESSED', on: 'retried in debug mode' },
  { from: 'SENT', to: 'REPROCESSED', on: 'retried in debug mode' },
  { from: 'REPROCESSED', to: 'REPROCESSED', on: 'retried in debug mode' },
];

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return transitions.some((transition) => transition.from === from && transition.to === to);
}

/** Statuses in which an order may be sent to the ERP. */
export type SendableStatus = 'PROCESSED' | 'ATTENTION' | 'MODIFIED';

export function isSendable(status: OrderStatus): status is SendableStatus {
  return canMove(status, 'SENDING');
}
