import { Failure, invalid } from '@orderloom/errors/failure.ts';
import { cleanFileName, createFileNamer } from '@orderloom/orders/file-name.ts';
import type { ClassifyEmailResponse } from '@orderloom/proto/gen/classifier/v1/classifier.ts';
import type { AcceptEmailRequest } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { StoredFile } from '@orderloom/proto/gen/orders/v1/order.ts';
import type { Intake } from './context.ts';
import { type EmailOrigin, isoTime, newOrder, type OrderRecord } from './order-record.ts';
import type { RejectedRecord, RejectedStore } from './rejected-store.ts';
import { readRequestId } from './request-id.ts';
import { emailGroupId, splitEmail } from './split-email.ts';
import { subjectReference } from './subject-reference.ts';

export interface AcceptEmailContext extends Intake {
  rejected: RejectedStore;
  /** Asks the classifier, which also stores the e-mail's parts. */
  classify: (blobKey: string) => Promise<ClassifyEmailResponse>;
}

/** What became of an e-mail. */
export interface AcceptedEmail {
  /** Of the request; of a split e-mail it is no order. */
  request_id: string;
  /** Set when the e-mail was split. */
  email_group_id: string | null;
  orders: OrderRecord[];
}

/**
 * Stores an e-mail as an order with its body and attachments, or as several when it holds several and the tenant has
 * them split. One that is something else is recorded as rejected and fails with `not_a_purchase_order`; one that
 * should be split and cannot be read is recorded, too, and fails with `nothing_to_split`. A known request_id gives
 * what the first call gave.
 */
export async function acceptEmail(
  intake: AcceptEmailContext,
  request: AcceptEmailRequest,
): Promise<AcceptedEmail> {
  const requestId = readRequestId(request.request_id, intake.newId);
  if (!request.email) throw invalid(['body', 'file'], 'missing', 'Field required');
  const known = await findAccepted(intake, requestId);
  if (known) return known;
  const knownRejected = await intake.rejected.get(requestId);
  if (knownRejected) throw refusalOf(knownRejected);

  const verdict = await intake.classify(request.email.blob_key);
  const parts = verdict.email?.parts ?? [];
  const files = withOwnNames([request.email, ...parts]);
  const reject = async (classification_reason: string) => {
    const rejected = toRejected(
      requestId,
      verdict,
      { ...request, files, classification_reason },
      intake.now(),
    );
    await intake.rejected.insert(rejected);
    return refusalOf(rejected);
  };
  if (verdict.category !== 'purchase_order') throw await reject(verdict.reasons.join('; '));
  const whole = {
    request_id: requestId,
    files,
    metadata: request.metadata,
    email: originOf(request.email.blob_key, verdict),
  };
  const moment = { now: intake.now(), newId: intake.newId };
  if (intake.settings.orderSplitting && verdict.orders.length > 1) {
    if (verdict.orders.every(({ readable }) => !readable)) throw await reject(unreadableOrders(verdict));
    await intake.orders.insertAll(splitEmail(verdict, whole, moment));
  } else {
    const message = `E-mail received with ${parts.length} part(s)`;
    await intake.orders.insert(newOrder({ ...whole, message }, moment));
  }
  intake.wakeRelay();
  return (await findAccepted(intake, requestId))!;
}

async function findAccepted({ orders }: Intake, requestId: string): Promise<AcceptedEmail | undefined> {
  const one = await orders.get(requestId);
  if (one) return { request_id: requestId, email_group_id: null, orders: [one] };
  const email_group_id = emailGroupId(requestId);
  const found: OrderRecord[] = [];
  for (;;) {
    const page = await orders.ofGroup(email_group_id, found.length);
    found.push(...page.orders);
    if (found.length >= page.total) break;
  }
  // A retried order is in the group beside the one that was made of it.
  const made = found.filter(({ retry_of }) => retry_of === null || retry_of === undefined);
  return made.length > 0 ? { request_id: requestId, email_group_id, orders: made } : undefined;
}

function originOf(blob_key: string, { email, taken_offers }: ClassifyEmailResponse): EmailOrigin {
  return {
    blob_key,
    message_id: email?.message_id ?? null,
    sent_at: email?.date ?? null,
    subject_reference: subjectReference(email?.subject ?? ''),
    subject: email?.subject ?? null,
    sender: { address: email?.sender ?? '', name: email?.from_name ?? '' },
    body_blob_key: email?.body_blob_key ?? null,
    taken_offers,
  };
}

/** An attachment may be called like the e-mail, or like nothing at all once its name is clean. */
function withOwnNames(files: StoredFile[]): StoredFile[] {
  const nameOf = createFileNamer();
  return files.map((file) => ({ ...file, name: nameOf(cleanFileName(file.name) || 'attachment') }));
}

function toRejected(
  requestId: string,
  verdict: ClassifyEmailResponse,
  {
    metadata,
    files,
    classification_reason,
  }: Pick<RejectedRecord, 'metadata' | 'files' | 'classification_reason'>,
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
    classification_reason,
    rejection_status: 'pending',
    original_email_type: verdict.category,
    category: verdict.category,
    language: verdict.language,
    line_item_count: verdict.line_item_count,
    confidence: verdict.confidence,
    files,
    email_blob_key: files[0]!.blob_key,
    body_blob_key: verdict.email?.body_blob_key ?? null,
    sent_at: verdict.email?.date ?? null,
    taken_offers: verdict.taken_offers,
  };
}

/** Why an e-mail is kept as rejected: it is no order, or it holds several and none can be read. */
function refusalOf(record: RejectedRecord): Failure {
  const { request_id, category, subject, language, line_item_count, classification_reason } = record;
  if (category === 'purchase_order') return new Failure('nothing_to_split', classification_reason);
  return new Failure('not_a_purchase_order', `The e-mail is not a purchase order (${category})`, {
    notAPurchaseOrder: { request_id, category, subject: subject ?? '', language, line_item_count },
  });
}

function unreadableOrders({ orders }: ClassifyEmailResponse): string {
  return `The e-mail holds ${orders.length} orders, and none of their files can be read`;
}
