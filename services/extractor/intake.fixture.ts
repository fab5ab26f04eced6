import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFileBlobs } from '@orderloom/blobs/files.ts';
import { Failure } from '@orderloom/errors/failure.ts';
import type {
  ApplyExtractionRequest,
  Claim,
  FailExtractionRequest,
} from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { Extraction } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import { createLog } from '@orderloom/telemetry/log.ts';
import type { ExtractClaimedContext } from './extract-claimed.ts';

export const extraction: Extraction = {
  purchase_order: { order_number: 'PO-1', order_date: '2026-03-01', items: [] },
  reasons: [],
  confidence: [{ path: 'order_number', confidence: 0.91, because: 'at "PO number"' }],
  evidence: [
    { path: 'order_number', places: [{ file: 'po.txt', page: 1, box: [1, 2, 3, 4], text: 'PO-1' }] },
  ],
  overall_confidence: 0.91,
  duration_ms: 12,
};

/** What stands for the intake service at the other end of the wire, with what it was told. */
export interface PretendIntake {
  client: ExtractClaimedContext['intake'];
  /** Orders that wait. */
  due: string[];
  /** Each call: its name and the order or owner. */
  calls: string[];
  applied: ApplyExtractionRequest[];
  failed: FailExtractionRequest[];
  /** What RenewLease answers; 'away' rejects. */
  renewal: 'held' | 'lost' | 'away';
  /** Calls that are to fail first, by their name. */
  away: string[];
}

export function pretendIntake(): PretendIntake {
  const intake: PretendIntake = {
    client: undefined as never,
    due: [],
    calls: [],
    applied: [],
    failed: [],
    renewal: 'held',
    away: [],
  };
  function hear(call: string, subject: string): void {
    intake.calls.push(`${call} ${subject}`);
    const at = intake.away.indexOf(call);
    if (at < 0) return;
    intake.away.splice(at, 1);
    throw new Failure('unavailable', 'The intake service is away');
  }
  const calls: Partial<ExtractClaimedContext['intake']> = {
    async endOrphanedLeases({ owner }) {
      hear('end leases', owner.split('/')[0]!);
      return { ended: 0 };
    },
    async claimExtraction({ request_id }) {
      hear('claim', request_id ?? 'any');
      const at = request_id ? intake.due.indexOf(request_id) : 0;
      const [claimed] = at < 0 ? [] : intake.due.splice(at, 1);
      return { claim: claimed === undefined ? null : claimOf(claimed) };
    },
    async renewLease({ request_id }) {
      intake.calls.push(`renew ${request_id}`);
      if (intake.renewal === 'away') throw new Failure('unavailable', 'The intake service is away');
      return { held: intake.renewal === 'held' };
    },
    async releaseLease({ request_id }) {
      hear('release', request_id);
      return {};
    },
    async applyExtraction(request) {
      hear('apply', request.request_id);
      intake.applied.push(request);
      return { status: 'PROCESSED' };
    },
    async failExtraction(request) {
      hear('fail', request.request_id);
      intake.failed.push(request);
      return { status: 'QUEUED' };
    },
  };
  intake.client = calls as ExtractClaimedContext['intake'];
  return intake;
}

export function claimOf(request_id: string, changes: Partial<Claim> = {}): Claim {
  return {
    request_id,
    epoch: 3,
    lease_ms: 30_000,
    files: [],
    received_at: '2026-03-02T09:00:00+00:00',
    attempt: 1,
    subject_reference: null,
    sender_address: null,
    sender_name: null,
    parts: [],
    body_blob_key: null,
    taken_offers: [],
    ...changes,
  };
}

/** A folder for blobs, and what to call at the end. */
export function temporaryBlobs() {
  const folder = mkdtempSync(join(tmpdir(), 'extractor-'));
  return {
    blobs: openFileBlobs(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export const log = createLog({ service: 'test', level: 'silent' });
