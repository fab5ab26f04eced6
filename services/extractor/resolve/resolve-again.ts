import type { BlobStore } from '@orderloom/blobs/blob-store.ts';
import type {
  ApplyResolutionRequest,
  IntakeServiceService,
  UnresolvedOrder,
} from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { ResolveOrderRequest } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { RpcClient } from '@orderloom/rpc/methods.ts';
import { type EvidenceFile, putEvidence, readEvidence } from '../evidence-file.ts';
import { type Answer, readAnswers } from './read-answers.ts';
import type { Resolver } from './resolve-draft.ts';
import { articlePath } from './unresolved-doubts.ts';

export interface ResolveAgainContext {
  intake: RpcClient<typeof IntakeServiceService>;
  blobs: BlobStore;
  resolve: Resolver;
}

/**
 * Asks master data again with what the documents of an order show, and has intake store what it tells by now and why the
 * rest is open. False when it tells nothing new. A Failure `conflict` when the order was changed since it was listed.
 */
export async function resolveAgain(
  { intake, blobs, resolve }: ResolveAgainContext,
  order: UnresolvedOrder,
): Promise<boolean> {
  const evidence = await readEvidence(blobs, order.evidence_blob_key);
  const asked = evidence.asked_master_data;
  if (!asked) return false;
  const request = requestOf(asked, order);
  const { told, reasons } = readAnswers(await resolve(request), request, order, evidence.evidence);
  if (told.length === 0 && reasons.length === 0) return false;
  const { request_id, epoch, revision } = order;
  const values = told.map(({ path, value, isMapped }) => ({ path, value, is_mapped: isMapped }));
  const resolution: Omit<ApplyResolutionRequest, 'evidence_blob_key'> = {
    request_id,
    epoch,
    revision,
    values,
    reasons,
  };
  if (told.length === 0) {
    await intake.applyResolution({ ...resolution, evidence_blob_key: order.evidence_blob_key });
    return false;
  }
  const evidence_blob_key = `evidence/${request_id}-${epoch}-${revision + 1}.json`;
  await putEvidence(blobs, evidence_blob_key, withTold(evidence, request, told));
  await intake.applyResolution({ ...resolution, evidence_blob_key });
  return true;
}

/**
 * What is asked for the customer that the order has: another one's mappings are not his. A line that was decided stays so,
 * unless he has mapped it; a number that was taken as printed, when there were no articles, is not.
 */
function requestOf(asked: ResolveOrderRequest, { paths, customer_id }: UnresolvedOrder): ResolveOrderRequest {
  const open = new Set(paths);
  return {
    ...asked,
    customer_number: customer_id ?? null,
    // Files of earlier versions do not say what was decided: all that is not open.
    lines: asked.lines.map((line, index) => ({
      ...line,
      decided: (line.decided ?? true) && !open.has(articlePath(index)),
    })),
  };
}

function withTold(file: EvidenceFile, request: ResolveOrderRequest, told: readonly Answer[]): EvidenceFile {
  const { confidence, because, evidence } = structuredClone(file);
  const paths = new Set(told.map(({ path }) => path));
  for (const answer of told) {
    confidence[answer.path] = Math.round(answer.confidence * 1000) / 1000;
    because[answer.path] = answer.because;
    evidence[answer.path] ??= answer.places;
  }
  const lines = request.lines.map((line, index) => ({
    ...line,
    decided: (line.decided ?? false) || paths.has(articlePath(index)),
  }));
  return {
    ...file,
    confidence,
    because,
    evidence,
    asked_master_data: { ...request, customer_number: null, lines },
  };
}
