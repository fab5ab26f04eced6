/**
 * What services tell each other. Every event of an order has its request_id as its key and as `request_id` in its data,
 * and nothing of the order's content.
 */
export const topics = {
  /** Work for extractors, apart from the rest so that its lag is the extractor's backlog. */
  extractionWork: 'extraction-work',
  /** One event for each change of an order's status. */
  orderLifecycle: 'order-lifecycle',
  /** That customers, products or mappings changed: some at least, not which. */
  masterData: 'master-data',
} as const;

export type Topic = (typeof topics)[keyof typeof topics];

export const orderEvents = {
  queued: 'order-queued',
  extracted: 'order-extracted',
  failed: 'order-failed',
  modified: 'order-modified',
  resolved: 'order-resolved',
  sendStarted: 'order-send-started',
  sent: 'order-sent',
  sendRolledBack: 'order-send-rolled-back',
  reprocessed: 'order-reprocessed',
} as const;

export type OrderEvent = (typeof orderEvents)[keyof typeof orderEvents];

export const masterDataEvents = { changed: 'master-data-changed' } as const;
