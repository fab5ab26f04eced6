import { invalid } from '@orderloom/errors/failure.ts';
import { orderEvents } from '@orderloom/orders/order-events.ts';
import type { Claim, ClaimExtractionRequest } from '@orderloom/proto/gen/intake/v1/intake.ts';
import { changeOrder } from './change-order.ts';
import type { Intake } from './context.ts';
import { type Moment, moveTo, note, type OrderRecord } from './order-record.ts';

/** Long enough to survive a slow moment of its owner, who renews it every third of it. */
export const leaseMs = 30_000;
/**
 * An order whose extractor died that often is taken for the cause. As many as there are tries after other passing
 * failures: a document that harms its parser harms the parser's child, which ends the order at once.
 */
const maxInterruptions = 6;

/**
 * Gives the right to extract one order, or undefined when there is nothing to do (for that order or at all). The same
 * claim_id gives the same claim again: its answer may have been lost.
 */
export async function claimExtraction(
  intake: Intake,
  request: ClaimExtractionRequest,
): Promise<Claim | undefined> {
  if (request.claim_id === '') throw invalid(['claim_id'], 'missing', 'Field required');
  const held = (await intake.orders.leased()).find(({ lease }) => lease!.claim_id === request.claim_id);
  if (held) return toClaim(held);
  const candidates = request.request_id ? [request.request_id] : await intake.orders.due(intake.now(), 10);
  for (const requestId of candidates) {
    let claimed = false;
    const record = await changeOrder(intake, requestId, (current, moment) => {
      const next = claim(current, request, moment);
      claimed = next.lease !== null && next !== current;
      return next;
    });
    if (claimed) return toClaim(record);
  }
  return undefined;
}

/** The same record when there is nothing to claim. The lease counts from before the work, so a crash shows. */
function claim(
  record: OrderRecord,
  { owner, claim_id }: ClaimExtractionRequest,
  moment: Moment,
): OrderRecord {
  const { status, lease, next_retry_at } = record;
  if (status !== 'QUEUED') return record;
  if (lease !== null && lease.until > moment.now) return record;
  if (lease === null && next_retry_at !== null && Date.parse(next_retry_at) > moment.now) return record;
  // A lease that ran out was its owner's death, or silence as long as death.
  const interruptions = record.interruptions + (lease === null ? 0 : 1);
  if (interruptions >= maxInterruptions) return giveUp({ ...record, interruptions, lease: null }, moment);
  const claimed = {
    ...record,
    interruptions,
    next_retry_at: null,
    epoch: record.epoch + 1,
    lease: { owner, until: moment.now + leaseMs, claim_id },
  };
  return lease === null
    ? claimed
    : note(claimed, 'interrupted', 'The extraction was interrupted and starts again', moment);
}

function giveUp(record: OrderRecord, moment: Moment): OrderRecord {
  const reason = `processing was interrupted ${maxInterruptions} times`;
  return moveTo({ ...record, last_error: reason }, 'FAILED', orderEvents.failed, reason, moment);
}

/** Of an e-mail its parts: read as a whole it would tell everything twice. Of a split one those of this order. */
function filesToRead({ email, files }: OrderRecord): OrderRecord['files'] {
  if (email?.parts?.length) {
    const own = new Set(email.parts.map(({ blob_key }) => blob_key));
    return files.filter(({ blob_key }) => own.has(blob_key));
  }
  const parts = files.filter(({ blob_key }) => blob_key !== email?.blob_key);
  return parts.length > 0 ? parts : files;
}

function toClaim(record: OrderRecord): Claim {
  return {
    request_id: record.request_id,
    epoch: record.epoch,
    lease_ms: leaseMs,
    files: filesToRead(record),
    received_at: record.email?.sent_at ?? record.created_at,
    attempt: record.epoch,
    subject_reference: record.email?.subject_reference ?? null,
    subject: record.email?.subject ?? null,
    sender_address: record.email?.sender?.address || null,
    sender_name: record.email?.sender?.name || null,
    parts: record.email?.parts ?? [],
    body_blob_key: record.email?.body_blob_key ?? null,
    taken_offers: record.email?.taken_offers ?? [],
  };
}
