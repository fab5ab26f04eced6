import { Failure, invalid } from '@orderloom/errors/failure.ts';
import type { AcceptUploadRequest } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { Intake } from './context.ts';
import { newOrder, type OrderRecord } from './order-record.ts';
import { readRequestId } from './request-id.ts';

/**
 * Stores an order whose files are in the blob store already. A request_id that is known gives the stored order:
 * the first files win.
 */
export async function acceptUpload(
  intake: Intake,
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
  if (await intake.orders.insert(record)) {
    intake.wakeRelay();
    return { record, created: true };
  }
  const stored = await intake.orders.get(requestId);
  if (stored === undefined) throw new Failure('not_found', 'Order not found');
  return { record: stored, created: false };
}
