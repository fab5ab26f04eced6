import { Failure, invalid } from '@orderloom/errors/failure.ts';
import type { AcceptUploadRequest } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { Intake } from './context.ts';
import { newOrder, type OrderRecord } from './order-record.ts';
import type { RejectedStore } from './rejected-store.ts';
import { readRequestId } from './request-id.ts';
import { emailGroupId } from './split-email.ts';

interface UploadContext extends Intake {
  rejected: RejectedStore;
}

/**
 * Stores an order whose files are in the blob store already. A request_id that is known gives the stored order:
 * the first files win. One that an e-mail has which was rejected or split is refused as `malformed`: it would take
 * the id under which the e-mail can still become an order, or has become several.
 */
export async function acceptUpload(
  intake: UploadContext,
  request: AcceptUploadRequest,
): Promise<{ record: OrderRecord; created: boolean }> {
  const { files, metadata } = request;
  if (files.length === 0) throw invalid(['body', 'files'], 'missing', 'Field required');
  const requestId = readRequestId(request.request_id, intake.newId);
  const record = newOrder(
    {
      request_id: requestId,
      files,
      metadata,
      email: null,
      message: files.length === 1 ? '1 file received' : `${files.length} files received`,
    },
    { now: intake.now(), newId: intake.newId },
  );
  const owner = await emailWithId(intake, requestId);
  if (owner !== null && (await intake.orders.get(requestId)) === undefined) {
    throw new Failure('malformed', `The request_id belongs to an e-mail that was ${owner}`);
  }
  if (await intake.orders.insert(record)) {
    intake.wakeRelay();
    return { record, created: true };
  }
  const stored = await intake.orders.get(requestId);
  if (stored === undefined) throw new Failure('not_found', 'Order not found');
  return { record: stored, created: false };
}

async function emailWithId(
  { rejected, orders }: UploadContext,
  requestId: string,
): Promise<'rejected' | 'split' | null> {
  if ((await rejected.get(requestId)) !== undefined) return 'rejected';
  return (await orders.ofGroup(emailGroupId(requestId), 0)).total > 0 ? 'split' : null;
}
