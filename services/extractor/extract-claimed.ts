import { setTimeout as pause } from 'node:timers/promises';
import type { BlobStore, LocalFile } from '@orderloom/blobs/blob-store.ts';
import { Failure } from '@orderloom/errors/failure.ts';
import type { Claim, IntakeServiceService } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { Extraction } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import type { Range } from '@orderloom/proto/gen/orders/v1/file_part.ts';
import type { RpcClient } from '@orderloom/rpc/methods.ts';
import type { Log } from '@orderloom/telemetry/log.ts';
import { evidenceOf, putEvidence } from './evidence-file.ts';
import type { InputFile } from './extract-child.ts';
import type { FilesOfOrder } from './extract-files.ts';

/** Between two offers of a result to an intake that is away. */
const offerAgainMs = 500;

export interface ExtractClaimedContext {
  intake: RpcClient<typeof IntakeServiceService>;
  blobs: BlobStore;
  extract: (order: FilesOfOrder) => Promise<Extraction>;
  log: Log;
}

/**
 * Extracts the order of a claim and tells intake what came of it. The lease is renewed from here, not from the
 * child that parses: a document that keeps its child busy cannot starve it. Never rejects: what cannot be told
 * now shows as a lease that runs out.
 */
export async function extractClaimed(
  context: ExtractClaimedContext,
  claim: Claim,
  stopping: AbortSignal,
): Promise<void> {
  const { intake, log } = context;
  const { request_id, epoch } = claim;
  const lost = new AbortController();
  const renewal = setInterval(async () => {
    const held = await intake.renewLease({ request_id, epoch }).catch(() => ({ held: true }));
    if (!held.held) lost.abort(new Failure('conflict', 'The extraction lease was lost'));
  }, claim.lease_ms / 3);
  try {
    const signal = AbortSignal.any([stopping, lost.signal]);
    const extraction = await extractFromBlobs(context, claim, signal);
    const status = await apply(context, claim, extraction, signal);
    log.info({ request_id, epoch, status, duration_ms: extraction.duration_ms }, 'order extracted');
  } catch (error) {
    if (stopping.aborted) await intake.releaseLease({ request_id, epoch }).catch(() => {});
    else await tellFailure(context, claim, error);
  } finally {
    clearInterval(renewal);
  }
}

async function extractFromBlobs(
  context: ExtractClaimedContext,
  claim: Claim,
  signal: AbortSignal,
): Promise<Extraction> {
  const local: LocalFile[] = [];
  try {
    const files = [];
    for (const { name, mime_type, blob_key } of claim.files) {
      const file = await context.blobs.fetch(blob_key);
      local.push(file);
      const isBody = blob_key === claim.body_blob_key;
      files.push({
        name,
        mimeType: mime_type,
        path: file.path,
        isBody,
        ...partOf(claim, blob_key),
        ...takenBy(claim, blob_key),
      });
    }
    return await context.extract({
      files,
      requestId: claim.request_id,
      receivedAt: claim.received_at,
      subjectReference: claim.subject_reference ?? null,
      subject: claim.subject ?? null,
      sender: claim.sender_address ? { address: claim.sender_address, name: claim.sender_name ?? '' } : null,
      signal,
    });
  } finally {
    await Promise.all(local.map((file) => file.release()));
  }
}

/** Of an order that is not one of several the whole files. */
function partOf({ parts }: Claim, blobKey: string): Pick<InputFile, 'part'> {
  const part = parts.find(({ blob_key }) => blob_key === blobKey);
  if (!part) return {};
  const range = ({ first, last }: Range) => [first, last] as const;
  const { pages, lines, order_number } = part;
  return { part: { pages: pages.map(range), lines: lines.map(range), orderNumber: order_number ?? null } };
}

function takenBy({ taken_offers }: Claim, blobKey: string): Pick<InputFile, 'takenOffer'> {
  const takenOffer = taken_offers.find(({ blob_key }) => blob_key === blobKey);
  return takenOffer ? { takenOffer } : {};
}

async function apply(
  { intake, blobs }: ExtractClaimedContext,
  claim: Claim,
  extraction: Extraction,
  signal: AbortSignal,
): Promise<string> {
  const { request_id, epoch } = claim;
  const { purchase_order, reasons, overall_confidence, duration_ms } = extraction;
  const evidence_blob_key = `evidence/${request_id}-${epoch}.json`;
  await putEvidence(blobs, evidence_blob_key, evidenceOf(extraction));
  const result = {
    request_id,
    epoch,
    purchase_order: purchase_order ?? null,
    reasons,
    overall_confidence,
    evidence_blob_key,
    duration_ms,
    second_opinion: extraction.second_opinion,
  };
  for (;;) {
    try {
      return (await intake.applyExtraction(result)).status;
    } catch (error) {
      // The work is done and the lease is kept: worth offering until intake is back.
      if (!isAway(error) || signal.aborted) throw error;
      await pause(offerAgainMs);
    }
  }
}

function isAway(error: unknown): boolean {
  return error instanceof Failure && (error.kind === 'unavailable' || error.kind === 'deadline');
}

/** The same bytes cannot succeed later when they are unreadable; anything else may. */
async function tellFailure(
  { intake, log }: ExtractClaimedContext,
  claim: Claim,
  error: unknown,
): Promise<void> {
  const { request_id, epoch } = claim;
  const expected = error instanceof Failure;
  if (expected && error.kind === 'conflict') {
    log.warn({ request_id, epoch }, 'extraction dropped: its lease was lost');
    return;
  }
  const permanent = expected && error.kind === 'unreadable';
  const message = expected ? error.message : 'The files could not be processed (internal error)';
  if (expected) log.warn({ request_id, epoch, permanent, reason: message }, 'order not extracted');
  else log.error({ request_id, epoch, err: error }, 'order not extracted');
  try {
    await intake.failExtraction({ request_id, epoch, message, permanent });
  } catch (failure) {
    log.error({ request_id, epoch, err: failure }, 'failure could not be told; the lease will run out');
  }
}
