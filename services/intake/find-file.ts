import { Failure } from '@orderloom/errors/failure.ts';
import type { FindFileResponse } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import type { Intake } from './context.ts';
import { getOrder } from './get-order.ts';
import type { OrderRecord } from './order-record.ts';
import { wholeOrder } from './whole-order.ts';

/** An original by its name, or an artifact made from the order; a Failure `not_found` for any other name. */
export async function findFile(intake: Intake, requestId: string, name: string): Promise<FindFileResponse> {
  const record = await getOrder(intake, requestId);
  const original = record.files.find((file) => file.name === name);
  if (original) {
    const { blob_key, size, sha256 } = original;
    return { name, blob_key, size, sha256, json: null };
  }
  const artifact = {
    name,
    blob_key: null,
    size: null,
    sha256: null,
    json: null,
  };
  if (name === 'evidence.json' && record.evidence_blob_key !== null) {
    return { ...artifact, blob_key: record.evidence_blob_key };
  }
  const json = renderArtifact(record, name);
  if (json === null) throw new Failure('not_found', 'File not found');
  return { ...artifact, json };
}

/** Names that no upload may take; null when the order has no such artifact (yet). */
function renderArtifact(record: OrderRecord, name: string): string | null {
  switch (name) {
    case 'latest_result.json':
      return record.result && toJson(record.result);
    case 'original_result.json':
      return record.original_result && toJson(record.original_result);
    case 'timeline.json':
      return JSON.stringify(record.timeline, null, 2);
    case 'erp_request.json':
      return record.erp_request_json;
    case 'erp_response.json':
      return record.erp_response_json;
    default:
      return null;
  }
}

function toJson(order: PurchaseOrder): string {
  return JSON.stringify(wholeOrder(order), null, 2);
}
