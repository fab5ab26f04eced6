import { Failure } from '@orderloom/errors/failure.ts';
import type { Intake } from './context.ts';
import { newOrder, type OrderRecord } from './order-record.ts';
import type { RejectedRecord, RejectedStore } from './rejected-store.ts';
import { subjectReference } from './subject-reference.ts';

interface RejectedContext extends Intake {
  rejected: RejectedStore;
}

/** An e-mail that is no order and awaits a decision; a Failure `not_found` for any other id. */
export async function getRejected(intake: RejectedContext, requestId: string): Promise<RejectedRecord> {
  const record = await intake.rejected.get(requestId.toLowerCase());
  const isShown = record?.rejection_status === 'pending' && record.category !== 'purchase_order';
  if (record === undefined || !isShown) {
    throw new Failure('not_found', 'Rejected e-mail not found');
  }
  return record;
}

/**
 * Makes an order of a rejected e-mail, under the same id. Storing the order decides between callers, so that a
 * crash before the rejection is marked loses nothing.
 */
export async function reprocessRejected(intake: RejectedContext, requestId: string): Promise<OrderRecord> {
  const rejected = await intake.rejected.get(requestId.toLowerCase());
  if (rejected === undefined) throw new Failure('not_found', 'Rejected e-mail not found');
  const record = newOrder(
    {
      request_id: rejected.request_id,
      files: rejected.files,
      metadata: rejected.metadata,
      email: {
        blob_key: rejected.email_blob_key,
        body_blob_key: rejected.body_blob_key ?? null,
        sent_at: rejected.sent_at,
        message_id: rejected.message_id ?? null,
        subject_reference: subjectReference(rejected.subject ?? ''),
        subject: rejected.subject ?? null,
        sender: { address: rejected.sender ?? '', name: rejected.from_name ?? '' },
        taken_offers: rejected.taken_offers ?? [],
      },
      message: `E-mail taken as an order though it was classified as ${rejected.category}`,
    },
    { now: intake.now(), newId: intake.newId },
  );
  const won = await intake.orders.insert(record);
  if (!won) await checkOwnOrder(intake, rejected);
  await intake.rejected.markOverridden(rejected.request_id);
  if (!won) throw new Failure('conflict', 'The e-mail was already taken as an order');
  intake.wakeRelay();
  return record;
}

/** An upload may have taken the e-mail's id while the e-mail was classified: then it still awaits its decision. */
async function checkOwnOrder({ orders }: Intake, rejected: RejectedRecord): Promise<void> {
  const stored = await orders.get(rejected.request_id);
  if (stored?.email?.blob_key === rejected.email_blob_key) return;
  throw new Failure('conflict', 'Another order has the request_id of the e-mail');
}
