import type { BlobStore } from '@orderloom/blobs/blob-store.ts';
import type { ResolveOrderRequest } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { Evidence, Extraction } from '@orderloom/proto/gen/orders/v1/extraction.ts';

/** What `evidence.json` of an order holds, each by the path of the value. */
export interface EvidenceFile {
  /** 0 to 1. */
  confidence: Record<string, number>;
  because: Record<string, string>;
  evidence: Record<string, Evidence[]>;
  /** What the documents show to master data, and which lines it told the article of; absent in files of earlier versions. */
  asked_master_data?: ResolveOrderRequest;
}

/** 500 pages of lines make some 10 MB. */
const maxBytes = 64 * 1024 * 1024;

export function evidenceOf({ confidence, evidence, asked }: Extraction): EvidenceFile {
  return {
    confidence: Object.fromEntries(confidence.map((field) => [field.path, field.confidence])),
    because: Object.fromEntries(confidence.map((field) => [field.path, field.because])),
    evidence: Object.fromEntries(evidence.map((field) => [field.path, field.places])),
    ...(asked && { asked_master_data: asked }),
  };
}

export async function putEvidence(blobs: BlobStore, key: string, content: EvidenceFile): Promise<void> {
  await blobs.put(key, new TextEncoder().encode(JSON.stringify(content, null, 1)));
}

/** A Failure `not_found` when there is no such blob. */
export async function readEvidence(blobs: BlobStore, key: string): Promise<EvidenceFile> {
  return JSON.parse(new TextDecoder().decode(await blobs.read(key, maxBytes)));
}
