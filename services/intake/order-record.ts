import type { OutgoingEvent } from '@orderloom/event-log/event-log.ts';
import { type OrderEvent, orderEvents, type Topic, topics } from '@orderloom/orders/order-events.ts';
import { canMove, type OrderStatus, type SendableStatus } from '@orderloom/orders/order-status.ts';
import type { ReviewReason } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import type { FilePart } from '@orderloom/proto/gen/orders/v1/file_part.ts';
import type { MetadataField, StoredFile, TimelineEntry } from '@orderloom/proto/gen/orders/v1/order.ts';
import type { PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import type { TakenOffer } from '@orderloom/proto/gen/orders/v1/taken_offer.ts';
import type { Change } from './compare-orders.ts';

/**
 * All that is known of one order, stored as one document: what happened and what must still be told to others
 * (`outbox`) are written together or not at all. Times are milliseconds since the epoch unless they end in `_at`.
 */
export interface OrderRecord {
  request_id: string;
  status: OrderStatus;
  /** ISO 8601: last change of status. */
  status_at: string;
  /** ISO 8601. */
  created_at: string;
  files: StoredFile[];
  metadata: MetadataField[];
  /** Set for an order from an e-mail. */
  email: EmailOrigin | null;
  email_group_id: string | null;
  order_label: string | null;

  result: PurchaseOrder | null;
  /** As extracted, before anyone changed it. */
  original_result: PurchaseOrder | null;
  /** How often it was changed since it was extracted, by operators and by master data. */
  revision: number;
  /** What each of them changed, oldest first. */
  corrections: Correction[];
  reasons: StoredReason[];
  confidence: number | null;
  evidence_blob_key: string | null;
  duplicate_of: string | null;

  /** The right to extract, while somebody has it. */
  lease: { owner: string; until: number; claim_id: string } | null;
  /** Grows with each lease: a write with an older one is refused. */
  epoch: number;
  /** Leases that ended without a word: the extractor died. */
  interruptions: number;
  retry_count: number;
  next_retry_at: string | null;
  last_error: string | null;

  send: SendInProgress | null;
  /** Bodies of the last send, as JSON. */
  erp_request_json: string | null;
  erp_response_json: string | null;
  erp_ref: string | null;
  /** SHA-256 of each payload that the ERP may have booked without our knowing. */
  unknown_payloads: string[];
  /** The last send whose outcome was applied: hearing the same again changes nothing. */
  finished_send: { send_id: string; kind: string } | null;

  webhook: 'none' | 'pending' | 'attempted';
  /** The order whose retry this one is; absent in records that were made before it was kept. */
  retry_of?: string | null;
  /** The order that a retry of this one made; `queue_successor` is true until that order is stored. */
  successor_id: string | null;
  queue_successor: boolean;
  timeline: TimelineEntry[];
  outbox: OutboxEvent[];
}

/** Without candidates in records that were made before they were kept. */
export type StoredReason = Omit<ReviewReason, 'candidates'> & Partial<Pick<ReviewReason, 'candidates'>>;

/** What the e-mail of an order says besides the order. */
export interface EmailOrigin {
  /** The e-mail itself among the order's files. */
  blob_key: string;
  message_id: string | null;
  /** ISO 8601: when it was sent. */
  sent_at: string | null;
  subject_reference: string | null;
  /** Absent in records that were made before it was kept. */
  subject?: string | null;
  /** Absent in records that were made before it was kept. */
  sender?: { address: string; name: string } | null;
  /** The body among the order's files; absent in records that were made before it was kept. */
  body_blob_key?: string | null;
  /** Of one of several orders in the e-mail: what of the files is about it. */
  parts?: FilePart[];
  /** Offers that the e-mail quotes and its files take; absent in records that were made before they were kept. */
  taken_offers?: TakenOffer[];
}

export interface SendInProgress {
  send_id: string;
  prior_status: SendableStatus;
  payload_json: string;
  payload_sha256: string;
  /** The dispatch process that makes the call. */
  owner: string;
  deadline: number;
}

/** One save by an operator, or what a change of master data told. */
export interface Correction {
  /** ISO 8601. */
  at: string;
  /** `master data` where that is who knew. */
  operator: string;
  changes: Change[];
}

export interface OutboxEvent extends OutgoingEvent {
  topic: Topic;
}

/** What changes an order besides the caller's wish. */
export interface Moment {
  /** Milliseconds since the epoch. */
  now: number;
  newId: () => string;
}

export function isoTime(now: number): string {
  return new Date(now).toISOString().replace('Z', '+00:00');
}

export interface NewOrder {
  request_id: string;
  files: StoredFile[];
  metadata: MetadataField[];
  email: OrderRecord['email'];
  /** Set for one of several orders of an e-mail. */
  email_group_id?: string | null;
  order_label?: string | null;
  /** The order whose retry this one is. */
  retry_of?: string | null;
  message: string;
}

/** A new order, QUEUED, with the event that wakes an extractor. */
export function newOrder(made: NewOrder, moment: Moment): OrderRecord {
  const { request_id, files, metadata, email, message } = made;
  const at = isoTime(moment.now);
  const record: OrderRecord = {
    request_id,
    status: 'QUEUED',
    status_at: at,
    created_at: at,
    files,
    metadata,
    email,
    email_group_id: made.email_group_id ?? null,
    order_label: made.order_label ?? null,
    result: null,
    original_result: null,
    revision: 0,
    corrections: [],
    reasons: [],
    confidence: null,
    evidence_blob_key: null,
    duplicate_of: null,
    lease: null,
    epoch: 0,
    interruptions: 0,
    retry_count: 0,
    next_retry_at: null,
    last_error: null,
    send: null,
    erp_request_json: null,
    erp_response_json: null,
    erp_ref: null,
    unknown_payloads: [],
    finished_send: null,
    webhook: 'none',
    retry_of: made.retry_of ?? null,
    successor_id: null,
    queue_successor: false,
    timeline: [{ at, event: 'queued', message }],
    outbox: [],
  };
  return tell(record, orderEvents.queued, moment);
}

/** Changes the status along the transition table, tells the others, and notes it in the timeline. */
export function moveTo(
  record: OrderRecord,
  status: OrderStatus,
  event: OrderEvent,
  message: string,
  moment: Moment,
): OrderRecord {
  if (!canMove(record.status, status)) {
    throw new Error(`order ${record.request_id} cannot move from ${record.status} to ${status}`);
  }
  const moved = { ...record, status, status_at: isoTime(moment.now) };
  return tell(note(moved, event.replace('order-', '').replaceAll('-', '_'), message, moment), event, moment);
}

/** Adds a line to the timeline. */
export function note(record: OrderRecord, event: string, message: string, moment: Moment): OrderRecord {
  return { ...record, timeline: [...record.timeline, { at: isoTime(moment.now), event, message }] };
}

/** Puts an event into the outbox: a queued order is work for extractors, too. */
function tell(record: OrderRecord, type: OrderEvent, moment: Moment): OrderRecord {
  const event = (topic: Topic): OutboxEvent => ({
    topic,
    id: moment.newId(),
    key: record.request_id,
    type,
    data: { request_id: record.request_id },
  });
  const events = [event(topics.orderLifecycle)];
  if (type === orderEvents.queued) events.push(event(topics.extractionWork));
  return { ...record, outbox: [...record.outbox, ...events] };
}
