import { Failure, invalid } from '@orderloom/errors/failure.ts';
import { cleanFileName, createFileNamer } from '@orderloom/orders/file-name.ts';
import type { ClassifyEmailResponse } from '@orderloom/proto/gen/classifier/v1/classifier.ts';
import type { AcceptEmailRequest } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { StoredFile } from '@orderloom/proto/gen/orders/v1/order.ts';
import type { Intake } from './context.ts';
import { isoTime, newOrder, type OrderRecord } from './order-record.ts';
import type { RejectedRecord, RejectedStore } from './rejected-store.ts';
import { readRequestId } from './request-id.ts';
import { subjectReference } from './subject-reference.ts';

export interface AcceptEmailContext extends Intake {
  rejected: RejectedStore;
  /** Asks the classifier, which also stores the e-mail's parts. */
  classify: (blobKey: string) => Promise<ClassifyEmailResponse>;
}

/**
 * Stores an e-mail as an order with its body and attachments. One that is something else is recorded as rejected
 * and fails with `not_a_purchase_order`. A known request_id gives what the first call gave.
 */
export async function acceptEmail(
  intake: AcceptEmailContext,
  request: AcceptEmailRequest,
): Promise<OrderRecord> {
  const requestId = readRequestId(request.request_id, intake.newId);
  if (!request.email) throw invalid(['body', 'file'], 'missing', 'Field required');
  const known = await intake.orders.get(requestId);
  if (known) return known;
  const knownRejected = await intake.rejected.get(requestId);
  if (knownRejected) throw notAPurchaseOrder(knownRejected);

  const verdict = await intake.classify(request.email.blob_key);
  const parts = verdict.email?.parts ?? [];
  const files = withOwnNames([request.email, ...parts]);
  if (verdict.category !== 'purchase_order') {
    const rejected = toRejected(requestId, verdict, { ...request, files }, intake.now());
    await intake.rejected.insert(rejected);
    throw notAPurchaseOrder(rejected);
  }
  const record = newOrder(
    {
      request_id: requestId,
      files,
      metadata: request.metadata,
      email: {
        blob_key: request.email.blob_key,
        message_id: verdict.email?.message_id ?? null,
        sent_at: verdict.email?.date ?? null,
        subject_reference: subjectReference(verdict.email?.subject ?? ''),
        sender: { address: verdict.email?.sender ?? '', name: verdict.email?.from_name ?? '' },
      },
      message: `E-mail received with ${parts.length} part(s)`,
    },
    { now: intake.now(), newId: intake.newId },
  );
  await intake.orders.insert(record);
  intake.wakeRelay();
  return (await intake.orders.get(requestId))!;
}

/** An attachment may be called like the e-mail, or like nothing at all once its name is clean. */
function withOwnNames(files: StoredFile[]): StoredFile[] {
  const nameOf = createFileNamer();
  return files.map((file) => ({ ...file, name: nameOf(cleanFileName(file.name) || 'attachment') }));
}

function toRejected(
  requestId: string,
  verdict: ClassifyEmailResponse,
  { metadata, files }: Pick<RejectedRecord, 'metadata' | 'files'>,
  now: number,
): RejectedRecord {
  return {
    request_id: requestId,
    email_type: verdict.category,
    sender: verdict.email?.sender ?? null,
    from_name: verdict.email?.from_name ?? null,
    subject: verdict.email?.subject ?? null,
    timestamp: isoTime(now),
    metadata,
    message_id: verdict.email?.message_id ?? null,
    classification_reason: verdict.reasons.join('; '),
    rejection_status: 'pending',
    original_email_type: verdict.category,
    category: verdict.category,
    language: verdict.language,
    line_item_count: verdict.line_item_count,
    confidence: verdict.confidence,
    files,
    email_blob_key: files[0]!.blob_key,
    sent_at: verdict.email?.date ?? null,
  };
}

function notAPurchaseOrder({
  request_id,
  category,
  subject,
  language,
  line_item_count,
}: RejectedRecord): Failure {
  return new Failure('not_a_purchase_order', `The e-mail is not a purchase order (${category})`, {
    notAPurchaseOrder: { request_id, category, subject: subject ?? '', language, line_item_count },
  });
}
